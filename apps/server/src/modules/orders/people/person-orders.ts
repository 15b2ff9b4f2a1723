import type { CustomerId, OrderId } from "@skatert/domain";
import { sql } from "kysely";
import type { Db, Tx } from "../../../database/tables.ts";
import { numbersOf } from "../../../shop/guests/guest-numbers.ts";
import { rememberCustomer } from "./former-customer.ts";

/** The order functions that accounts need. */
export interface PersonOrders {
  /** Adds to the account the orders that its numbers placed as a guest. */
  joinGuestOrders(tx: Tx, user: { readonly id: CustomerId; readonly phone: string }): Promise<void>;
  idsOf(db: Db, userId: CustomerId): Promise<readonly OrderId[]>;
  /** Whether an order of the person is not finished. */
  hasLiveOrder(tx: Tx, userId: CustomerId): Promise<boolean>;
  /** Orders counted for a number, cancelled ones included; null: the number never ordered. */
  countOf(db: Db, phone: string): Promise<number | null>;
  countHandedOver(db: Db, userId: CustomerId): Promise<number>;
  /** Locks the counters of these numbers against orders until the transaction ends. */
  lockCounters(tx: Tx, phones: readonly string[]): Promise<void>;
  /** Restores the counters of a number that registers again. */
  returnCounters(tx: Tx, phone: string, person: string): Promise<void>;
}

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
