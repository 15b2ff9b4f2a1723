import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { PushEnv } from "./config/push-env.ts";
import { requireSecret } from "./database/secrets.ts";
import type { Database, Tx } from "./database/tables.ts";
import type { JobHandler } from "./jobs/job-runner.ts";
import { stageNews } from "./modules/account/notifications/notification-content.ts";
import { notificationText } from "./modules/account/notifications/notification-text.ts";
import { isOwnOrder } from "./modules/orders/own/order-access.ts";
import type { Orders } from "./modules/orders/service.ts";
import { pushStageHandler, pushStageJob, schedulePushes } from "./modules/push/push-jobs.ts";
import { pushRoutes } from "./modules/push/routes.ts";
import { createPushDevices } from "./modules/push/service.ts";
import type { OrderMove, OrderNews, People } from "./people.ts";
import { createVapid } from "./ports/web-push/vapid.ts";

export interface PushingDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly env: PushEnv;
  readonly publicUrl: URL | null;
  readonly people: Pick<People, "sessions" | "shopperOf">;
}

/** Telling devices of orders by the Push API. */
export interface Pushing {
  readonly jobs: Readonly<Record<string, JobHandler>>;
  /** Inside the transaction that moves an order. */
  readonly alongsideMove: (tx: Tx, move: OrderMove) => Promise<void>;
  /** Inside a transaction: sends news of an order to the devices that hear of it. */
  readonly tell: (tx: Tx, news: OrderNews) => Promise<void>;
  register(app: FastifyInstance, orders: Pick<Orders, "get">): void;
}

/** Names no person: for shops that do not say who they are. */
const nobodySubject = "mailto:push@shop.invalid";

export async function createPushing({ db, now, env, publicUrl, people }: PushingDeps): Promise<Pushing> {
  const shopAddress = publicUrl?.protocol === "https:" ? publicUrl.origin : nobodySubject;
  const vapid = createVapid(await requireSecret(db, "vapid"), env.subject ?? shopAddress);
  return {
    jobs: {
      [pushStageJob]: pushStageHandler({
        db,
        now,
        vapid,
        textOf: notificationText,
      }),
    },
    alongsideMove: (tx, move) =>
      schedulePushes(tx, { id: move.id, at: move.at, stage: move.to, name: move.to, content: stageNews(move) }),
    async tell(tx, { id, at, content }) {
      const order = await tx.selectFrom("orders").select("stage").where("id", "=", id).executeTakeFirst();
      if (order === undefined) return;
      await schedulePushes(tx, { id, at, stage: order.stage, name: `${content.kind}:${at}`, content });
    },
    register(app, orders) {
      pushRoutes(app, {
        devices: createPushDevices({ db, now, services: env.services }),
        publicKey: vapid.publicKey,
        sessions: people.sessions,
        async ownOrder(request, id, key) {
          const order = await orders.get(id);
          const isOwn = order !== null && isOwnOrder(order, key, await people.shopperOf(request));
          return isOwn ? { userId: order.user_id } : null;
        },
      });
    },
  };
}
