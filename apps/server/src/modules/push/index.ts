import type { LanguageCode, PushMessage } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { PushEnv } from "../../config/push-env.ts";
import { requireSecret } from "../../database/secrets.ts";
import type { Database, Tx } from "../../database/tables.ts";
import type { JobHandler } from "../../jobs/job-runner.ts";
import { restingPush } from "../../ports/web-push/resting-services.ts";
import type { PushLetter, PushOutcome } from "../../ports/web-push/send-push.ts";
import { createVapid } from "../../ports/web-push/vapid.ts";
import type { NotificationContent } from "../account/notifications/notification-content.ts";
import type {
  MoneyOwed,
  OrderAmended,
  OrderAnswered,
  OrderBrief,
  OrderMoved,
  PromiseDelayed,
} from "../orders/events.ts";
import type { OrderReader } from "../orders/order-reader.ts";
import { pushStageHandler, pushStageJob, pushUserHandler, pushUserJob, schedulePushes } from "./push-jobs.ts";
import { type PushRoutesDeps, pushRoutes } from "./routes.ts";
import { createPushDevices } from "./service.ts";

/** The text of an event's notification, as in the account's history. */
export interface OrderContent {
  readonly ofMove: (event: OrderMoved) => NotificationContent;
  readonly ofDelay: (event: PromiseDelayed) => NotificationContent;
  readonly ofAnswer: (event: OrderAnswered) => NotificationContent;
  readonly ofAmendment: (event: OrderAmended) => NotificationContent;
  readonly ofMoneyOwed: (event: MoneyOwed) => NotificationContent;
  readonly textOf: (content: NotificationContent, language: LanguageCode) => PushMessage;
}

export interface PushModuleDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly env: PushEnv;
  readonly publicUrl: URL | null;
  readonly orders: Pick<OrderReader, "findOwn" | "stageOf">;
  readonly content: OrderContent;
}

/** Sends to browsers by the Push API, with the shop's key. */
export interface PushSender {
  /** The key for subscriptions of browsers, base64url. */
  readonly publicKey: string;
  send(letter: PushLetter): Promise<PushOutcome>;
}

/** Notifications about orders on the guests' devices, by the Push API. */
export interface PushModule {
  readonly sender: PushSender;
  readonly jobs: Readonly<Record<string, JobHandler>>;
  onMoved(tx: Tx, event: OrderMoved): Promise<void>;
  onAnswered(tx: Tx, event: OrderAnswered): Promise<void>;
  onAmended(tx: Tx, event: OrderAmended): Promise<void>;
  onPromiseDelayed(tx: Tx, event: PromiseDelayed): Promise<void>;
  onMoneyOwed(tx: Tx, event: MoneyOwed): Promise<void>;
  register(app: FastifyInstance, sessions: PushRoutesDeps["sessions"]): void;
}

/** For shops without contact data; names no person. */
const anonymousSubject = "mailto:push@shop.invalid";

export async function createPushModule(deps: PushModuleDeps): Promise<PushModule> {
  const { db, now, env, publicUrl, orders, content } = deps;
  const shopAddress = publicUrl?.protocol === "https:" ? publicUrl.origin : anonymousSubject;
  const vapid = createVapid(await requireSecret(db, "vapid"), env.subject ?? shopAddress);
  const schedule = (tx: Tx, order: OrderBrief, at: number, what: NotificationContent) =>
    schedulePushes(tx, { order, at, name: `${what.kind}:${at}`, content: what });
  const push = restingPush(now);
  const send = (letter: PushLetter) => push(letter, vapid);
  return {
    sender: { publicKey: vapid.publicKey, send },
    jobs: {
      [pushStageJob]: pushStageHandler({ db, now, send, textOf: content.textOf, stageOf: orders.stageOf }),
      [pushUserJob]: pushUserHandler({ db, now, send, textOf: content.textOf }),
    },
    onMoved: (tx, event) =>
      schedulePushes(tx, { order: event.order, at: event.at, name: event.to, content: content.ofMove(event) }),
    onAnswered: (tx, event) => schedule(tx, event.order, event.at, content.ofAnswer(event)),
    onAmended: (tx, event) => schedule(tx, event.order, event.at, content.ofAmendment(event)),
    onPromiseDelayed: (tx, event) => schedule(tx, event.order, event.at, content.ofDelay(event)),
    onMoneyOwed: (tx, event) => schedule(tx, event.order, event.at, content.ofMoneyOwed(event)),
    register(app, sessions) {
      pushRoutes(app, {
        devices: createPushDevices({ db, now, services: env.services }),
        publicKey: vapid.publicKey,
        sessions,
        async ownOrder(request, id, key) {
          const order = await orders.findOwn(request, id, key);
          return order === null ? null : { userId: order.user_id };
        },
      });
    },
  };
}
