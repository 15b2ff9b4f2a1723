import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import { requireSecret } from "./database/secrets.ts";
import type { Database, Tx } from "./database/tables.ts";
import type { JobHandler } from "./jobs/job-runner.ts";
import { notificationText } from "./modules/account/notification-text.ts";
import { isOwnOrder } from "./modules/orders/order-access.ts";
import type { Orders } from "./modules/orders/service.ts";
import { pushStageHandler, pushStageJob, schedulePushes } from "./modules/push/push-jobs.ts";
import { pushRoutes } from "./modules/push/routes.ts";
import { createPushDevices } from "./modules/push/service.ts";
import type { OrderMove, People } from "./people.ts";
import { createVapid } from "./ports/web-push/vapid.ts";
import type { PushEnv } from "./push-env.ts";

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
        textOf: (orderId, stage, language) => notificationText({ kind: "order-stage", orderId, stage }, language),
      }),
    },
    alongsideMove: schedulePushes,
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
