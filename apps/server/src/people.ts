import { type LanguageCode, orderViewToWire } from "@skatert/contract";
import { localTime, type OrderStage } from "@skatert/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Env } from "./config/env.ts";
import { requireSecret } from "./database/secrets.ts";
import type { Database, Tx } from "./database/tables.ts";
import { createRefusalWatch, type RefusalWatch } from "./http/limits/refusal-watch.ts";
import { registerSessions, type Sessions } from "./http/sessions/session.ts";
import { exportAccount } from "./modules/account/leaving/export-account.ts";
import {
  type GivenBack,
  type NotificationContent,
  stageNews,
} from "./modules/account/notifications/notification-content.ts";
import { addNotification } from "./modules/account/notifications/notification-repository.ts";
import { accountRoutes } from "./modules/account/routes.ts";
import { createAccounts } from "./modules/account/service.ts";
import { createSignIn } from "./modules/account/sign-in.ts";
import { createChallenges } from "./modules/auth/challenge.ts";
import { createDigests, type Digests } from "./modules/auth/digests.ts";
import { authRoutes } from "./modules/auth/routes.ts";
import { SEND_REFUSALS, type SendRefusal } from "./modules/auth/send-budget.ts";
import { createLogin } from "./modules/auth/service.ts";
import { createTelegramLinks } from "./modules/auth/telegram-links.ts";
import { acceptInvitation } from "./modules/loyalty/referrals.ts";
import { loyaltyRoutes } from "./modules/loyalty/routes.ts";
import { createLoyalty, type Loyalty } from "./modules/loyalty/service.ts";
import type { Orders } from "./modules/orders/service.ts";
import type { CodeChannel } from "./ports/messenger/code-channel.ts";
import { type CodeDelivery, createCodeDelivery } from "./ports/messenger/deliver-code.ts";
import { createOutbox, outboxFile } from "./ports/messenger/outbox.ts";
import type { ShopData } from "./shop/shop-data.ts";
import type { Shopper } from "./shop/shop-state.ts";

export interface PeopleDeps {
  readonly db: Kysely<Database>;
  readonly shop: ShopData;
  readonly now: () => number;
  readonly env: Pick<Env, "dataDir" | "publicUrl" | "production" | "login">;
  readonly providers: readonly CodeChannel[];
}

/** An order on the move. */
export interface OrderMove {
  readonly id: number;
  readonly to: OrderStage;
  readonly at: number;
  readonly isDelivery: boolean;
  /** Of a cancelled order; absent: there is nothing to give back. */
  readonly back?: GivenBack;
}

/** News of an order for its owner, where no stage tells them. */
export interface OrderNews {
  readonly id: number;
  readonly at: number;
  readonly content: NotificationContent;
}

/** Everything about people: sessions, sign-in, accounts and loyalty. */
export interface People {
  readonly sessions: Sessions;
  readonly shopperOf: (request: FastifyRequest) => Promise<Shopper>;
  /** A keyed digest of where a request came from: the limits keep no address. */
  readonly networkOf: (address: string) => string;
  /** The same of the provider's block around it. */
  readonly wideNetworkOf: (address: string) => string;
  /** A keyed digest of a number, E.164. */
  readonly personOf: (phone: string) => string;
  /** One-time codes that were not sent. */
  readonly codeRefusals: RefusalWatch<SendRefusal>;
  /** Inside the transaction that moves an order: the history of its user, the reward of an invitation. */
  readonly alongsideMove: (tx: Tx, move: OrderMove) => Promise<void>;
  /** Inside a transaction: puts news of an order into its user's history. */
  readonly tell: (tx: Tx, news: OrderNews) => Promise<void>;
  register(app: FastifyInstance, with_: PeopleRoutesDeps): void;
}

export interface PeopleRoutesDeps {
  readonly orders: Pick<Orders, "list" | "view">;
  /** After points of a user changed, and committed. */
  readonly onPoints: (userId: number) => void;
}

export async function createPeople(app: FastifyInstance, deps: PeopleDeps): Promise<People> {
  const { db, shop, now, env } = deps;
  const secret = await requireSecret(db, "login");
  const digests = createDigests(secret);
  const sessions = await registerSessions(app, { db, now, publicUrl: env.publicUrl });
  const delivery = deliveryOf(app, deps);
  const { login, codeRefusals } = openLogin(app, deps, { secret, digests, delivery });
  const signIn = createSignIn({
    db,
    now,
    personOf: digests.person,
    onInvited: (tx, user, referral) => acceptInvitation(tx, user.id, referral, now()),
  });
  const accounts = createAccounts({ db, now, personOf: digests.person });
  let onPoints: PeopleRoutesDeps["onPoints"] = () => undefined;
  const loyalty = createLoyalty({
    db,
    shop,
    now,
    personOf: digests.person,
    notify: addNotification,
    onPoints: (userId) => onPoints(userId),
  });

  return {
    sessions,
    networkOf: digests.network,
    wideNetworkOf: digests.wideNetwork,
    personOf: digests.person,
    codeRefusals,
    shopperOf: async (request) => (await sessions.viewerOf(request)) ?? { userId: null, phone: null },
    async tell(tx, { id, at, content }) {
      const userId = await userOf(tx, id);
      if (userId !== null) await addNotification(tx, userId, content, at);
    },
    alongsideMove: (tx, move) => tellMove(tx, move, loyalty),
    register(routes, { orders, onPoints: bell }) {
      onPoints = bell;
      const outboxHint = delivery.toOutbox && !env.production ? outboxFile : null;
      authRoutes(routes, { login, links: createTelegramLinks(db, now), sessions, signIn, outboxHint });
      accountRoutes(routes, {
        accounts,
        sessions,
        today: async () => localTime(now(), (await shop.current()).settings().timeZone).day,
        exportOf: async (userId, language) => ({
          ...(await exportAccount(db, accounts, userId, language)),
          orders: await ordersOf(orders, userId, language),
        }),
      });
      loyaltyRoutes(routes, { loyalty, sessions, publicUrl: env.publicUrl });
    },
  };
}

/** The order's history for its user; the reward of an invitation comes with the first order handed over. */
async function tellMove(tx: Tx, move: OrderMove, loyalty: Pick<Loyalty, "onHandedOver">): Promise<void> {
  const userId = await userOf(tx, move.id);
  if (userId === null) return;
  await addNotification(tx, userId, stageNews(move), move.at);
  if (move.to === "handed-over") await loyalty.onHandedOver(tx, userId, move.at);
}

async function userOf(tx: Tx, orderId: number): Promise<number | null> {
  const order = await tx.selectFrom("orders").select("user_id").where("id", "=", orderId).executeTakeFirst();
  return order?.user_id ?? null;
}

/** Sign-in by code, with a count of the codes that were not sent. */
function openLogin(
  app: FastifyInstance,
  { db, now, env }: PeopleDeps,
  own: { readonly secret: string; readonly digests: Digests; readonly delivery: CodeDelivery },
) {
  const { secret, digests, delivery } = own;
  const codeRefusals = createRefusalWatch(SEND_REFUSALS, now, (refusal) => logRefusal(app, refusal));
  const challenges = createChallenges(secret, now);
  const onRefused = codeRefusals.note;
  const login = createLogin({ db, now, digests, delivery, settings: env.login, challenges, onRefused });
  return { login, codeRefusals };
}

/** A spent budget of the whole shop needs the operator; other refusals are routine. */
function logRefusal(app: FastifyInstance, refusal: SendRefusal): void {
  if (refusal === "shop") app.log.warn("hourly login code budget spent; sign-in by code is refused");
  else app.log.info({ refusal }, "login code refused");
}

/** The providers, or the outbox file while none is set; failures are logged without number and code. */
function deliveryOf(app: FastifyInstance, { env, now, providers }: PeopleDeps): CodeDelivery {
  return createCodeDelivery({
    providers,
    now,
    outboxFor(channel) {
      app.log.info({ channel, file: outboxFile }, "no provider is set: a message goes to the outbox file");
      return createOutbox(channel, { dataDir: env.dataDir, now });
    },
    onFailure: (provider, error) => app.log.warn({ provider, reason: error.message }, "a code could not be brought"),
  });
}

/** Every order of a user, as its owner sees it. */
async function ordersOf(orders: Pick<Orders, "list" | "view">, userId: number, language: LanguageCode) {
  const perPage = 1_000_000;
  const found = await orders.list({
    stages: null,
    userId,
    after: null,
    before: null,
    search: "",
    oldestFirst: false,
    page: 1,
    perPage,
  });
  return Promise.all(found.orders.map(async (order) => orderViewToWire(await orders.view(order, language))));
}
