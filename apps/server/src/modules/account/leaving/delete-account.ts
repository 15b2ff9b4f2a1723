import type { CustomerId } from "@skatert/domain";
import type { Kysely } from "kysely";
import { rollbacks } from "../../../database/rollback.ts";
import type { Database, Tx } from "../../../database/tables.ts";
import { transaction } from "../../../database/transaction.ts";
import { numbersOf } from "../../../shop/guests/guest-numbers.ts";
import type { PersonOrders } from "../../orders/people/person-orders.ts";
import type { PersonData } from "../../person-data.ts";
import { findUserByPhone, getUser, insertUser, type StoredUser } from "../user-repository.ts";
import { rememberBirthday } from "./former-birthday.ts";

export interface DeletionDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly personOf: (phone: string) => string;
  readonly orders: Pick<PersonOrders, "joinGuestOrders" | "hasLiveOrder" | "idsOf">;
  readonly data: readonly PersonData[];
  /** Adds to the account the requests that its numbers sent as a guest. */
  readonly joinGuestRequests: (tx: Tx, user: { readonly id: CustomerId; readonly phone: string }) => Promise<void>;
}

/** `numbers`: all that the person gave, E.164. "busy": an order of the user is not finished. */
export type Deletion = { readonly numbers: readonly string[] } | "busy" | "unknown";

/** Deletes an account in one transaction; each module deletes its own data of the person. */
export function deleteAccount(deps: DeletionDeps, userId: CustomerId): Promise<Deletion> {
  return transaction(deps.db, async (tx) => {
    const user = await getUser(tx, userId);
    return user === null ? "unknown" : erase(deps, tx, user);
  });
}

/**
 * Deletes what is stored about a number, with its account if it has one; without one the number gets an account for
 * the length of the transaction, so that every module finds its data. `log`: the last statements.
 */
export function deleteGuest(
  deps: DeletionDeps,
  phone: string,
  log: (tx: Tx) => Promise<void>,
): Promise<Exclude<Deletion, "unknown">> {
  return unfinished.outcomeOf(() =>
    transaction(deps.db, async (tx) => {
      const account = { id: null, phone, name: "", email: null, birth: null, createdAt: deps.now() };
      await insertUser(tx, account);
      const user = await findUserByPhone(tx, phone);
      if (user === null) throw new Error("the account of the number is missing");
      const deletion = await erase(deps, tx, user);
      if (deletion === "busy") throw unfinished.rollback("busy");
      await log(tx);
      return deletion;
    }),
  );
}

/** An order is not finished: nothing is deleted, and the number gets no account. */
const unfinished = rollbacks<"busy">();

async function erase(deps: DeletionDeps, tx: Tx, user: StoredUser): Promise<Exclude<Deletion, "unknown">> {
  const { orders } = deps;
  const userId = user.id;
  await orders.joinGuestOrders(tx, user);
  await deps.joinGuestRequests(tx, user);
  if (await orders.hasLiveOrder(tx, userId)) return "busy";
  const leaving = {
    userId,
    phone: user.phone,
    person: deps.personOf(user.phone),
    persons: (await numbersOf(tx, user.phone)).map(deps.personOf),
    orderIds: await orders.idsOf(tx, userId),
    at: deps.now(),
  };
  for (const person of leaving.persons) await rememberBirthday(tx, user, person, leaving.at);
  const given = [];
  for (const part of deps.data) given.push(...((await part.numbers?.(tx, leaving)) ?? []));
  for (const part of deps.data) await part.erase(tx, leaving);
  await removeBelongings(tx, userId);
  return { numbers: [...new Set([user.phone, ...given])] };
}

async function removeBelongings(tx: Tx, userId: CustomerId): Promise<void> {
  for (const table of ["addresses", "favorites", "notifications"] as const) {
    await tx.deleteFrom(table).where("user_id", "=", userId).execute();
  }
  await tx.deleteFrom("users").where("id", "=", userId).execute();
}
