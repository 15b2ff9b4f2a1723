import type { StockRoom } from "../../cart/stock-room.ts";
import type { GiftChoice } from "../../cart/types.ts";
import { giftItemOf, pricedGiftOf } from "../../coupons/benefits.ts";
import type { Coupon } from "../../coupons/types.ts";
import type { PricingGift } from "../../pricing/types.ts";
import type { ServingBranch } from "../lines/checks/asked-line.ts";
import { checkOwnHours } from "../lines/checks/availability.ts";
import { checkInStock } from "../lines/checks/in-stock.ts";
import { checkLocation } from "../lines/checks/location.ts";
import { checkStops } from "../lines/checks/stops.ts";
import { checkVariation } from "../lines/checks/variation.ts";
import { unknownIn } from "../lines/serve-lines.ts";
import type { LineRefusal } from "../types.ts";

/** The gift of a coupon: added to the order, or refused like a line. */
export interface AskedGift {
  readonly choice: GiftChoice;
  readonly quantity: number;
  /** Null when refused. */
  readonly priced: PricingGift | null;
  readonly refusal: LineRefusal | null;
}

/** The shopper's choice. A single gift needs no choice. */
export function giftChoiceOf(coupon: Coupon, wish: GiftChoice | null): GiftChoice | null {
  if (wish?.couponId === coupon.id) return wish;
  if (coupon.benefit.kind !== "gift" || coupon.benefit.gifts.length !== 1) return null;
  const [only] = coupon.benefit.gifts;
  return only === undefined ? null : { couponId: coupon.id, productId: only.productId, variationId: only.variationId };
}

/**
 * A gift may be in a hidden category. The branch must have it after all bought lines are served. Its quantity
 * is the coupon's (readings "Time, zones, stock").
 */
function giftRefusal(choice: GiftChoice, quantity: number, branch: ServingBranch, room: StockRoom): LineRefusal | null {
  const product = branch.catalog.products.get(choice.productId);
  if (product === undefined) return unknownIn(branch, choice.productId);
  const line = { request: { ...choice, quantity, supplements: [] }, product, branch, room };
  const refusal =
    checkLocation(line) ??
    checkOwnHours(product, branch.moment) ??
    checkInStock(line) ??
    checkStops(line) ??
    checkVariation(line);
  if (refusal !== null) return refusal;
  const left = room.left(choice);
  if (left >= quantity) return null;
  return left === 0 ? { reason: "sold-out" } : { reason: "not-enough-stock", left };
}

/** Checks a gift without taking its stock. A choice that the coupon does not offer is not available. */
export function askGift(coupon: Coupon, choice: GiftChoice, branch: ServingBranch, room: StockRoom): AskedGift {
  const item = giftItemOf(coupon, choice);
  const priced = pricedGiftOf(coupon, choice);
  if (item === null || priced === null) {
    return { choice, quantity: 1, priced: null, refusal: { reason: "not-available" } };
  }
  const refusal = giftRefusal(choice, item.quantity, branch, room);
  return { choice, quantity: item.quantity, priced: refusal === null ? priced : null, refusal };
}
