import type { Tx } from "../../../database/tables.ts";
import type { Send } from "../../../database/together.ts";
import { lost } from "../placing/unplaced.ts";

/** Counts a live order of the customer; `mustBeFirst` enforces the first-purchase rule under concurrency (COUP-12). */
export async function countCustomerOrder(tx: Tx, send: Send, customer: string, mustBeFirst: boolean): Promise<void> {
  const [counted] = await send(
    tx
      .insertInto("customer_orders")
      .values({ customer, orders: 1 })
      .onConflict((conflict) =>
        conflict.column("customer").doUpdateSet((eb) => ({ orders: eb("customer_orders.orders", "+", 1) })),
      )
      .returning("orders")
      .compile(),
  );
  if (mustBeFirst && counted?.orders !== 1) throw lost("first order");
}

export async function uncountCustomerOrder(tx: Tx, send: Send, customer: string): Promise<void> {
  await send(
    tx
      .updateTable("customer_orders")
      .set((eb) => ({ orders: eb("orders", "-", 1) }))
      .where("customer", "=", customer)
      .compile(),
  );
}
