import type { Tx } from "../../../database/tables.ts";
import { formerName } from "../../../shop/guests/former-name.ts";

/** Removes the number from the counters; returns the pseudonym that replaces it. */
export async function forgetCustomer(tx: Tx, phone: string, person: string): Promise<string> {
  const name = formerName(person);
  await joinCustomer(tx, phone, name);
  return name;
}

/** Restores the counters of a number that registers again. */
export async function rememberCustomer(tx: Tx, phone: string, person: string): Promise<void> {
  await joinCustomer(tx, formerName(person), phone);
}

/** Adds the counters and coupon uses of one name to those of another. */
export async function joinCustomer(tx: Tx, from: string, to: string): Promise<void> {
  const counted = await tx.deleteFrom("customer_orders").where("customer", "=", from).returningAll().execute();
  for (const row of counted) await openCount(tx, to, row.orders);
  const uses = await tx.deleteFrom("coupon_counters").where("customer", "=", from).returningAll().execute();
  for (const row of uses) {
    await tx
      .insertInto("coupon_counters")
      .values({ ...row, customer: to })
      .onConflict((conflict) =>
        conflict
          .columns(["coupon_id", "customer"])
          .doUpdateSet((eb) => ({ uses: eb("coupon_counters.uses", "+", row.uses) })),
      )
      .execute();
  }
  await tx.updateTable("coupon_uses").set({ customer: to }).where("customer", "=", from).execute();
}

/** Adds orders to the count of a customer. */
export async function openCount(tx: Tx, customer: string, orders: number): Promise<void> {
  await tx
    .insertInto("customer_orders")
    .values({ customer, orders })
    .onConflict((conflict) =>
      conflict.column("customer").doUpdateSet((eb) => ({ orders: eb("customer_orders.orders", "+", orders) })),
    )
    .execute();
}
