import { countedPieces } from "../cart/pieces.ts";
import type { CartLine } from "../cart/types.ts";
import type { BranchId, DeliveryMethod } from "../catalog/types.ts";
import type { Money } from "../money/money.ts";
import { localTime } from "../schedule/local-time.ts";
import type { Instant, TakeTime, TimeZone } from "../schedule/types.ts";
import { bonusesCombine, combineCoupons, kindsCombine } from "./combine-coupons.ts";
import { evaluateCoupon } from "./evaluate-coupon.ts";
import type { CombiningPolicy, Coupon, CouponContext, CouponRefusal } from "./types.ts";

export interface CouponHint {
  readonly coupon: Coupon;
  readonly refusal: CouponRefusal;
}

export interface HintedCart {
  readonly lines: readonly CartLine[];
  readonly countedSum: Money;
  readonly method: DeliveryMethod | null;
  readonly warehouseId: BranchId | null;
  readonly takeTime: TakeTime;
  readonly now: Instant;
  readonly timeZone: TimeZone;
  /** Coupons that apply to the cart: the selected ones, and the promo code's. */
  readonly applied: readonly Coupon[];
  /** A promo code is entered. It may apply later, although its coupon is not among `applied` yet. */
  readonly hasCode: boolean;
  /** Points pay a part of it. */
  readonly hasPoints: boolean;
  readonly combining: CombiningPolicy;
}

/** Reasons that a shopper can resolve. */
const mendable: ReadonlySet<CouponRefusal["reason"]> = new Set([
  "sum-below",
  "delivery-type",
  "hours",
  "weekday",
  "product-quantity",
  "category-quantity",
  "warehouse",
]);
/** Approximate price of a dish, for comparing missing dishes with missing money. */
const usualDish = 400;

/**
 * Coupons with exactly one missing condition, nearest first: what to add, or how and when to order. A coupon
 * for dishes of which the cart has none is not near, and one that would not apply beside the present coupons is
 * not promised (COUP-14). `offered` are the eligible coupons.
 */
export function couponHints(
  coupons: readonly Coupon[],
  offered: readonly Coupon[],
  cart: HintedCart,
): readonly CouponHint[] {
  const context = contextOf(cart);
  const hints = coupons.flatMap((coupon): readonly CouponHint[] => {
    if (offered.some(({ id }) => id === coupon.id) || !isAddition(coupon, cart)) return [];
    const [refusal, ...others] = evaluateCoupon(coupon, context);
    if (refusal === undefined || others.length > 0 || !mendable.has(refusal.reason)) return [];
    return isBegun(coupon, refusal) ? [{ coupon, refusal }] : [];
  });
  return hints.toSorted((a, b) => distance(a.refusal) - distance(b.refusal));
}

/** Whether the coupon would apply, and every present one and the points beside it. */
function isAddition(coupon: Coupon, { applied, hasCode, hasPoints, combining }: HintedCart): boolean {
  if (hasPoints && !bonusesCombine([coupon], combining)) return false;
  if (hasCode && !kindsCombine(coupon.kind, "promo", combining)) return false;
  // A code whose coupon does not apply yet may bring a gift, and only one is given.
  const isGiftOpen = !hasCode || coupon.benefit.kind !== "gift" || applied.some(({ kind }) => kind === "promo");
  return isGiftOpen && combineCoupons([...applied, coupon], combining).refused.length === 0;
}

function isBegun({ conditions }: Coupon, refusal: CouponRefusal): boolean {
  if (refusal.reason !== "product-quantity" && refusal.reason !== "category-quantity") return true;
  return conditions.some((condition) => condition.kind === refusal.reason && condition.quantity > refusal.missing);
}

/** The counted sum from which the nearest gift applies. Null if no gift lacks only a sum. */
export function nearestGiftSum(hints: readonly CouponHint[]): Money | null {
  const sums = hints.flatMap(({ coupon, refusal }) =>
    coupon.benefit.kind === "gift" && refusal.reason === "sum-below" ? [refusal.bound] : [],
  );
  return sums.toSorted((a, b) => a - b)[0] ?? null;
}

/** Sorts the cheapest condition first: more dishes, more money, another delivery type or time. */
function distance(refusal: CouponRefusal): number {
  if (refusal.reason === "product-quantity" || refusal.reason === "category-quantity")
    return refusal.missing * usualDish;
  if (refusal.reason === "sum-below") return refusal.missing / 100;
  return Number.MAX_SAFE_INTEGER;
}

/** The browser's inputs of eligibility. Only the server has the shopper's data. */
function contextOf({ lines, countedSum, method, warehouseId, takeTime, now, timeZone }: HintedCart): CouponContext {
  const local = localTime(now, timeZone);
  return {
    items: lines.map((line) => ({
      productId: line.productId,
      categoryIds: new Set(line.categoryIds),
      pieces: countedPieces(line.measure, line.quantity),
    })),
    countedSum,
    method,
    warehouseId,
    customer: null,
    device: "site",
    now,
    today: local.day,
    takeDay: takeTime.kind === "at" && takeTime.day !== null ? takeTime.day : local.day,
    takeMinute: takeTime.kind === "at" ? takeTime.minute : local.minute,
    uses: noUses,
  };
}

/** Only the server counts the uses of a coupon. */
const noUses: CouponContext["uses"] = new Map();
