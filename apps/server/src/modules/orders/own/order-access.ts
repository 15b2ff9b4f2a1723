import { timingSafeEqual } from "node:crypto";
import type { Shopper } from "../../../shop/state/shopper.ts";
import type { StoredOrder } from "../stored/stored-order.ts";

/** Whether the caller owns the order: by its key, or as the signed-in user who placed it (ROUTE-4). */
export function isOwnOrder(order: StoredOrder, key: string | null, shopper: Shopper): boolean {
  if (shopper.userId !== null && shopper.userId === order.user_id) return true;
  if (key === null) return false;
  const given = Buffer.from(key);
  const expected = Buffer.from(order.order_key);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
