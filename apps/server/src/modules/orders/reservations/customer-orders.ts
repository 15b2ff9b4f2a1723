import type { Tx } from "../../../database/tables.ts";
import type { Send } from "../../../database/together.ts";
import { joinedNumberQuery } from "../../../shop/guests/guest-numbers.ts";
import { lost } from "../placing/unplaced.ts";

/**
 * Counts a live order of the customer; `mustBeFirst` enforces the first-purchase rule under concurrency (COUP-12). The
 * count locks the customer against a merge of numbers; an order of a number that was joined to another guest since the
 * read is decided again (GUEST-1).
 */
export async function countCustomerOrder(tx: Tx, send: Send, customer: string, mustBeFirst: boolean): Promise<void> {
  const counting = send(
    tx
      .insertInto("customer_orders")
      .values({ customer, orders: 1 })
      .onConflict((conflict) =>
        conflict.column("customer").doUpdateSet((eb) => ({ orders: eb("customer_orders.orders", "+", 1) })),
      )
      .returning("orders")
      .compile(),
  );
  const [[counted], joined] = await Promise.all([counting, send(joinedNumberQuery(tx, customer))]);
  if (joined.length > 0) throw lost("number");
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
