import {
  ApiErrorSchema,
  LinkPurposeSchema,
  LinkTokenSchema,
  LinkUseSchema,
  OFFICE_PATHS,
  StaffMeSchema,
} from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { type LinkDeps, purposeOfLink, useLink } from "./links/use-link.ts";
import type { Me } from "./people/me.ts";
import type { DeviceOf } from "./sessions/gate.ts";
import type { StaffSessions } from "./sessions/staff-sessions.ts";

export interface LinkRoutesDeps extends LinkDeps {
  readonly sessions: StaffSessions;
  readonly deviceOf: DeviceOf;
  readonly me: Me;
}

const tags = ["office"];
const faults = { 400: ApiErrorSchema, 404: ApiErrorSchema };

/** One-time links: for the first owner, invited people, and people without a password (STAFF-1). */
export function linkRoutes(instance: FastifyInstance, deps: LinkRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.post(
    OFFICE_PATHS.linkLook,
    {
      schema: {
        tags,
        description: "What a one-time link is for. The token is in the body, because addresses are logged.",
        body: LinkTokenSchema,
        response: { 200: LinkPurposeSchema, ...faults },
      },
    },
    async ({ body }) => {
      const { kind, person } = await purposeOfLink(deps, body.token);
      return { kind, person: person === null ? null : { name: person.name, login: person.login } };
    },
  );
  app.post(
    OFFICE_PATHS.linkUse,
    {
      schema: {
        tags,
        description:
          "Uses a one-time link and signs in: creates an owner, or sets the password of the link's person. 404 with `link-spent` for a link that was used, replaced or is too old.",
        body: LinkUseSchema,
        response: { 200: StaffMeSchema, ...faults },
      },
    },
    async (request, reply) => {
      const staffId = await useLink(deps, request.body);
      const device = await deps.deviceOf(request);
      const session = await deps.sessions.open(request, reply, { staffId, deviceId: device?.id ?? null });
      return deps.me(session, device);
    },
  );
}
