import { ApiErrorSchema, DoneSchema, OFFICE_PATHS, OwnPasswordSchema, OwnSignInSchema } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { Refusal } from "../../input/refusal.ts";
import { findStaff } from "./people/staff-store.ts";
import type { OwnGate } from "./sessions/gate.ts";
import { changeOwnPassword, type OwnPasswordDeps } from "./sign-in/own-password.ts";

export interface OwnSignInRoutesDeps extends OwnPasswordDeps {
  readonly gate: OwnGate;
}

const tags = ["office"];
const faults = { 400: ApiErrorSchema, 401: ApiErrorSchema, 404: ApiErrorSchema, 429: ApiErrorSchema };

/** The signed-in person's means of signing in, and a new password (STAFF-1). */
export function ownSignInRoutes(instance: FastifyInstance, deps: OwnSignInRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    OFFICE_PATHS.ownSignIn,
    {
      schema: {
        tags,
        description: "How the caller can sign in: password, authenticator, and whether passkeys work here.",
        response: { 200: OwnSignInSchema, ...faults },
      },
    },
    async (request) => {
      const { id } = await deps.gate.caller(request);
      const person = await findStaff(deps.db, { id });
      if (person === null) throw new Refusal("staff_session_required", "Sign in to the office first");
      const { login, hasPassword, hasAuthenticator } = person;
      return {
        login,
        has_password: hasPassword,
        has_authenticator: hasAuthenticator,
        passkeys_available: deps.publicUrl !== null && request.host === deps.publicUrl.host,
      };
    },
  );
  app.put(
    OFFICE_PATHS.ownPassword,
    {
      schema: {
        tags,
        description:
          "Changes the caller's password. Needs one proof: the present password, a code of the authenticator, or a passkey's answer to the options for a sign-in. Every other session of the caller ends. 400 with `password-same` for the present password.",
        body: OwnPasswordSchema,
        response: { 200: DoneSchema, ...faults },
      },
    },
    async (request) => {
      const caller = await deps.gate.caller(request);
      const { login } = await deps.gate.session(request);
      await changeOwnPassword(deps, { caller, login }, request.body);
      return { status: "success" as const };
    },
  );
}
