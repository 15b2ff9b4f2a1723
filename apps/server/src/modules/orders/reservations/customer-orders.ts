import type { Tx } from "../../../database/tables.ts";
import { ReservationLost } from "./reservation-lost.ts";

/** Counts a live order of the customer; `mustBeFirst` holds the first-purchase rule under concurrency (COUP-12). */
export async function countCustomerOrder(tx: Tx, customer: string, mustBeFirst: boolean): Promise<void> {
  await tx
    .insertInto("customer_orders")
    .values({ customer, orders: 0 })
    .onConflict((conflict) => conflict.column("customer").doNothing())
    .execute();
  let update = tx
    .updateTable("customer_orders")
    .set((eb) => ({ orders: eb("orders", "+", 1) }))
    .where("customer", "=", customer);
  if (mustBeFirst) update = update.where("orders", "=", 0);
  const result = await update.executeTakeFirst();
  if (result.numUpdatedRows !== 1n) throw new ReservationLost("first order");
}

export async function uncountCustomerOrder(tx: Tx, customer: string): Promise<void> {
  await tx
    .updateTable("customer_orders")
    .set((eb) => ({ orders: eb("orders", "-", 1) }))
    .where("customer", "=", customer)
    .execute();
}
