import {
  ApiErrorSchema,
  AuthenticatorConfirmSchema,
  AuthenticatorSetupSchema,
  DoneSchema,
  OFFICE_PATHS,
  PasswordAgainSchema,
} from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { TypedApp } from "../../http/typed-app.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import { type OwnSessionDeps, ownSessionRoutes } from "./own-session-routes.ts";
import {
  type AuthenticatorDeps,
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
} from "./sign-in/authenticator.ts";

export interface OwnRoutesDeps extends AuthenticatorDeps, OwnSessionDeps {
  readonly shop: ShopData;
}

const tags = ["office"];
const faults = { 400: ApiErrorSchema, 401: ApiErrorSchema, 404: ApiErrorSchema, 429: ApiErrorSchema };

/** The signed-in person's own sessions and authenticator (STAFF-1). */
export function ownRoutes(instance: FastifyInstance, deps: OwnRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  ownSessionRoutes(app, deps);
  authenticatorRoutes(app, deps);
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
      const { staffId: id, login } = await deps.gate.withPassword(request, request.body.password);
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
      await deps.gate.withPassword(request, request.body.password);
      await removeAuthenticator(deps, await deps.gate.caller(request));
      return { status: "success" as const };
    },
  );
}
