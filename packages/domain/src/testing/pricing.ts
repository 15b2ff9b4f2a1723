import { money } from "../money/money.ts";
import { priceCart } from "../pricing/price-cart.ts";
import type { AdjustmentKind, CartTotals, Discount, PricingGift, PricingInput, PricingLine } from "../pricing/types.ts";

type Supplement = PricingLine["supplements"][number];

/** One piece of a dish at 100 ₽. */
export function aPricingLine(changes: Partial<PricingLine> = {}): PricingLine {
  return {
    measure: { kind: "piece" },
    unitPrice: money(100_00),
    quantity: 1,
    supplements: [],
    freeLimits: [],
    combo: null,
    excludedFromMinimum: false,
    ...changes,
  };
}

/** One unit of a supplement at 30 ₽ from category 90. */
export function aSupplement(changes: Partial<Supplement> = {}): Supplement {
  return { id: 900, price: money(30_00), count: 1, categoryIds: [90], ...changes };
}

export function aFixedDiscount(amount: number, couponId = 1): Discount {
  return { kind: "fixed", amount: money(amount), source: { couponId, label: `code-${couponId}` } };
}

export function aPercentDiscount(percent: number, couponId = 1): Discount {
  return { kind: "percent", percent, source: { couponId, label: `code-${couponId}` } };
}

/** One gift at 1 ₽. */
export function aPricingGift(changes: Partial<PricingGift> = {}): PricingGift {
  return { couponId: 7, label: "gift", unitPrice: money(1_00), quantity: 1, ...changes };
}

/** One dish at 100 ₽, no discounts, gifts, fee or points; points may pay everything. */
export function aPricingInput(changes: Partial<PricingInput> = {}): PricingInput {
  return {
    lines: [aPricingLine()],
    discounts: [],
    gifts: [],
    fee: () => ({ kind: "none" }),
    bonusPoints: 0,
    bonusCap: () => Number.MAX_SAFE_INTEGER,
    ...changes,
  };
}

/** Totals of a sample cart. */
export function pricesOf(changes: Partial<PricingInput> = {}): CartTotals {
  return priceCart(aPricingInput(changes));
}

/** Adjustments as [kind, kopecks] pairs, for one-line expectations. */
export function stepsOf(totals: CartTotals): readonly (readonly [AdjustmentKind, number])[] {
  return totals.adjustments.map(({ kind, amount }) => [kind, amount]);
}
