import {
  type CartLine,
  type CartTotals,
  type Coupon,
  type DeliveryFee,
  type DiscountSelection,
  discountsOf,
  feeFor,
  type Money,
  priceCart,
  pricedGiftOf,
  subtractMoney,
  zero,
} from "@skatert/domain";
import type { Place } from "../place/place.ts";

export interface PricedDraft {
  readonly lines: readonly CartLine[];
  readonly place: Place | null;
  readonly offered: readonly Coupon[];
  readonly selection: DiscountSelection;
  readonly express: boolean;
}

/**
 * The cart's price computed in the browser by the server's rules (PRICE-1). The quote replaces it (CART-8).
 */
export function localTotals({ lines, place, offered, selection, express }: PricedDraft): CartTotals {
  const applied = offered.filter(({ id }) => selection.couponIds.includes(id));
  return priceCart({
    lines,
    discounts: discountsOf(applied),
    gifts: selection.gift === null ? [] : giftsOf(applied, selection.gift),
    fee: (countedSum) => feeOf(place, express, countedSum),
    bonusPoints: 0,
    bonusCap: () => 0,
  });
}

function giftsOf(applied: readonly Coupon[], choice: NonNullable<DiscountSelection["gift"]>) {
  return applied.flatMap((coupon) => pricedGiftOf(coupon, choice) ?? []);
}

function feeOf(place: Place | null, express: boolean, countedSum: Money): DeliveryFee {
  return place?.kind === "delivery" ? feeFor(place.terms, express, countedSum) : { kind: "none" };
}

/** The missing sum of a goal, and the progress from 0 to 1. */
export interface Goal {
  readonly kind: "minimum" | "free-delivery" | "gift";
  readonly missing: Money;
  readonly share: number;
}

export interface GrowingCart {
  readonly countedSum: Money;
  readonly place: Place | null;
  /** Minimum counted sum of an order. */
  readonly minimum: Money;
}

/**
 * The next goal of the cart: the order minimum (PRICE-6), then free delivery (PRICE-5), then a gift. Null if
 * all are reached or none exists.
 */
export function nextGoal({ countedSum, place, minimum }: GrowingCart, giftFrom: Money | null): Goal | null {
  const terms = place?.kind === "delivery" ? place.terms : null;
  return (
    goalAt("minimum", minimum, countedSum) ??
    goalAt("free-delivery", terms !== null && terms.price > zero ? terms.freeFrom : null, countedSum) ??
    goalAt("gift", giftFrom, countedSum)
  );
}

function goalAt(kind: Goal["kind"], from: Money | null, countedSum: Money): Goal | null {
  if (from === null || countedSum >= from) return null;
  return { kind, missing: subtractMoney(from, countedSum), share: countedSum / from };
}
