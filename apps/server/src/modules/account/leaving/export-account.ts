import { accountToWire, type LanguageCode, savedAddressToWire } from "@skatert/contract";
import type { CustomerId } from "@skatert/domain";
import type { Db } from "../../../database/tables.ts";
import { numbersOf } from "../../../shop/guests/guest-numbers.ts";
import type { PersonOrders } from "../../orders/people/person-orders.ts";
import type { ExportedPerson, PersonData } from "../../person-data.ts";
import type { Accounts } from "../service.ts";

export interface ExportDeps {
  readonly db: Db;
  readonly accounts: Accounts;
  readonly orders: Pick<PersonOrders, "idsOf">;
  readonly data: readonly PersonData[];
}

/** The modules' data of a person, with or without an account. */
export async function exportParts(
  db: Db,
  data: readonly PersonData[],
  person: ExportedPerson,
): Promise<Readonly<Record<string, unknown>>> {
  const parts: Readonly<Record<string, unknown>>[] = [];
  for (const part of data) parts.push(await part.export(db, person));
  return Object.assign({}, ...parts);
}

/** A person's data other than orders, in the shapes of the wire; times are ISO instants. */
export async function exportAccount(
  { db, accounts, orders, data }: ExportDeps,
  userId: CustomerId,
  language: LanguageCode,
): Promise<Readonly<Record<string, unknown>>> {
  const user = await accounts.profile(userId);
  const numbers = await numbersOf(db, user.phone);
  const parts = await exportParts(db, data, { userId, numbers, orderIds: await orders.idsOf(db, userId) });
  return {
    ...parts,
    user: accountToWire(user),
    addresses: (await accounts.addresses(userId)).map(savedAddressToWire),
    favorites: await accounts.favorites(userId),
    preferences: await accounts.preferences(userId),
    notifications: await accounts.notifications(userId, language),
  };
}
