import type { Tx } from "../../database/tables.ts";
import { isoTime } from "../../ports/clock.ts";
import { couponRightsOf, forgetCouponRights } from "../../shop/coupons/coupon-rights.ts";
import type { LeavingPerson, PersonData } from "../account/person-data.ts";

/**
 * Points, invitations, spins and won coupons. The remaining points are written off, so that the ledger still adds up.
 */
export const loyaltyData: PersonData = {
  async export(db, { userId }) {
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
    const referrals = await db
      .selectFrom("referrals")
      .select(["joined_at", "rewarded_at"])
      .where("inviter_id", "=", userId)
      .execute();
    return {
      points: points.map(({ at, ...entry }) => ({ ...entry, date: isoTime(at) })),
      spins: spins.map((row) => ({ segment: JSON.parse(row.segment), date: isoTime(row.at) })),
      coupons_won: await couponRightsOf(db, userId),
      invited: referrals.map((row) => ({ joined: isoTime(row.joined_at), rewarded: row.rewarded_at !== null })),
    };
  },
  async erase(tx, person) {
    const { userId } = person;
    await writeOffPoints(tx, person);
    await forgetCouponRights(tx, userId);
    await tx.deleteFrom("wheel_results").where("user_id", "=", userId).execute();
    await tx.deleteFrom("referrals").where("friend_id", "=", userId).execute();
    await tx.deleteFrom("referrals").where("inviter_id", "=", userId).execute();
  },
};

async function writeOffPoints(tx: Tx, { userId, at }: LeavingPerson): Promise<void> {
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
