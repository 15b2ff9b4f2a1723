import {
  ApiErrorSchema,
  DoneSchema,
  NewPasskeySchema,
  OFFICE_PATHS,
  PasskeyOptionsSchema,
  PasskeySignInSchema,
  PasskeysSchema,
  PasswordAgainSchema,
  StaffMeSchema,
} from "@skatert/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { TypedApp } from "../../http/typed-app.ts";
import { isoTime } from "../../ports/clock.ts";
import type { OwnRoutesDeps } from "./own-routes.ts";
import type { Me } from "./people/me.ts";
import { type DeviceOf, rightMissing } from "./sessions/gate.ts";
import type { StaffSessions } from "./sessions/staff-sessions.ts";
import { placeOfRequest } from "./sign-in/guess-place.ts";
import { guessLimits, takeGuessOf } from "./sign-in/guesses.ts";
import type { KnownBrowsers } from "./sign-in/known-browsers.ts";
import { passkeysOf } from "./sign-in/passkey-store.ts";
import {
  addPasskey,
  checkPasskey,
  newPasskeyOptions,
  type PasskeyDeps,
  passkeySignInOptions,
  removePasskey,
} from "./sign-in/passkeys.ts";

export interface PasskeyRoutesDeps extends OwnRoutesDeps, PasskeyDeps {
  readonly sessions: StaffSessions;
  readonly deviceOf: DeviceOf;
  readonly me: Me;
  readonly browsers: KnownBrowsers;
}

const tags = ["office"];
const faults = { 400: ApiErrorSchema, 401: ApiErrorSchema, 404: ApiErrorSchema, 429: ApiErrorSchema };
const Params = z.object({ id: z.string().check(z.maxLength(1_500)) });

/** The caller's passkeys, and the sign-in with one (STAFF-1). They need a fixed address of the office. */
export function passkeyRoutes(instance: FastifyInstance, deps: PasskeyRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  ownPasskeyRoutes(app, deps);
  newPasskeyRoutes(app, deps);
  signInRoutes(app, deps);
}

function ownPasskeyRoutes(app: TypedApp, deps: PasskeyRoutesDeps): void {
  app.get(
    OFFICE_PATHS.passkeys,
    { schema: { tags, description: "The caller's passkeys.", response: { 200: PasskeysSchema, ...faults } } },
    async (request) => {
      const { id } = await deps.gate.caller(request);
      const passkeys = (await passkeysOf(deps.db, id)).map((row) => ({
        id: row.credential_id,
        name: row.name,
        created_at: isoTime(Number(row.created_at)),
        used_at: row.used_at === null ? null : isoTime(Number(row.used_at)),
      }));
      return { passkeys };
    },
  );
  app.delete(
    `${OFFICE_PATHS.passkeys}/:id`,
    {
      schema: {
        tags,
        description: "Removes a passkey of the caller.",
        params: Params,
        response: { 200: DoneSchema, 409: ApiErrorSchema, ...faults },
      },
    },
    async (request) => {
      const { byPin } = await deps.gate.session(request);
      if (byPin) throw rightMissing("own.passkeys", "password-needed");
      await removePasskey(deps, await deps.gate.caller(request), request.params.id);
      return { status: "success" as const };
    },
  );
}

function newPasskeyRoutes(app: TypedApp, deps: PasskeyRoutesDeps): void {
  app.post(
    OFFICE_PATHS.passkeyOptions,
    {
      schema: {
        tags,
        description: "Options for `navigator.credentials.create`. Needs the password. They work for five minutes.",
        body: PasswordAgainSchema,
        response: { 200: PasskeyOptionsSchema, ...faults },
      },
    },
    async (request) => {
      const { staffId: id, login, name } = await deps.gate.withPassword(request, request.body.password);
      const options = await newPasskeyOptions(
        deps,
        { id, login, name },
        (await deps.shop.current()).settings().seo.name,
      );
      return { ...options };
    },
  );
  app.post(
    OFFICE_PATHS.passkeys,
    {
      schema: {
        tags,
        description: "Adds the passkey that the browser made.",
        body: NewPasskeySchema,
        response: { 201: DoneSchema, ...faults },
      },
    },
    async (request, reply) => {
      await addPasskey(deps, await deps.gate.caller(request), request.body);
      return reply.code(201).send({ status: "success" as const });
    },
  );
}

function signInRoutes(app: TypedApp, deps: PasskeyRoutesDeps): void {
  async function takeGuess(request: FastifyRequest): Promise<void> {
    const deviceId = (await deps.deviceOf(request))?.id ?? null;
    const place = placeOfRequest(request, { deviceId, browser: deps.browsers.of(request) });
    await takeGuessOf(deps.db, deps.digests.passkey(place), guessLimits.passkey, deps.now());
  }
  app.post(
    OFFICE_PATHS.passkeySignInOptions,
    {
      schema: {
        tags,
        description:
          "Options for `navigator.credentials.get`. 404 with `no-fixed-address` without OFFICE_URL or PUBLIC_URL.",
        response: { 200: PasskeyOptionsSchema, 404: ApiErrorSchema, 429: ApiErrorSchema },
      },
    },
    async (request) => {
      await takeGuess(request);
      return { ...(await passkeySignInOptions(deps)) };
    },
  );
  app.post(
    OFFICE_PATHS.passkeySignIn,
    {
      schema: {
        tags,
        description: "Signs in by passkey and sets the cookie.",
        body: PasskeySignInSchema,
        response: { 200: StaffMeSchema, ...faults },
      },
    },
    async (request, reply) => {
      const staffId = await checkPasskey(deps, request.body);
      const device = await deps.deviceOf(request);
      const session = await deps.sessions.open(request, reply, { staffId, deviceId: device?.id ?? null });
      return deps.me(session, device);
    },
  );
}
