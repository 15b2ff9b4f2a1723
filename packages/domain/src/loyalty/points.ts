import { type Money, money } from "../money/money.ts";
import type { Adjustment, AdjustmentKind } from "../pricing/types.ts";
import type { BonusRules } from "./types.ts";

const kopecksInPoint = 100;

/** Whole points in a percentage of an amount, exact for percentages of up to two decimals. */
function pointsOf(percent: number, amount: Money): number {
  const hundredths = BigInt(Math.round(percent * 100));
  return Number((BigInt(Math.max(0, amount)) * hundredths) / BigInt(100 * 100 * kopecksInPoint));
}

/**
 * Maximum of points that may pay for goods: `percentMax` of the goods' remainder before bonuses, rounded down
 * to whole points (readings "Bonuses"). The caller checks the balance.
 */
export function bonusCap(rules: BonusRules, goodsLeft: Money): number {
  return rules.active ? pointsOf(Math.min(100, rules.percentMax), goodsLeft) : 0;
}

const notGoods: readonly AdjustmentKind[] = ["gifts", "delivery", "express"];

/** Points that an order earns: on what was paid for goods, without gifts, delivery and points. */
export function earnedPoints(rules: BonusRules, adjustments: readonly Adjustment[]): number {
  if (!rules.active) return 0;
  const goods = adjustments.filter(({ kind }) => !notGoods.includes(kind));
  return pointsOf(rules.earnPercent, money(goods.reduce((sum, { amount }) => sum + amount, 0)));
}
