import type { FastifyInstance } from "fastify";
import type { CommerceDeps } from "./commerce.ts";
import type { Env } from "./config/env.ts";
import type { Store } from "./database/store.ts";
import { createOrderNotices, type OrderNotices } from "./order-notices.ts";
import type { People } from "./people.ts";
import type { Clock } from "./ports/clock.ts";
import type { Pushing } from "./pushing.ts";
import type { ShopData } from "./shop/shop-data.ts";

/** News of orders inside their transactions: for guests' histories and devices, and for the restaurant. */
export function newsOf(
  people: People,
  push: Pushing,
  notices: OrderNotices,
): Pick<CommerceDeps, "alongsideMove" | "tell"> {
  return {
    async alongsideMove(tx, move) {
      await people.alongsideMove(tx, move);
      await push.alongsideMove(tx, move);
    },
    async tell(tx, news) {
      await people.tell(tx, news);
      await push.tell(tx, news);
      await notices.tell(tx, news);
    },
  };
}

interface NoticeDeps {
  readonly store: Store;
  readonly shopData: ShopData;
  readonly clock: Clock;
  readonly env: Pick<Env, "notices" | "publicUrl">;
}

/** Notices of orders for the restaurant; failures are logged in plain words. */
export function openNotices(app: FastifyInstance, { store, shopData, clock, env }: NoticeDeps): OrderNotices {
  return createOrderNotices({
    db: store.db,
    shop: shopData,
    now: () => clock.now(),
    env: env.notices,
    publicUrl: env.publicUrl,
    onDelay: (text) => app.log.warn(text),
    onLost: (text) => app.log.error(text),
    onError: (error) => app.log.error({ err: error }, "order notice failed"),
  });
}
