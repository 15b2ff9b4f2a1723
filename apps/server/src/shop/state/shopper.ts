import { readIsoDay } from "@skatert/contract";
import type { CalendarDay, CheckoutCustomer, CustomerId } from "@skatert/domain";
import { type CompiledQuery, type RawBuilder, sql } from "kysely";
import { isOneOf } from "../../database/lists.ts";
import type { Db } from "../../database/tables.ts";
import { isBlocked } from "../guests/guest-blocks.ts";
import { knownNumber } from "../guests/guest-numbers.ts";

/** The caller. A guest has neither field; when placing an order, a guest has the order's phone. */
export interface Shopper {
  readonly userId: CustomerId | null;
  /** E.164. Null with a user: the account's number is read together with the rest. */
  readonly phone: string | null;
  /** Whose block refuses an order that a guest places online (GUEST-1). Absent: blocks are not read. */
  readonly blocks?: { readonly contact: string | null; readonly former: string | null };
}

/** The facts about a shopper that coupons use; null for a guest without a phone. */
export async function readCustomer(db: Db, shopper: Shopper): Promise<CheckoutCustomer | null> {
  const person = personQuery(db, shopper);
  return person === null ? null : customerOf(shopper, (await db.executeQuery(person)).rows[0]);
}

/** The customer's live orders and, with an account, birthday and points; null for a guest without a phone. */
export function personQuery(db: Db, shopper: Shopper) {
  const { userId, phone, blocks } = shopper;
  if (userId === null && phone === null) return null;
  return db
    .selectNoFrom((eb) => [
      eb.selectFrom("customer_orders").select("orders").where("customer", "=", numberOf(shopper)).as("orders"),
      numberOf(shopper).as("phone"),
      (blocks === undefined ? sql<number>`0` : isBlocked({ userId, phone: blocks.contact, former: blocks.former })).as(
        "blocked",
      ),
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
  const isBlockedGuest = Number(person?.blocked ?? 0) > 0 ? { isBlocked: true } : {};
  const number = person?.phone ?? phone;
  if (userId === null) return { id: null, phone: number, birth: null, ordersCount, bonusBalance: 0, ...isBlockedGuest };
  return {
    id: userId,
    phone: number,
    birth: readIsoDay(person?.birth),
    birthdayGiftsFrom: readIsoDay(person?.birthday_gifts_from),
    ordersCount,
    bonusBalance: person?.balance ?? 0,
    ...isBlockedGuest,
  };
}

/** The number that the shopper is known by in the counters; empty for a guest without one. */
export function numberOf({ userId, phone }: Shopper): RawBuilder<string> {
  if (phone !== null || userId === null) return knownNumber(sql`cast(${phone ?? ""} as text)`);
  return sql<string>`(select phone from users where id = ${userId})`;
}

/** The account with a number; null: there is none. */
export function accountWith(number: RawBuilder<unknown>): RawBuilder<CustomerId | null> {
  return sql<CustomerId | null>`(select id from users where phone = ${number})`;
}

/** What coupons use of an account. */
export interface AccountFacts {
  readonly id: CustomerId;
  readonly phone: string;
  readonly birth: CheckoutCustomer["birth"];
  readonly birthdayGiftsFrom: CalendarDay | null;
}

/** The accounts with these ids or these numbers, in no order. */
export async function accountsOf(
  db: Db,
  { userIds, phones }: { readonly userIds: readonly CustomerId[]; readonly phones: readonly string[] },
): Promise<readonly AccountFacts[]> {
  const users = db.selectFrom("users").select(["id", "phone", "birth", "birthday_gifts_from"]);
  const [byId, byPhone] = await Promise.all([
    users.where(isOneOf(db, "id", userIds)).execute(),
    users.where(isOneOf(db, "phone", phones)).execute(),
  ]);
  const rows = new Map([...byId, ...byPhone].map((row) => [row.id, row]));
  return [...rows.values()].map(({ id, phone, birth, birthday_gifts_from: from }) => ({
    id,
    phone,
    birth: readIsoDay(birth),
    birthdayGiftsFrom: readIsoDay(from),
  }));
}
