import type { Store } from "../../apps/server/src/database/store.ts";
import type { OrderDetails } from "../../apps/server/src/modules/orders/stored/order-details.ts";

/** An order as stored; money in minor units. */
export interface StoredOrder {
  readonly id: number;
  readonly stage: string;
  readonly userId: number | null;
  readonly total: number;
  readonly details: OrderDetails;
}

/** Every order of the store, by the key in its comment. */
export async function storedOrders(store: Store): Promise<readonly StoredOrder[]> {
  const rows = await store.db
    .selectFrom("orders")
    .select(["id", "stage", "user_id", "total", "details"])
    .orderBy("id")
    .execute();
  return rows.map(({ user_id: userId, details, ...row }) => ({ ...row, userId, details: JSON.parse(details) }));
}
