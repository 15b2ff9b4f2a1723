import { readIsoDay } from "@skatert/contract";
import type { CheckoutCustomer, CustomerId } from "@skatert/domain";
import { type CompiledQuery, type RawBuilder, sql } from "kysely";
import type { Db } from "../../database/tables.ts";

/** The caller. A guest has neither field; when placing an order, a guest has the order's phone. */
export interface Shopper {
  readonly userId: CustomerId | null;
  /** E.164. Null with a user: the account's number is read together with the rest. */
  readonly phone: string | null;
}

/** The facts about a shopper that coupons use; null for a guest without a phone. */
export async function readCustomer(db: Db, shopper: Shopper): Promise<CheckoutCustomer | null> {
  const person = personQuery(db, shopper);
  return person === null ? null : customerOf(shopper, (await db.executeQuery(person)).rows[0]);
}

/** The customer's live orders and, with an account, birthday and points; null for a guest without a phone. */
export function personQuery(db: Db, shopper: Shopper) {
  const { userId, phone } = shopper;
  if (userId === null && phone === null) return null;
  return db
    .selectNoFrom((eb) => [
      eb.selectFrom("customer_orders").select("orders").where("customer", "=", numberOf(shopper)).as("orders"),
      eb.selectFrom("users").select("phone").where("id", "=", userId).as("phone"),
      eb.selectFrom("users").select("birth").where("id", "=", userId).as("birth"),
      eb.selectFrom("users").select("birthday_gifts_from").where("id", "=", userId).as("birthday_gifts_from"),
      eb.selectFrom("bonus_accounts").select("balance").where("user_id", "=", userId).as("balance"),
    ])
    .compile();
}

type Person = NonNullable<ReturnType<typeof personQuery>> extends CompiledQuery<infer Row> ? Row : never;

/** The customer of a row of `personQuery`; null for a guest without a phone. */
export function customerOf({ userId, phone }: Shopper, person: Person | undefined): CheckoutCustomer | null {
  if (userId === null && phone === null) return null;
  const ordersCount = person?.orders ?? 0;
  if (userId === null) return { id: null, birth: null, ordersCount, bonusBalance: 0 };
  return {
    id: userId,
    birth: readIsoDay(person?.birth),
    birthdayGiftsFrom: readIsoDay(person?.birthday_gifts_from),
    ordersCount,
    bonusBalance: person?.balance ?? 0,
  };
}

/** The shopper's number in the counters; empty for a guest without one. */
export function numberOf({ userId, phone }: Shopper): RawBuilder<string> {
  if (phone !== null || userId === null) return sql.val(phone ?? "");
  return sql<string>`(select phone from users where id = ${userId})`;
}
