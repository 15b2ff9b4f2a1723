import type { ReferralRules } from "@skatert/contract";
import type { CustomerId } from "@skatert/domain";
import type { Db, Tx } from "../../database/tables.ts";
import type { Notify } from "../account/notifications/notification-content.ts";
import { givePointsOnce } from "./points-ledger.ts";

export interface Inviters {
  /** Null: unknown code. */
  userByReferralCode(db: Db, code: string): Promise<CustomerId | null>;
}

/** Records who invited a new user; an unknown code is ignored. */
export async function acceptInvitation(
  tx: Tx,
  inviters: Inviters,
  { friendId, referral, at }: { readonly friendId: number; readonly referral: string; readonly at: number },
): Promise<void> {
  const inviterId = await inviterOf(inviters, tx, referral);
  if (inviterId === null || inviterId === friendId) return;
  await tx
    .insertInto("referrals")
    .values({ friend_id: friendId, inviter_id: inviterId, joined_at: at, rewarded_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The user who owns an invitation code; null for an unknown code. */
export async function inviterOf(inviters: Inviters, db: Db, referral: string): Promise<CustomerId | null> {
  const code = referral.trim().toUpperCase();
  if (!/^[A-Z\d]{4,20}$/.test(code)) return null;
  return inviters.userByReferralCode(db, code);
}

export interface FirstHandover {
  readonly friendId: number;
  readonly at: number;
}

/** Rewards both sides when an invited friend receives the first order; later orders change nothing. */
export async function rewardInvitation(
  tx: Tx,
  rules: ReferralRules,
  first: FirstHandover,
  notify: Notify,
): Promise<void> {
  if (!rules.active) return;
  const { friendId, at } = first;
  const rewarded = await tx
    .updateTable("referrals")
    .set({ rewarded_at: at })
    .where("friend_id", "=", friendId)
    .where("rewarded_at", "is", null)
    .returning("inviter_id")
    .executeTakeFirst();
  if (rewarded === undefined) return;
  const gifts = [
    { userId: rewarded.inviter_id, points: rules.reward, why: "friend", kind: "friend" },
    { userId: friendId, points: rules.friendReward, why: "welcome", kind: "referral" },
  ] as const;
  for (const { userId, points, why, kind } of gifts) {
    if (points <= 0) continue;
    await givePointsOnce(tx, { id: `${why}:${friendId}`, userId, kind, points, at });
    await notify(tx, userId, { kind: "points", points, why }, at);
  }
}

/** Users invited by a user, and how many of them brought a reward. */
export async function countInvited(
  db: Db,
  inviterId: number,
): Promise<{ readonly invited: number; readonly rewarded: number }> {
  const rows = await db.selectFrom("referrals").select("rewarded_at").where("inviter_id", "=", inviterId).execute();
  return { invited: rows.length, rewarded: rows.filter((row) => row.rewarded_at !== null).length };
}

/** Whether a user was invited and the reward awaits the first order. */
export async function awaitsWelcome(db: Db, friendId: number): Promise<boolean> {
  const row = await db
    .selectFrom("referrals")
    .select("rewarded_at")
    .where("friend_id", "=", friendId)
    .executeTakeFirst();
  return row !== undefined && row.rewarded_at === null;
}
