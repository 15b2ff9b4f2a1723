import type { Kysely } from "kysely";
import type { Database, Tx } from "../../../database/tables.ts";
import { transaction } from "../../../database/transaction.ts";
import { forgetOrderWords } from "../../../order-words.ts";
import type { OrderDetails } from "../../orders/stored/order-details.ts";
import { getUser, type StoredUser } from "../user-repository.ts";
import { rememberBirthday } from "./former-birthday.ts";
import { forgetCustomer } from "./former-customer.ts";

export interface DeletionDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly personOf: (phone: string) => string;
}

/** "busy": an order is still on its way to the person. */
export type Deletion = "deleted" | "busy" | "unknown";

/**
 * Deletes an account with all that is the person's. Orders stay for the shop's books, without name, number
 * and address, tips with them; points left over are written off, so that the ledger still adds up.
 */
export function deleteAccount(deps: DeletionDeps, userId: number): Promise<Deletion> {
  return transaction(deps.db, async (tx) => {
    const user = await getUser(tx, userId);
    if (user === null) return "unknown";
    await tx
      .updateTable("orders")
      .set({ user_id: userId })
      .where("phone", "=", user.phone)
      .where("user_id", "is", null)
      .execute();
    if (await hasLiveOrder(tx, userId)) return "busy";
    const person = deps.personOf(user.phone);
    const customer = await forgetCustomer(tx, user.phone, person);
    await rememberBirthday(tx, user, person, deps.now());
    await removeWords(tx, user);
    await emptyTips(tx, user.id);
    await emptyOrders(tx, user, customer);
    await writeOffPoints(tx, userId, deps.now());
    await removeBelongings(tx, userId);
    return "deleted";
  });
}

async function hasLiveOrder(tx: Tx, userId: number): Promise<boolean> {
  const live = await tx
    .selectFrom("orders")
    .select("id")
    .where("user_id", "=", userId)
    .where("stage", "not in", ["handed-over", "cancelled"])
    .executeTakeFirst();
  return live !== undefined;
}

async function emptyOrders(tx: Tx, user: StoredUser, customer: string): Promise<void> {
  const orders = await tx
    .selectFrom("orders")
    .select(["id", "details", "name", "email", "created_at"])
    .where("user_id", "=", user.id)
    .execute();
  await forgetOrderWords(tx, orders);
  for (const { id, details } of orders) {
    await tx
      .updateTable("orders")
      .set({ user_id: null, phone: customer, name: "", email: null, details: withoutPerson(details, customer) })
      .where("id", "=", id)
      .execute();
  }
}

/** The order's JSON without where it went, what was said, and the names of guests who added dishes. */
function withoutPerson(json: string, customer: string): string {
  const { delivery, lines, ...rest }: Pick<OrderDetails, "delivery" | "lines"> = JSON.parse(json);
  return JSON.stringify({
    ...rest,
    lines: lines.map(({ person: _person, ...line }) => line),
    customer,
    comment: "",
    delivery: { ...delivery, address: null, coordinates: null },
  });
}

async function writeOffPoints(tx: Tx, userId: number, at: number): Promise<void> {
  const account = await tx
    .deleteFrom("bonus_accounts")
    .where("user_id", "=", userId)
    .returning("balance")
    .executeTakeFirst();
  if (account === undefined || account.balance === 0) return;
  const entry = { id: `written-off:${userId}`, user_id: userId, order_id: null, kind: "written-off" };
  await tx
    .insertInto("bonus_entries")
    .values({ ...entry, points: -account.balance, at })
    .execute();
}

/** Requests go, tables booked with them; of ratings the stars stay for the dishes, without name and words. */
async function removeWords(tx: Tx, user: StoredUser): Promise<void> {
  await tx
    .deleteFrom("requests")
    .where((eb) => eb.or([eb("user_id", "=", user.id), eb("phone", "=", user.phone)]))
    .execute();
  await tx
    .updateTable("order_ratings")
    .set({ name: "", comment: "", tags: "[]" })
    .where("order_id", "in", (eb) => eb.selectFrom("orders").select("id").where("user_id", "=", user.id))
    .execute();
}

/** Tips stay for the books, as their orders do, without what the device sent and without the address to pay at. */
async function emptyTips(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable("tips")
    .set((eb) => ({ attempt_key: eb.ref("id"), pay_url: null }))
    .where("order_id", "in", (eb) => eb.selectFrom("orders").select("orders.id").where("user_id", "=", userId))
    .execute();
}

async function removeBelongings(tx: Tx, userId: number): Promise<void> {
  for (const table of [
    "sessions",
    "telegram_links",
    "addresses",
    "favorites",
    "notifications",
    "coupon_rights",
    "wheel_results",
  ] as const) {
    await tx.deleteFrom(table).where("user_id", "=", userId).execute();
  }
  await tx.deleteFrom("push_subscriptions").where("owner", "=", `user:${userId}`).execute();
  await tx.deleteFrom("referrals").where("friend_id", "=", userId).execute();
  await tx.deleteFrom("referrals").where("inviter_id", "=", userId).execute();
  await tx.deleteFrom("users").where("id", "=", userId).execute();
}
