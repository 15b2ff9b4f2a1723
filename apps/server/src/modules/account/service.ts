import { type Account, type LanguageCode, oneLine, type SavedAddress, type WireNotifications } from "@skatert/contract";
import type { CalendarDay, CustomerId, ProductId } from "@skatert/domain";
import type { Kysely } from "kysely";
import type { Database, Db, Tx } from "../../database/tables.ts";
import { transaction } from "../../database/transaction.ts";
import { invalidParams, Refusal } from "../../input/refusal.ts";
import type { PersonOrders } from "../orders/people/person-orders.ts";
import {
  addAddress,
  addFavorites,
  changeAddress,
  listAddresses,
  listFavorites,
  removeAddress,
  removeOtherFavorites,
  type StoredAddress,
} from "./belongings/belongings-repository.ts";
import { type DeletionDeps, deleteAccount } from "./leaving/delete-account.ts";
import { listNotifications, markRead } from "./notifications/notification-repository.ts";
import { notificationText } from "./notifications/notification-text.ts";
import { getUser, type StoredUser, savePreferences, setBirthOnce, updateUser } from "./user-repository.ts";

export interface AccountsDeps extends DeletionDeps {
  readonly orders: DeletionDeps["orders"] & Pick<PersonOrders, "countOf">;
  /** Notes the name of an account among the guests. */
  readonly noteName: (db: Db, account: { readonly phone: string; readonly name: string }) => Promise<void>;
  /** Removes what files keep of a deleted person. `numbers`: E.164. */
  readonly forgetTraces: (numbers: readonly string[]) => Promise<void>;
}

export interface ProfileChange {
  readonly name?: string;
  /** Null removes it. */
  readonly email?: string | null;
  readonly birth?: CalendarDay;
}

/** A person's saved data. Every user id is the caller's own, already checked (ROLE-3). */
export interface Accounts {
  profile(userId: CustomerId): Promise<Account>;
  /** Throws a 403 for a second day of birth. */
  change(userId: CustomerId, change: ProfileChange): Promise<Account>;
  /** Throws a 409 while an order is not finished. */
  remove(userId: CustomerId): Promise<void>;
  addresses(userId: CustomerId): Promise<readonly StoredAddress[]>;
  /** With an id, changes that address; throws a 404 when the user has no such address. */
  saveAddress(userId: CustomerId, address: SavedAddress): Promise<readonly StoredAddress[]>;
  removeAddress(userId: CustomerId, id: string): Promise<readonly StoredAddress[]>;
  favorites(userId: CustomerId): Promise<readonly ProductId[]>;
  /** `merge`: adds to the list; otherwise replaces it (API-6). */
  saveFavorites(userId: CustomerId, productIds: readonly ProductId[], merge: boolean): Promise<readonly ProductId[]>;
  preferences(userId: CustomerId): Promise<readonly string[]>;
  savePreferences(userId: CustomerId, preferences: readonly string[]): Promise<readonly string[]>;
  notifications(userId: CustomerId, language: LanguageCode): Promise<WireNotifications>;
  /** Null: all of them. */
  markRead(userId: CustomerId, ids: readonly string[] | null): Promise<void>;
}

const maxAddresses = 50;
const maxFavorites = 1_000;

export function createAccounts(deps: AccountsDeps): Accounts {
  const { db } = deps;
  return {
    profile: (userId) => profileOf(deps, userId),
    change: (userId, change) => changeProfile(deps, userId, change),
    remove: (userId) => removeAccount(deps, userId),
    addresses: (userId) => listAddresses(db, userId),
    saveAddress: (userId, address) => transaction(db, (tx) => saveAddress(tx, userId, address, deps.now())),
    async removeAddress(userId, id) {
      if (!(await removeAddress(db, userId, id))) throw noAddress();
      return listAddresses(db, userId);
    },
    favorites: (userId) => listFavorites(db, userId),
    saveFavorites: (userId, productIds, merge) =>
      transaction(db, (tx) => saveFavorites(tx, userId, { productIds, merge, now: deps.now() })),
    preferences: async (userId) => (await requireUser(db, userId)).preferences,
    async savePreferences(userId, preferences) {
      const clean = [...new Set(preferences.map(oneLine).filter((word) => word !== ""))];
      await savePreferences(db, userId, clean);
      return clean;
    },
    async notifications(userId, language) {
      const entries = await listNotifications(db, userId);
      return entries.map(({ id, content, at, isRead }) => ({
        id,
        ...notificationText(content, language),
        date: new Date(at).toISOString(),
        read: isRead,
      }));
    },
    markRead: (userId, ids) => markRead(db, userId, ids),
  };
}

async function requireUser(db: Kysely<Database> | Tx, userId: CustomerId): Promise<StoredUser> {
  const user = await getUser(db, userId);
  if (user === null) throw new Refusal("rest_not_logged_in", "This account is gone");
  return user;
}

async function profileOf({ db, orders }: AccountsDeps, userId: CustomerId): Promise<Account> {
  const user = await requireUser(db, userId);
  return {
    id: user.id,
    name: user.name,
    phone: user.phone,
    email: user.email,
    birth: user.birth,
    birthEditable: user.birth === null,
    ordersCount: (await orders.countOf(db, user.phone)) ?? 0,
  };
}

async function changeProfile(deps: AccountsDeps, userId: CustomerId, change: ProfileChange): Promise<Account> {
  const { db } = deps;
  const { birth, ...texts } = change;
  if (birth !== undefined) await setBirth(db, userId, birth);
  await updateUser(db, userId, texts);
  const profile = await profileOf(deps, userId);
  if (texts.name !== undefined) await deps.noteName(db, profile);
  return profile;
}

/** Can be set once: birthday coupons must not follow a changing date. The same day again is not a change. */
async function setBirth(db: Kysely<Database>, userId: CustomerId, birth: CalendarDay): Promise<void> {
  if (await setBirthOnce(db, userId, birth)) return;
  const known = (await requireUser(db, userId)).birth;
  const isSame = known?.year === birth.year && known.month === birth.month && known.day === birth.day;
  if (!isSame) throw new Refusal("rest_forbidden", "The day of birth is set already", { reason: "birth-fixed" });
}

async function removeAccount(deps: AccountsDeps, userId: CustomerId): Promise<void> {
  const outcome = await deleteAccount(deps, userId);
  if (outcome === "busy") {
    throw new Refusal("account_busy", "An order is still on its way", { reason: "orders-in-progress" });
  }
  if (outcome !== "unknown") await deps.forgetTraces(outcome.numbers);
}

async function saveAddress(
  tx: Tx,
  userId: CustomerId,
  address: SavedAddress,
  now: number,
): Promise<readonly StoredAddress[]> {
  const { id } = address;
  if (id === null) {
    const addresses = await listAddresses(tx, userId);
    if (addresses.length >= maxAddresses) {
      throw invalidParams([{ path: "data", message: `at most ${maxAddresses} addresses are kept` }]);
    }
    await addAddress(tx, userId, address, now);
  } else if (!(await changeAddress(tx, userId, { ...address, id }))) throw noAddress();
  return listAddresses(tx, userId);
}

function noAddress(): Refusal {
  return new Refusal("rest_not_found", "There is no such address");
}

async function saveFavorites(
  tx: Tx,
  userId: CustomerId,
  wish: { readonly productIds: readonly ProductId[]; readonly merge: boolean; readonly now: number },
): Promise<readonly ProductId[]> {
  const productIds = [...new Set(wish.productIds)];
  if (!wish.merge) await removeOtherFavorites(tx, userId, productIds);
  await addFavorites(tx, userId, productIds, wish.now);
  const favorites = await listFavorites(tx, userId);
  if (favorites.length > maxFavorites) {
    throw invalidParams([{ path: "favorites", message: `at most ${maxFavorites} are kept` }]);
  }
  return favorites;
}
