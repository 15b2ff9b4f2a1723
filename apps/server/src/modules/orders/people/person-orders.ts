import { sql } from "kysely";
import { numbersOf } from "../../../shop/guests/guest-numbers.ts";
import type { PersonOrders } from "../../account/person-data.ts";
import { rememberCustomer } from "./former-customer.ts";

export const personOrders: PersonOrders = {
  async joinGuestOrders(tx, { id, phone }) {
    await tx
      .updateTable("orders")
      .set({ user_id: id })
      .where("phone", "in", await numbersOf(tx, phone))
      .where("user_id", "is", null)
      .execute();
  },
  async idsOf(db, userId) {
    const orders = await db.selectFrom("orders").select("id").where("user_id", "=", userId).execute();
    return orders.map(({ id }) => id);
  },
  async hasLiveOrder(tx, userId) {
    const live = await tx
      .selectFrom("orders")
      .select("id")
      .where("user_id", "=", userId)
      .where("stage", "not in", ["handed-over", "cancelled"])
      .executeTakeFirst();
    return live !== undefined;
  },
  async countOf(db, phone) {
    const counted = await db
      .selectFrom("customer_orders")
      .select("orders")
      .where("customer", "=", phone)
      .executeTakeFirst();
    return counted?.orders ?? null;
  },
  async countHandedOver(db, userId) {
    const { count } = await db
      .selectFrom("orders")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("user_id", "=", userId)
      .where("stage", "=", "handed-over")
      .executeTakeFirstOrThrow();
    return Number(count);
  },
  async lockCounters(tx, phones) {
    for (const customer of [...phones].sort()) {
      await tx
        .insertInto("customer_orders")
        .values({ customer, orders: 0 })
        .onConflict((conflict) => conflict.column("customer").doUpdateSet({ orders: sql`customer_orders.orders` }))
        .execute();
    }
  },
  returnCounters: rememberCustomer,
};
