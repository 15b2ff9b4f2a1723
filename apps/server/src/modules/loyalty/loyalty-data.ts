import type { CustomerId } from "@skatert/domain";
import type { Tx } from "../../database/tables.ts";
import { isoTime } from "../../ports/clock.ts";
import { couponRightsOf, forgetCouponRights, joinCouponRights } from "../../shop/coupons/coupon-rights.ts";
import type { JoinedPerson, LeavingPerson, PersonData } from "../person-data.ts";
import { joinPoints } from "./points-ledger.ts";

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
  async join(tx, joined) {
    await joinTurns(tx, joined);
    const { from, to } = joined;
    if (from.userId === null || to.userId === null) return;
    const [given, kept] = [from.userId, to.userId];
    await joinPoints(tx, given, kept);
    await joinCouponRights(tx, given, kept);
    await tx.updateTable("wheel_results").set({ user_id: kept }).where("user_id", "=", given).execute();
    await joinReferrals(tx, given, kept);
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

async function joinTurns(tx: Tx, { from, to }: JoinedPerson): Promise<void> {
  const turns = await tx.deleteFrom("wheel_turns").where("person", "=", from.person).returningAll().execute();
  for (const { period, used } of turns) {
    await tx
      .insertInto("wheel_turns")
      .values({ person: to.person, period, used })
      .onConflict((conflict) =>
        conflict.columns(["person", "period"]).doUpdateSet((eb) => ({ used: eb("wheel_turns.used", "+", used) })),
      )
      .execute();
  }
}

/** Nobody invites himself, and a guest was invited once. */
async function joinReferrals(tx: Tx, from: CustomerId, to: CustomerId): Promise<void> {
  const referrals = await tx
    .deleteFrom("referrals")
    .where((eb) => eb.or([eb("friend_id", "=", from), eb("inviter_id", "=", from)]))
    .returningAll()
    .execute();
  for (const row of referrals) {
    const joined = {
      ...row,
      friend_id: row.friend_id === from ? to : row.friend_id,
      inviter_id: row.inviter_id === from ? to : row.inviter_id,
    };
    if (joined.friend_id === joined.inviter_id) continue;
    await tx
      .insertInto("referrals")
      .values(joined)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

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
