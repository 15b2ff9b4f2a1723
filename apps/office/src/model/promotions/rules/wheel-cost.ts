import { drawSegment, wheelOdds } from "@skatert/domain";
import { MAX_POINTS } from "./points-form.ts";
import { seededPick } from "./seeded-pick.ts";
import { readCount } from "./typed-numbers.ts";
import { type SegmentForm, weightOf } from "./wheel-form.ts";

/** The probability of each part in a turn, 0 to 1, by the shop's own draw. */
export function oddsOf(segments: readonly SegmentForm[]): readonly number[] {
  return wheelOdds(segments.map((segment) => ({ weight: weightOf(segment) })));
}

export interface TurnCost {
  /** Points that a turn brings on average. */
  readonly points: number;
  /** The probability of a coupon, 0 to 1. */
  readonly coupons: number;
  /** The probability of no prize, 0 to 1. */
  readonly nothing: number;
}

/** What a turn costs on average. What a coupon costs depends on the order that it is used in. */
export function turnCost(segments: readonly SegmentForm[]): TurnCost {
  const odds = oddsOf(segments);
  const sum = (value: (segment: SegmentForm) => number) =>
    segments.reduce((total, segment, at) => total + value(segment) * (odds[at] ?? 0), 0);
  return {
    points: sum(pointsOf),
    coupons: sum(({ prize }) => (prize === "coupon" ? 1 : 0)),
    nothing: sum(({ prize }) => (prize === "nothing" ? 1 : 0)),
  };
}

export interface TrialTurns {
  /** How often each part came out. */
  readonly counts: readonly number[];
  readonly points: number;
  readonly coupons: number;
}

/** Turns drawn by the shop's own draw, the same ones for the same seed. Null: the wheel has nothing to draw. */
export function trialTurns(segments: readonly SegmentForm[], turns: number, seed: number): TrialTurns | null {
  const parts = segments.map((segment, at) => ({ segment, at, weight: weightOf(segment) }));
  if (!oddsOf(segments).some((odds) => odds > 0)) return null;
  const pick = seededPick(seed);
  const counts = segments.map(() => 0);
  let [points, coupons] = [0, 0];
  for (let turn = 0; turn < turns; turn += 1) {
    const { segment, at } = drawSegment(parts, pick);
    counts[at] = (counts[at] ?? 0) + 1;
    points += pointsOf(segment);
    if (segment.prize === "coupon") coupons += 1;
  }
  return { counts, points, coupons };
}

function pointsOf({ prize, points }: SegmentForm): number {
  return prize === "points" ? (readCount(points, MAX_POINTS) ?? 0) : 0;
}
