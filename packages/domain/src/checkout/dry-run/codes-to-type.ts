import { codeKey, couponByCode } from "../../coupons/codes.ts";
import type { Coupon } from "../../coupons/types.ts";
import type { PastCart } from "./past-cart.ts";

/** The codes that guests of a run type. */
export interface CodesToType {
  /** What the guest of a cart types, if the shop has these coupons without the promotion. Null: nothing. */
  codeFor(cart: PastCart, coupons: readonly Coupon[]): string | null;
  /** Notes the code by which a cart received the promotion: a single-use one is gone. */
  give(code: string | null): void;
}

/**
 * A guest types the order's code. If that was a code of the promotion, the guest types its present code, or a single-use
 * code that no cart of the run has received. `isTyped`: guests without a code type it too.
 */
export function createCodesToType(promotion: Coupon, isTyped: boolean): CodesToType {
  const given = new Set<string>();
  const inOrder = promotion.codes?.entries();
  let next = inOrder?.next();

  function freeCode(): string | null {
    if (promotion.codes === null) return promotion.code;
    while (next?.value !== undefined && given.has(next.value[0])) next = inOrder?.next();
    return next?.value?.[1] ?? null;
  }

  return {
    codeFor({ request: { promoCode, couponIds } }, coupons) {
      if (promotion.kind !== "promo") return promoCode;
      if (promoCode === null) return isTyped ? freeCode() : null;
      const isOwn = couponIds.includes(promotion.id) || couponByCode(promoCode, coupons)?.id === promotion.id;
      if (!isOwn) return promoCode;
      const isKept = couponByCode(promoCode, [promotion]) !== null && !given.has(codeKey(promoCode));
      return isKept ? promoCode : freeCode();
    },
    give(code) {
      if (promotion.codes !== null && code !== null) given.add(codeKey(code));
    },
  };
}
