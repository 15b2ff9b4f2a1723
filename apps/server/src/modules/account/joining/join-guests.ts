import type { CustomerId } from "@skatert/domain";
import { sql } from "kysely";
import type { Tx } from "../../../database/tables.ts";
import { numbersOf } from "../../../shop/guests/guest-numbers.ts";
import type { PersonOrders } from "../../orders/people/person-orders.ts";
import type { JoinedPerson, PersonData } from "../../person-data.ts";
import { findUserByPhone } from "../user-repository.ts";

export interface JoinDeps {
  readonly personOf: (phone: string) => string;
  readonly data: readonly PersonData[];
  readonly orders: Pick<PersonOrders, "lockCounters">;
}

/**
 * Makes everything of the guest `from` that of the guest `to`, both by their known numbers (GUEST-1). Counters of first
 * orders and of coupons are added up. The counters of both are locked first: an order of either is placed before, and
 * then joins, or is decided again after (see countCustomerOrder).
 */
export async function joinGuests(deps: JoinDeps, tx: Tx, from: string, to: string): Promise<void> {
  await deps.orders.lockCounters(tx, [from, to]);
  const numbers = [...(await numbersOf(tx, from)), ...(await numbersOf(tx, to))];
  const userIds = await accountsToJoin(tx, from, to);
  const joined: JoinedPerson = {
    from: { phone: from, person: deps.personOf(from), userId: userIds.from },
    to: { phone: to, person: deps.personOf(to), userId: userIds.to },
    numbers,
  };
  for (const part of deps.data) await part.join?.(tx, joined);
  if (userIds.from !== null && userIds.to !== null) await joinAccounts(tx, userIds.from, userIds.to);
}

/** The accounts of both; a guest without one takes over the other's account with its own number. */
async function accountsToJoin(
  tx: Tx,
  from: string,
  to: string,
): Promise<{ readonly from: CustomerId | null; readonly to: CustomerId | null }> {
  const given = await findUserByPhone(tx, from);
  const kept = await findUserByPhone(tx, to);
  if (given === null || kept !== null) return { from: given?.id ?? null, to: kept?.id ?? null };
  await tx.updateTable("users").set({ phone: to }).where("id", "=", given.id).execute();
  return { from: null, to: given.id };
}

async function joinAccounts(tx: Tx, from: CustomerId, to: CustomerId): Promise<void> {
  for (const table of ["addresses", "notifications"] as const)
    await tx.updateTable(table).set({ user_id: to }).where("user_id", "=", from).execute();
  await sql`insert into favorites (user_id, product_id, at)
    select cast(${to} as integer), product_id, at from favorites where user_id = ${from}
    on conflict do nothing`.execute(tx);
  await tx.deleteFrom("favorites").where("user_id", "=", from).execute();
  const given = await tx.deleteFrom("users").where("id", "=", from).returningAll().executeTakeFirstOrThrow();
  const kept = await tx.selectFrom("users").selectAll().where("id", "=", to).executeTakeFirstOrThrow();
  await tx
    .updateTable("users")
    .set({
      name: kept.name || given.name,
      email: kept.email ?? given.email,
      birth: kept.birth ?? given.birth,
      birthday_gifts_from: later(kept.birthday_gifts_from, given.birthday_gifts_from),
    })
    .where("id", "=", to)
    .execute();
}

/** The later of two days; null is at once. */
function later(one: string | null, other: string | null): string | null {
  return (one ?? "") > (other ?? "") ? one : other;
}
