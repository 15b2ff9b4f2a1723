import type { BonusRules, Instant, OrderId } from "@skatert/domain";
import { readFlag, readNumber, readRecord, readText } from "../fields/read.ts";
import type { WireBonusHistory } from "./schemas.ts";

/** `bonus.json`; without it there is no bonus system. Percents 0 to 100. */
export function bonusRulesFromWire(value: unknown): BonusRules {
  const wire = readRecord(value);
  return {
    active: readFlag(wire["active"]),
    percentMax: percentOf(wire["percent_max"]),
    earnPercent: percentOf(wire["earn_percent"]),
  };
}

/** A user's points, whole. */
export interface BonusState {
  readonly active: boolean;
  readonly balance: number;
  readonly percentMax: number;
}

export function bonusStateFromWire(value: unknown): BonusState {
  const wire = readRecord(value);
  return {
    active: readFlag(wire["active"]),
    balance: pointsOf(wire["points_balance"]),
    percentMax: percentOf(wire["percent_max"]),
  };
}

export function bonusStateToWire(state: BonusState) {
  return { active: state.active, points_balance: state.balance, percent_max: state.percentMax };
}

/**
 * Why points were added or spent. "friend": an invited friend's first order; "referral": the invitation of the caller;
 * "other": a reason of a later version.
 */
export const BONUS_KINDS = [
  "opening",
  "earned",
  "spent",
  "returned",
  "wheel",
  "referral",
  "friend",
  "apology",
] as const;
export type BonusKind = (typeof BONUS_KINDS)[number] | "other";

/** One entry of the points ledger. */
export interface BonusEntry {
  readonly id: string;
  readonly kind: BonusKind;
  /** Whole; negative if spent. */
  readonly points: number;
  readonly at: Instant;
  readonly orderId: OrderId | null;
}

/** Maximum number of ledger entries in one answer, the newest. */
export const MAX_BONUS_ENTRIES = 500;

export function bonusHistoryFromWire({ entries }: WireBonusHistory): readonly BonusEntry[] {
  return entries.map(({ id, kind, points, date, order_id: orderId }) => ({
    id,
    kind: BONUS_KINDS.find((known) => known === kind) ?? "other",
    points,
    at: Date.parse(date),
    orderId,
  }));
}

/** `referral.json`, in whole points; without it there are no rewards. */
export interface ReferralRules {
  readonly active: boolean;
  /** For the inviting user. */
  readonly reward: number;
  /** For the invited friend. */
  readonly friendReward: number;
}

export function referralRulesFromWire(value: unknown): ReferralRules {
  const wire = readRecord(value);
  return {
    active: readFlag(wire["active"]),
    reward: pointsOf(wire["reward"]),
    friendReward: pointsOf(wire["friend_reward"]),
  };
}

/** A user's own invitation: the users it brought, and how many of them earned the reward. */
export interface Referral {
  readonly code: string;
  readonly link: string;
  readonly invited: number;
  readonly rewarded: number;
  readonly reward: number;
  /** The friend's reward; 0 if the shop names none. */
  readonly friendReward: number;
  /** Points that await the caller's own first order. */
  readonly welcome: number;
}

export function referralFromWire(value: unknown): Referral {
  const wire = readRecord(value);
  return {
    code: readText(wire["code"]),
    link: readText(wire["link"]),
    invited: pointsOf(wire["invited"]),
    rewarded: pointsOf(wire["rewarded"]),
    reward: pointsOf(wire["reward"]),
    friendReward: pointsOf(wire["friend_reward"]),
    welcome: pointsOf(wire["welcome"]),
  };
}

function pointsOf(value: unknown): number {
  return Math.max(0, Math.floor(readNumber(value) ?? 0));
}

function percentOf(value: unknown): number {
  return Math.min(100, Math.max(0, readNumber(value) ?? 0));
}
