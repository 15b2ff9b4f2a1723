import { randomInt } from "node:crypto";
import {
  type BonusState,
  bonusRulesFromWire,
  type LanguageCode,
  prizeToWire,
  type Referral,
  type ReferralRules,
  referralRulesFromWire,
  type WheelRules,
  type WheelSegment,
  wheelRulesFromWire,
} from "@skatert/contract";
import { type CustomerId, drawSegment, localTime } from "@skatert/domain";
import type { Kysely } from "kysely";
import type { Database, Db, Tx } from "../../database/tables.ts";
import { transaction } from "../../database/transaction.ts";
import type { Viewer } from "../../http/sessions/session-store.ts";
import { Refusal } from "../../input/refusal.ts";
import { grantCoupon } from "../../shop/coupons/coupon-rights.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { ShopSnapshot } from "../../shop/snapshot.ts";
import type { Notify } from "../account/notifications/notification-content.ts";
import { balanceOf, givePointsOnce, type LedgerEntry, listEntries } from "./points-ledger.ts";
import { awaitsWelcome, countInvited, type Inviters, inviterOf, rewardInvitation } from "./referrals.ts";
import { type DrawnSegment, lastResult, storeResult, type TurnRight, takeTurn, turnsLeft } from "./wheel-repository.ts";

export interface LoyaltyDeps {
  readonly db: Kysely<Database>;
  readonly shop: ShopData;
  readonly now: () => number;
  readonly personOf: (phone: string) => string;
  readonly notify: Notify;
  readonly people: LoyaltyPeople;
  /** After points of a user changed, and committed. */
  readonly onPoints: (userId: CustomerId) => void;
}

/** The functions of accounts and orders that loyalty needs. */
export interface LoyaltyPeople extends Inviters {
  referralCodeOf(db: Db, userId: CustomerId): Promise<string>;
  /** Orders that reached the user: each is worth turns where the wheel counts by orders. */
  countHandedOver(db: Db, userId: CustomerId): Promise<number>;
}

export interface WheelState {
  readonly segments: readonly WheelSegment[];
  readonly spinsLeft: number;
  readonly last: DrawnSegment | null;
}

/** Points, invitations and the wheel of one user, who is the caller (ROLE-3). */
export interface Loyalty {
  bonus(userId: CustomerId): Promise<BonusState>;
  /** Every line of the balance, newest first. */
  history(userId: CustomerId): Promise<readonly LedgerEntry[]>;
  /** `origin` is the shop's address, for the link. */
  referral(userId: CustomerId, origin: string): Promise<Referral>;
  /** The rewards of an invitation. An unknown `code` gives nothing; null asks about invitations in general. */
  referralRules(code: string | null): Promise<ReferralRules>;
  wheel(viewer: Viewer, language: LanguageCode): Promise<WheelState>;
  /** Draws and gives the prize; throws a 409 `no-spins` with the last result when no turn is left. */
  spin(viewer: Viewer, language: LanguageCode): Promise<DrawnSegment & { readonly spinsLeft: number }>;
  /** Runs inside the transaction that hands an order over: rewards an invitation at the first one. */
  onHandedOver(tx: Tx, userId: CustomerId, at: number): Promise<void>;
}

export function createLoyalty(deps: LoyaltyDeps): Loyalty {
  const { db, shop } = deps;
  return {
    async bonus(userId) {
      const rules = bonusRulesFromWire((await shop.current()).documents.read("bonus"));
      return { active: rules.active, balance: await balanceOf(db, userId), percentMax: rules.percentMax };
    },
    history: (userId) => listEntries(db, userId),
    async referral(userId, origin) {
      const { active, reward, friendReward } = await rulesOf(shop);
      const code = await deps.people.referralCodeOf(db, userId);
      const welcome = active && (await awaitsWelcome(db, userId)) ? friendReward : 0;
      return {
        code,
        link: `${origin}/?ref=${code}`,
        ...(await countInvited(db, userId)),
        reward,
        friendReward,
        welcome,
      };
    },
    async referralRules(code) {
      const isUnknown = code !== null && (await inviterOf(deps.people, db, code)) === null;
      return isUnknown ? { active: false, reward: 0, friendReward: 0 } : rulesOf(shop);
    },
    async wheel(viewer, language) {
      const snapshot = await shop.current();
      const rules = wheelOf(snapshot, language);
      const last = await lastResult(db, viewer.userId);
      if (!rules.active) return { segments: [], spinsLeft: 0, last };
      return {
        segments: rules.segments,
        spinsLeft: await turnsLeft(db, await rightOf(deps, db, viewer, snapshot)),
        last,
      };
    },
    spin: (viewer, language) => spin(deps, viewer, language),
    async onHandedOver(tx, userId, at) {
      // Uses the snapshot in memory, because a read of the store from inside a transaction would wait for itself.
      const rules = referralRulesFromWire(shop.latest()?.documents.read("referral"));
      await rewardInvitation(tx, rules, { friendId: userId, at }, deps.notify);
    },
  };
}

async function rulesOf(shop: ShopData): Promise<ReferralRules> {
  return referralRulesFromWire((await shop.current()).documents.read("referral"));
}

async function spin(
  deps: LoyaltyDeps,
  viewer: Viewer,
  language: LanguageCode,
): Promise<DrawnSegment & { readonly spinsLeft: number }> {
  const snapshot = await deps.shop.current();
  const rules = wheelOf(snapshot, language);
  const drawn = await transaction(deps.db, async (tx) => {
    const right = await rightOf(deps, tx, viewer, snapshot);
    if (!rules.active || !(await takeTurn(tx, right))) return null;
    const result = await storeResult(tx, viewer.userId, drawSegment(rules.segments, randomInt), deps.now());
    await givePrize(deps, tx, viewer.userId, result);
    return { ...result, spinsLeft: await turnsLeft(tx, right) };
  });
  if (drawn === null) throw noSpins(await lastResult(deps.db, viewer.userId));
  if (drawn.segment.prize.kind === "points") deps.onPoints(viewer.userId);
  return drawn;
}

function wheelOf(snapshot: ShopSnapshot, language: LanguageCode): WheelRules {
  return wheelRulesFromWire(snapshot.documents.read("wheel", language));
}

async function rightOf(
  deps: LoyaltyDeps,
  db: Kysely<Database> | Tx,
  viewer: Viewer,
  snapshot: ShopSnapshot,
): Promise<TurnRight> {
  const { per, count } = wheelOf(snapshot, "ru");
  const person = deps.personOf(viewer.phone);
  if (per === "once") return { person, period: "once", allowed: count };
  if (per === "order")
    return { person, period: "order", allowed: count * (await deps.people.countHandedOver(db, viewer.userId)) };
  const { year, month, day } = localTime(deps.now(), snapshot.settings().timeZone).day;
  return { person, period: `day:${year}-${month}-${day}`, allowed: count };
}

async function givePrize(
  { notify }: LoyaltyDeps,
  tx: Tx,
  userId: CustomerId,
  { id, segment, at }: DrawnSegment,
): Promise<void> {
  const { prize, label } = segment;
  if (prize.kind === "points") {
    await givePointsOnce(tx, { id: `wheel:${id}`, userId, kind: "wheel", points: prize.points, at });
    await notify(tx, userId, { kind: "points", points: prize.points, why: "wheel" }, at);
  }
  if (prize.kind === "coupon") {
    await grantCoupon(tx, userId, prize.couponId);
    await notify(tx, userId, { kind: "coupon-won", label }, at);
  }
}

function noSpins(last: DrawnSegment | null): Refusal {
  const data = { reason: "no-spins", last: last === null ? null : drawnToWire(last) };
  return new Refusal("no_spins", "There are no spins left", data);
}

/** The drawn prize in the wire's shape. */
export function drawnToWire({ segment, at }: DrawnSegment) {
  return {
    segment_id: segment.id,
    prize: prizeToWire(segment.prize),
    label: segment.label,
    date: new Date(at).toISOString(),
  };
}
