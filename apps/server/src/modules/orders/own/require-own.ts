import { wireQueryText } from "@skatert/contract";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { LongIdParams } from "../../../input/id-params.ts";
import { Refusal } from "../../../input/refusal.ts";
import type { Shopper } from "../../../shop/state/shopper.ts";
import type { Orders } from "../service.ts";
import type { StoredOrder } from "../stored/stored-order.ts";
import { isOwnOrder } from "./order-access.ts";

export interface OwnOrderRoutesDeps {
  readonly orders: Orders;
  readonly shopperOf: (request: FastifyRequest) => Promise<Shopper>;
}

export const OrderQuery = z.looseObject({ key: wireQueryText, lang: wireQueryText });

export type OwnRequest = FastifyRequest & {
  readonly params: z.infer<typeof LongIdParams>;
  readonly query: z.infer<typeof OrderQuery>;
};

/** The order if the caller sent its key or placed it; otherwise a 404, which does not reveal that the order exists. */
export async function requireOwn(deps: OwnOrderRoutesDeps, request: OwnRequest): Promise<StoredOrder> {
  const order = await deps.orders.get(Number(request.params.id));
  if (order === null || !isOwnOrder(order, request.query.key ?? null, await deps.shopperOf(request))) {
    throw new Refusal("rest_not_found", "There is no such order");
  }
  return order;
}
