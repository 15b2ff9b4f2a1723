import { accountToWire, type LanguageCode, savedAddressToWire } from "@skatert/contract";
import { money, moneyToRoubles } from "@skatert/domain";
import type { Db } from "../../../database/tables.ts";
import type { Accounts } from "../service.ts";

/** What the shop keeps of a person beside the orders, as the wire tells it; times are ISO instants. */
export async function exportAccount(
  db: Db,
  accounts: Accounts,
  userId: number,
  language: LanguageCode,
): Promise<Readonly<Record<string, unknown>>> {
  const points = await db
    .selectFrom("bonus_entries")
    .select(["kind", "points", "at", "order_id"])
    .where("user_id", "=", userId)
    .orderBy("at")
    .execute();
  const spins = await db
    .selectFrom("wheel_results")
    .select(["segment", "at"])
    .where("user_id", "=", userId)
    .orderBy("at")
    .execute();
  const coupons = await db
    .selectFrom("coupon_rights")
    .select(["coupon_id", "granted"])
    .where("user_id", "=", userId)
    .execute();
  const referrals = await db
    .selectFrom("referrals")
    .select(["joined_at", "rewarded_at"])
    .where("inviter_id", "=", userId)
    .execute();
  const devices = await db
    .selectFrom("push_subscriptions")
    .select(["endpoint", "created_at"])
    .where("owner", "=", `user:${userId}`)
    .execute();
  return {
    ...(await wordsOf(db, userId)),
    tips: await tipsOf(db, userId),
    ...(await waysInOf(db, userId)),
    user: accountToWire(await accounts.profile(userId)),
    addresses: (await accounts.addresses(userId)).map(savedAddressToWire),
    favorites: await accounts.favorites(userId),
    preferences: await accounts.preferences(userId),
    notifications: await accounts.notifications(userId, language),
    points: points.map(({ at, ...entry }) => ({ ...entry, date: isoTime(at) })),
    spins: spins.map((row) => ({ segment: JSON.parse(row.segment), date: isoTime(row.at) })),
    coupons_won: coupons,
    push_devices: devices.map((row) => ({ service: new URL(row.endpoint).host, date: isoTime(row.created_at) })),
    invited: referrals.map((row) => ({ joined: isoTime(row.joined_at), rewarded: row.rewarded_at !== null })),
  };
}

function isoTime(at: number): string {
  return new Date(at).toISOString();
}

/** By what the account is open, or opens without a code. */
async function waysInOf(db: Db, userId: number) {
  const sessions = await db
    .selectFrom("sessions")
    .select(["created_at", "expires_at"])
    .where("user_id", "=", userId)
    .execute();
  const telegram = await db.selectFrom("telegram_links").select("linked_at").where("user_id", "=", userId).execute();
  return {
    sessions: sessions.map((row) => ({ from: isoTime(row.created_at), to: isoTime(row.expires_at) })),
    telegram: telegram.map((row) => ({ date: isoTime(row.linked_at) })),
  };
}

/** Money given to courier and kitchen beside the orders, in roubles. */
async function tipsOf(db: Db, userId: number) {
  const tips = await db
    .selectFrom("tips")
    .select(["order_id", "recipient", "amount", "state", "created_at", "paid_at"])
    .where("order_id", "in", (eb) => eb.selectFrom("orders").select("orders.id").where("user_id", "=", userId))
    .orderBy("created_at")
    .execute();
  return tips.map(({ amount, created_at, paid_at, ...tip }) => ({
    ...tip,
    amount: moneyToRoubles(money(Number(amount))),
    date: isoTime(paid_at ?? created_at),
  }));
}

/** What the person asked and said: requests with booked tables, ratings. */
async function wordsOf(db: Db, userId: number) {
  const requests = await db
    .selectFrom("requests")
    .select([
      "id",
      "kind",
      "state",
      "name",
      "phone",
      "comment",
      "product_name",
      "place",
      "seats",
      "starts_at",
      "created_at",
    ])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  const ratings = await db
    .selectFrom("order_ratings")
    .select(["order_id", "stars", "comment", "tags", "at"])
    .where("order_id", "in", (eb) => eb.selectFrom("orders").select("id").where("user_id", "=", userId))
    .orderBy("at")
    .execute();
  return {
    requests: requests.map(({ created_at, starts_at, place, product_name, ...request }) => ({
      ...request,
      date: isoTime(created_at),
      dish: product_name,
      place: place === null ? null : JSON.parse(place),
      from: starts_at === null ? null : isoTime(starts_at),
    })),
    ratings: ratings.map(({ at, tags, ...rating }) => ({ ...rating, tags: JSON.parse(tags), date: isoTime(at) })),
  };
}
