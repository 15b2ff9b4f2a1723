import { ApiErrorSchema, DoneSchema, OFFICE_PATHS, StaffMeSchema, StaffSignInSchema } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Me } from "./people/me.ts";
import type { DeviceOf, OwnGate } from "./sessions/gate.ts";
import type { StaffSessions } from "./sessions/staff-sessions.ts";
import { type AuthenticatorDeps, checkAuthenticator } from "./sign-in/authenticator.ts";
import { placeOfRequest } from "./sign-in/guess-place.ts";
import type { KnownBrowsers } from "./sign-in/known-browsers.ts";
import { checkPassword } from "./sign-in/sign-in.ts";

export interface SessionRoutesDeps extends AuthenticatorDeps {
  readonly gate: OwnGate;
  readonly sessions: StaffSessions;
  readonly deviceOf: DeviceOf;
  readonly me: Me;
  readonly browsers: KnownBrowsers;
}

const tags = ["office"];
const faults = { 401: ApiErrorSchema };

/** Sign-in and sign-out of staff, and the person who is signed in (STAFF-1, OFFICE-2). */
export function sessionRoutes(instance: FastifyInstance, deps: SessionRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.post(
    OFFICE_PATHS.session,
    {
      schema: {
        tags,
        description:
          "Signs in a staff member and sets the cookie. An unknown login and a wrong password get the same answer; 401 with `code-required` asks for the code of the person's authenticator. 429 has `Retry-After`.",
        body: StaffSignInSchema,
        response: { 200: StaffMeSchema, ...faults, 429: ApiErrorSchema },
      },
    },
    async (request, reply) => {
      const { login, password, code } = request.body;
      const device = await deps.deviceOf(request);
      const deviceId = device?.id ?? null;
      const place = placeOfRequest(request, { deviceId, browser: deps.browsers.of(request, login) });
      const staffId = await checkPassword(deps, { login, password, place });
      await checkAuthenticator(deps, staffId, code);
      const session = await deps.sessions.open(request, reply, { staffId, deviceId });
      return deps.me(session, device);
    },
  );
  app.delete(
    OFFICE_PATHS.session,
    { schema: { tags, description: "Signs out. Does nothing without a session.", response: { 200: DoneSchema } } },
    async (request, reply) => {
      await deps.sessions.close(request, reply);
      return { status: "success" as const };
    },
  );
  app.get(
    OFFICE_PATHS.me,
    {
      schema: {
        tags,
        description: "The signed-in person with roles, branches and the enrolled device.",
        response: { 200: StaffMeSchema, ...faults },
      },
    },
    async (request) => deps.me(await deps.gate.session(request), await deps.deviceOf(request)),
  );
}
