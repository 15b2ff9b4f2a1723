import type { CustomerId } from "@skatert/domain";
import type { Kysely } from "kysely";
import type { Database, Tx } from "../../database/tables.ts";
import { transaction } from "../../database/transaction.ts";
import { guestNumberOf } from "../../shop/guests/guest-numbers.ts";
import type { PersonOrders } from "../orders/people/person-orders.ts";
import { waitForBirthday } from "./leaving/former-birthday.ts";
import { findUserByPhone, insertUser, type StoredUser } from "./user-repository.ts";

export interface SignInDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  /** A permanent digest of a number. */
  readonly personOf: (phone: string) => string;
  readonly orders: Pick<PersonOrders, "joinGuestOrders" | "returnCounters" | "countOf">;
  /** Adds to the account the requests that the number sent as a guest. */
  readonly joinGuestRequests: (tx: Tx, user: { readonly id: CustomerId; readonly phone: string }) => Promise<void>;
  /** Notes a new account among the guests, in the same transaction. */
  readonly noteAccount: (tx: Tx, account: NotedAccount) => Promise<void>;
  /** Called in the same transaction when a number that never ordered registers with this code. */
  readonly onInvited: (tx: Tx, user: StoredUser, referral: string) => Promise<void>;
}

/** A new account; `person`: the digest of its number, `at`: milliseconds. */
export interface NotedAccount {
  readonly phone: string;
  readonly name: string;
  readonly person: string;
  readonly at: number;
}

/**
 * Returns the user id for a number that its code has just confirmed; a new number gets an account, and a number
 * joined to another guest opens that guest's account (GUEST-1). Orders that the number placed as a guest join the account, because sign-in must lose nothing.
 */
export function createSignIn(deps: SignInDeps): (phone: string, referral: string | null) => Promise<number> {
  return (number, referral) =>
    transaction(deps.db, async (tx) => {
      const phone = await guestNumberOf(tx, number);
      const user = (await findUserByPhone(tx, phone)) ?? (await createUser(deps, tx, phone, referral));
      await deps.orders.joinGuestOrders(tx, user);
      await deps.joinGuestRequests(tx, user);
      return user.id;
    });
}

async function createUser(deps: SignInDeps, tx: Tx, phone: string, referral: string | null): Promise<StoredUser> {
  const now = deps.now();
  const isNew = await insertUser(tx, { id: null, phone, name: "", email: null, birth: null, createdAt: now });
  const user = await findUserByPhone(tx, phone);
  if (user === null) throw new Error("the new account is missing");
  if (!isNew) return user;
  const person = deps.personOf(phone);
  await deps.noteAccount(tx, { phone, name: "", person, at: now });
  await deps.orders.returnCounters(tx, phone, person);
  await waitForBirthday(tx, user.id, person);
  // Cancelled orders count too, because the number is not new to the shop.
  if (referral !== null && (await deps.orders.countOf(tx, phone)) === null) await deps.onInvited(tx, user, referral);
  return user;
}
