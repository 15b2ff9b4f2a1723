import { type LanguageCode, orderViewToWire } from "@skatert/contract";
import type { Orders } from "../../orders/service.ts";
import type { StoredOrder } from "../../orders/stored/stored-order.ts";

/** Orders as their owner sees them, read one after another: one export must not hold every connection of the store. */
export async function viewsOfOrders(
  orders: Pick<Orders, "view">,
  placed: readonly StoredOrder[],
  language: LanguageCode,
) {
  const views: ReturnType<typeof orderViewToWire>[] = [];
  for (const order of placed) views.push(orderViewToWire(await orders.view(order, language)));
  return views;
}
