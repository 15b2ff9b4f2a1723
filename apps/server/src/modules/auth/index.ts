import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Env } from "../../config/env.ts";
import { requireSecret } from "../../database/secrets.ts";
import type { Database } from "../../database/tables.ts";
import { createRefusalWatch, type RefusalWatch } from "../../http/limits/refusal-watch.ts";
import { registerSessions, type Sessions } from "../../http/sessions/session.ts";
import type { CodeChannel } from "../../ports/messenger/code-channel.ts";
import { type CodeDelivery, createCodeDelivery } from "../../ports/messenger/deliver-code.ts";
import { createOutbox, outboxFile } from "../../ports/messenger/outbox.ts";
import type { Shopper } from "../../shop/state/shopper.ts";
import { createChallenges } from "./challenge.ts";
import { createDigests } from "./digests.ts";
import { type AuthRoutesDeps, authRoutes } from "./routes.ts";
import { SEND_REFUSALS, type SendRefusal } from "./send-budget.ts";
import { createLogin } from "./service.ts";
import { createTelegramLinks } from "./telegram-links.ts";

export interface AuthModuleDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly env: Pick<Env, "dataDir" | "publicUrl" | "production" | "login">;
  /** Providers that deliver one-time codes; empty: codes go to the outbox file. */
  readonly providers: readonly CodeChannel[];
}

/** Sessions, sign-in by code, and the digests that limits store in place of addresses and numbers. */
export interface AuthModule {
  readonly sessions: Sessions;
  readonly shopperOf: (request: FastifyRequest) => Promise<Shopper>;
  /** A keyed digest of the caller's network: limits store no address. */
  readonly networkOf: (address: string) => string;
  /** The same for the provider's block around it. */
  readonly wideNetworkOf: (address: string) => string;
  /** A keyed digest of a phone number, E.164. */
  readonly personOf: (phone: string) => string;
  /** Counts the one-time codes that a limit refused. */
  readonly codeRefusals: RefusalWatch<SendRefusal>;
  register(app: FastifyInstance, signIn: AuthRoutesDeps["signIn"]): void;
}

export async function createAuthModule(app: FastifyInstance, deps: AuthModuleDeps): Promise<AuthModule> {
  const { db, now, env } = deps;
  const secret = await requireSecret(db, "login");
  const digests = createDigests(secret);
  const sessions = await registerSessions(app, { db, now, publicUrl: env.publicUrl });
  const delivery = deliveryOf(app, deps);
  const codeRefusals = createRefusalWatch(SEND_REFUSALS, now, (refusal) => logRefusal(app, refusal));
  const login = createLogin({
    db,
    now,
    digests,
    delivery,
    settings: env.login,
    challenges: createChallenges(secret, now),
    onRefused: codeRefusals.note,
  });
  return {
    sessions,
    networkOf: digests.network,
    wideNetworkOf: digests.wideNetwork,
    personOf: digests.person,
    codeRefusals,
    shopperOf: async (request) => (await sessions.viewerOf(request)) ?? { userId: null, phone: null },
    register(routes, signIn) {
      const outboxHint = delivery.toOutbox && !env.production ? outboxFile : null;
      authRoutes(routes, { login, links: createTelegramLinks(db, now), sessions, signIn, outboxHint });
    },
  };
}

/** The operator must act on a spent budget of the whole shop; other refusals are routine. */
function logRefusal(app: FastifyInstance, refusal: SendRefusal): void {
  if (refusal === "shop") app.log.warn("hourly login code budget spent; sign-in by code is refused");
  else app.log.info({ refusal }, "login code refused");
}

/** The providers, or the outbox file if none is configured; failures are logged without number and code. */
function deliveryOf(app: FastifyInstance, { env, now, providers }: AuthModuleDeps): CodeDelivery {
  return createCodeDelivery({
    providers,
    now,
    outboxFor(channel) {
      app.log.info(
        { channel, file: outboxFile },
        "no message provider is configured; the message is written to the outbox file",
      );
      return createOutbox(channel, { dataDir: env.dataDir, now });
    },
    onFailure: (provider, error) => app.log.warn({ provider, reason: error.message }, "login code delivery failed"),
  });
}
