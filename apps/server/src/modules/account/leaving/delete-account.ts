import type { CustomerId } from "@skatert/domain";
import type { Kysely } from "kysely";
import type { Database, Tx } from "../../../database/tables.ts";
import { transaction } from "../../../database/transaction.ts";
import type { PersonData, PersonOrders } from "../person-data.ts";
import { getUser } from "../user-repository.ts";
import { rememberBirthday } from "./former-birthday.ts";

export interface DeletionDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly personOf: (phone: string) => string;
  readonly orders: Pick<PersonOrders, "joinGuestOrders" | "hasLiveOrder" | "idsOf">;
  readonly data: readonly PersonData[];
}

/** `numbers`: all that the person gave, E.164. "busy": an order of the user is not finished. */
export type Deletion = { readonly numbers: readonly string[] } | "busy" | "unknown";

/** Deletes an account in one transaction; each module deletes its own data of the person. */
export function deleteAccount(deps: DeletionDeps, userId: CustomerId): Promise<Deletion> {
  const { orders } = deps;
  return transaction(deps.db, async (tx) => {
    const user = await getUser(tx, userId);
    if (user === null) return "unknown";
    await orders.joinGuestOrders(tx, user);
    if (await orders.hasLiveOrder(tx, userId)) return "busy";
    const leaving = {
      userId,
      phone: user.phone,
      person: deps.personOf(user.phone),
      orderIds: await orders.idsOf(tx, userId),
      at: deps.now(),
    };
    await rememberBirthday(tx, user, leaving.person, leaving.at);
    const given = [];
    for (const part of deps.data) given.push(...((await part.numbers?.(tx, leaving)) ?? []));
    for (const part of deps.data) await part.erase(tx, leaving);
    await removeBelongings(tx, userId);
    return { numbers: [...new Set([user.phone, ...given])] };
  });
}

async function removeBelongings(tx: Tx, userId: CustomerId): Promise<void> {
  for (const table of ["addresses", "favorites", "notifications"] as const) {
    await tx.deleteFrom(table).where("user_id", "=", userId).execute();
  }
  await tx.deleteFrom("users").where("id", "=", userId).execute();
}
