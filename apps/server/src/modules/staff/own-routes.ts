import {
  ApiErrorSchema,
  AuthenticatorConfirmSchema,
  AuthenticatorSetupSchema,
  DoneSchema,
  OFFICE_PATHS,
  PasswordAgainSchema,
  StaffSessionsSchema,
} from "@skatert/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { TypedApp } from "../../http/typed-app.ts";
import { Refusal } from "../../input/refusal.ts";
import { isoTime } from "../../ports/clock.ts";
import { sessionTag } from "../../realtime/held-session.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import { type OwnGate, rightMissing } from "./sessions/gate.ts";
import { endStaffSessions, listSessionsOf, type StaffSession } from "./sessions/session-store.ts";
import {
  type AuthenticatorDeps,
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
} from "./sign-in/authenticator.ts";
import { checkPassword } from "./sign-in/sign-in.ts";

export interface OwnRoutesDeps extends AuthenticatorDeps {
  readonly gate: OwnGate;
  readonly shop: ShopData;
  readonly onEnded: () => void;
}

const tags = ["office"];
const faults = { 400: ApiErrorSchema, 401: ApiErrorSchema, 404: ApiErrorSchema, 429: ApiErrorSchema };
const SessionParams = z.object({ id: z.string().check(z.maxLength(60)) });

/** The signed-in person's own sessions and authenticator (STAFF-1). */
export function ownRoutes(instance: FastifyInstance, deps: OwnRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  sessionListRoutes(app, deps);
  authenticatorRoutes(app, deps);
}

function sessionListRoutes(app: TypedApp, { db, now, gate, onEnded }: OwnRoutesDeps): void {
  app.get(
    OFFICE_PATHS.sessions,
    {
      schema: {
        tags,
        description: "The caller's own sessions, the last used first.",
        response: { 200: StaffSessionsSchema, ...faults },
      },
    },
    async (request) => {
      const own = await gate.session(request);
      const sessions = await listSessionsOf(db, own.staffId, now());
      return {
        sessions: sessions.map(({ id, agent, deviceId, createdAt, seenAt }) => ({
          ...{ id: sessionTag(id), current: id === own.id, agent, on_device: deviceId !== null },
          ...{ created_at: isoTime(createdAt), seen_at: isoTime(seenAt) },
        })),
      };
    },
  );
  app.delete(
    OFFICE_PATHS.sessions,
    {
      schema: {
        tags,
        description: "Signs the caller out everywhere else.",
        response: { 200: DoneSchema, ...faults },
      },
    },
    async (request) => {
      const own = await gate.session(request);
      // Four digits, seen over a shoulder, must not sign the person out elsewhere.
      if (own.byPin) throw rightMissing("own.sessions", "password-needed");
      await endStaffSessions(db, { staffId: own.staffId, except: own.id });
      onEnded();
      return { status: "success" as const };
    },
  );
  app.delete(
    `${OFFICE_PATHS.sessions}/:id`,
    {
      schema: {
        tags,
        description: "Ends one of the caller's own sessions.",
        params: SessionParams,
        response: { 200: DoneSchema, ...faults },
      },
    },
    async (request) => {
      const { staffId, byPin } = await gate.session(request);
      const sessions = await listSessionsOf(db, staffId, now());
      const found = sessions.find(({ id }) => sessionTag(id) === request.params.id);
      if (found === undefined) throw new Refusal("rest_not_found", "There is no such session");
      if (byPin && found.deviceId === null) throw rightMissing("own.sessions", "password-needed");
      await endStaffSessions(db, { sessionId: found.id });
      onEnded();
      return { status: "success" as const };
    },
  );
}

function authenticatorRoutes(app: TypedApp, deps: OwnRoutesDeps): void {
  app.post(
    OFFICE_PATHS.authenticator,
    {
      schema: {
        tags,
        description:
          "Begins to set up an authenticator app: a secret that is shown once and not stored yet. Needs the password.",
        body: PasswordAgainSchema,
        response: { 200: AuthenticatorSetupSchema, ...faults },
      },
    },
    async (request) => {
      const { staffId: id, login } = await withPassword(deps, request, request.body.password);
      return beginAuthenticator(deps, { id, login }, (await deps.shop.current()).settings().seo.name);
    },
  );
  app.put(
    OFFICE_PATHS.authenticator,
    {
      schema: {
        tags,
        description: "Sets up the authenticator: every later sign-in with a password needs its code.",
        body: AuthenticatorConfirmSchema,
        response: { 200: DoneSchema, ...faults },
      },
    },
    async (request) => {
      await confirmAuthenticator(deps, await deps.gate.caller(request), request.body);
      return { status: "success" as const };
    },
  );
  app.post(
    OFFICE_PATHS.authenticatorRemoval,
    {
      schema: {
        tags,
        description: "Removes the authenticator. Needs the password.",
        body: PasswordAgainSchema,
        response: { 200: DoneSchema, ...faults },
      },
    },
    async (request) => {
      await withPassword(deps, request, request.body.password);
      await removeAuthenticator(deps, await deps.gate.caller(request));
      return { status: "success" as const };
    },
  );
}

/** The session of a caller who enters the password again: a session found open must not change how one signs in. */
export async function withPassword(
  deps: Pick<OwnRoutesDeps, "gate" | "db" | "now" | "digests">,
  request: FastifyRequest,
  password: string,
): Promise<StaffSession> {
  const session = await deps.gate.session(request);
  const { deviceId } = await deps.gate.caller(request);
  await checkPassword(deps, { login: session.login, password, clientAddress: request.ip, deviceId });
  return session;
}
