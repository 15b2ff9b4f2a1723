import { groupOrderChannel, REALTIME_EVENTS } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { Store } from "./database/store.ts";
import { groupOrderRoutes } from "./modules/group-orders/routes.ts";
import { createGroupOrders } from "./modules/group-orders/service.ts";
import type { People } from "./people.ts";
import type { Clock } from "./ports/clock.ts";
import type { Realtime } from "./realtime/realtime.ts";
import type { ShopData } from "./shop/shop-data.ts";

interface GroupOrderDeps {
  readonly store: Store;
  readonly shopData: ShopData;
  readonly clock: Clock;
}

/** Orders for several people. A change rings on the group order's own channel. */
export function registerGroupOrders(
  app: FastifyInstance,
  deps: GroupOrderDeps,
  people: People,
  realtime: Realtime,
): void {
  const { store, shopData, clock } = deps;
  const groups = createGroupOrders({
    db: store.db,
    shop: shopData,
    now: () => clock.now(),
    networkOf: people.networkOf,
    onChanged: (id) => realtime.publish(groupOrderChannel(id), REALTIME_EVENTS.groupOrderChanged, {}),
  });
  groupOrderRoutes(app, groups);
}
