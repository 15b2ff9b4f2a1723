import { addMoney, type Money, maxMoney, minMoney, money, negateMoney, subtractMoney, zero } from "../money/money.ts";
import type { Adjustment, AdjustmentKind, DiscountSource } from "./types.ts";

/**
 * The running account of a cart: the adjustments so far and the remainder of the goods. No step takes more
 * than the remainder, so discounts and points never reduce gifts or delivery (PRICE-1).
 */
export interface Goods {
  readonly left: Money;
  readonly adjustments: readonly Adjustment[];
}

export const noGoods: Goods = { left: zero, adjustments: [] };

/** Adds goods. */
export function addGoods(goods: Goods, kind: AdjustmentKind, amount: Money): Goods {
  return { left: addMoney(goods.left, amount), adjustments: written(goods, { kind, amount }) };
}

/** Takes at most the remainder of the goods. A negative amount takes nothing. */
export function takeFromGoods(goods: Goods, kind: AdjustmentKind, wanted: Money, source?: DiscountSource): Goods {
  const taken = maxMoney(zero, minMoney(wanted, goods.left));
  const adjustment = { kind, amount: negateMoney(taken), ...source };
  return { left: subtractMoney(goods.left, taken), adjustments: written(goods, adjustment) };
}

/** Adds a charge that is not goods: gifts or delivery. */
export function addCharge(goods: Goods, kind: AdjustmentKind, amount: Money, source?: DiscountSource): Goods {
  return { left: goods.left, adjustments: written(goods, { kind, amount, ...source }) };
}

export function sumOfAdjustments(adjustments: readonly Adjustment[]): Money {
  return money(adjustments.reduce<number>((sum, adjustment) => sum + adjustment.amount, 0));
}

/** Leaves out a step of 0, except `items`. */
function written(goods: Goods, adjustment: Adjustment): readonly Adjustment[] {
  if (adjustment.amount === 0 && adjustment.kind !== "items") return goods.adjustments;
  return [...goods.adjustments, adjustment];
}
