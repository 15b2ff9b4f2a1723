import type { CustomerId, OrderId, OrderStage } from "@skatert/domain";
import type { FastifyRequest } from "fastify";
import type { Db } from "../../database/tables.ts";
import type { Shopper } from "../../shop/state/shopper.ts";
import { isOwnOrder } from "./own/order-access.ts";
import { getPromise } from "./promises/promise-repository.ts";
import { briefOf, getOrder } from "./stored/order-repository.ts";
import type { StoredOrder } from "./stored/stored-order.ts";

/** Read access to orders for other modules. */
export interface OrderReader {
  get(id: OrderId): Promise<StoredOrder | null>;
  /** Null: the order does not exist. */
  stageOf(id: OrderId): Promise<OrderStage | null>;
  /** Milliseconds; null: the order has no promise. */
  promisedAt(id: OrderId): Promise<number | null>;
  /** The order if the caller sent its key or placed it (ROUTE-4); null otherwise. */
  findOwn(request: FastifyRequest, id: OrderId, key: string | null): Promise<StoredOrder | null>;
  isOwn(id: OrderId, claim: OrderClaim): Promise<boolean>;
}

export interface OrderClaim {
  readonly userId: CustomerId | null;
  readonly orderKey: string | null;
}

export function createOrderReader(db: Db, shopperOf: (request: FastifyRequest) => Promise<Shopper>): OrderReader {
  return {
    get: (id) => getOrder(db, id),
    stageOf: async (id) => (await briefOf(db, id))?.stage ?? null,
    promisedAt: async (id) => (await getPromise(db, id))?.promised_at ?? null,
    async findOwn(request, id, key) {
      const order = await getOrder(db, id);
      return order !== null && isOwnOrder(order, key, await shopperOf(request)) ? order : null;
    },
    async isOwn(id, { userId, orderKey }) {
      const order = await getOrder(db, id);
      return order !== null && isOwnOrder(order, orderKey, { userId, phone: null });
    },
  };
}
