import { type BonusRules, bonusCap, earnedPoints, type Money, money } from "@skatert/domain";

export interface PointsExample {
  /** Points for the order when it is paid with money. */
  readonly earned: number;
  /** The most points that can pay for it. */
  readonly payable: number;
  /** Points for it when those are spent. */
  readonly earnedOnRest: number;
}

const kopecksInPoint = 100;

/** What an order of dishes for `sum` gives and takes in points, by the shop's own rules. */
export function pointsExample(rules: BonusRules, sum: Money): PointsExample {
  const items = { kind: "items", amount: sum } as const;
  const payable = bonusCap(rules, sum);
  const spent = { kind: "bonuses", amount: money(-payable * kopecksInPoint) } as const;
  return { payable, earned: earnedPoints(rules, [items]), earnedOnRest: earnedPoints(rules, [items, spent]) };
}

/** Roubles of an order that earn one point; null: none do. */
export function roublesForPoint(earnPercent: number): number | null {
  return earnPercent > 0 ? 100 / earnPercent : null;
}
