import type {
  CombiningPolicy,
  Condition,
  Coupon,
  CouponCartItem,
  CouponContext,
  CouponCustomer,
  GiftItem,
} from "../coupons/types.ts";
import { money } from "../money/money.ts";

/** An automatic coupon of 10 % without conditions or limits. Its code is derived from its id. */
export function aCoupon(changes: Partial<Coupon> = {}): Coupon {
  const id = changes.id ?? 1;
  return {
    id,
    code: `code-${id}`,
    codes: null,
    kind: "auto",
    description: "",
    image: null,
    showToUser: true,
    userIds: [],
    isIndividual: changes.kind === "individual",
    benefit: { kind: "percent", percent: 10 },
    conditions: [],
    usageLimit: null,
    usageLimitPerCustomer: null,
    usageLimitPerDay: null,
    budget: null,
    audience: null,
    startsAt: null,
    expiresAt: null,
    ...changes,
  };
}

/** A coupon that gives one of these products, one piece at 1 ₽. */
export function aGiftCoupon(productIds: readonly number[], changes: Partial<Coupon> = {}): Coupon {
  const gifts: readonly GiftItem[] = productIds.map((productId) => ({ productId, variationId: null, quantity: 1 }));
  return aCoupon({ benefit: { kind: "gift", unitPrice: money(1_00), gifts }, ...changes });
}

/** A coupon with this one condition. */
export function aCouponWithCondition(condition: Condition, changes: Partial<Coupon> = {}): Coupon {
  return aCoupon({ conditions: [condition], ...changes });
}

/** User 1, born 15 June 1990, without orders. */
export function aCouponCustomer(changes: Partial<CouponCustomer> = {}): CouponCustomer {
  return { id: 1, birth: { year: 1990, month: 6, day: 15 }, ordersCount: 0, ...changes };
}

/** One piece of product 1 in category 10. */
export function aCouponCartItem(changes: Partial<CouponCartItem> = {}): CouponCartItem {
  return { productId: 1, categoryIds: new Set([10]), pieces: 1, ...changes };
}

/** A guest's delivery of one dish at 1000 ₽ from branch 1, for Wednesday 18 November 2026 at 12:00. */
export function aCouponContext(changes: Partial<CouponContext> = {}): CouponContext {
  const today = { year: 2026, month: 11, day: 18 };
  return {
    items: [aCouponCartItem()],
    countedSum: money(1000_00),
    warehouseId: 1,
    method: "flat_rate",
    customer: null,
    device: "site",
    now: Date.UTC(2026, 10, 18, 9),
    today,
    takeDay: today,
    takeMinute: 12 * 60,
    uses: new Map(),
    ...changes,
  };
}

/** No coupons combine by default. */
export function aCombiningPolicy(changes: Partial<CombiningPolicy> = {}): CombiningPolicy {
  return { autoWithAuto: false, individualWithAuto: false, promoWithAuto: false, bonusesWithAuto: false, ...changes };
}
