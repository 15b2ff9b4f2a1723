import type { GiftChoice } from "../../cart/types.ts";
import type { CouponId } from "../../catalog/id.ts";
import { couponByCode } from "../../coupons/codes.ts";
import { isListed, isPersonal } from "../../coupons/limits/owner.ts";
import type { Coupon, CouponCustomer } from "../../coupons/types.ts";

/** The coupons of a request, before any rule runs. */
export interface NamedCoupons {
  /** In the order of the request, each once, the promo code's coupon first. */
  readonly coupons: readonly Coupon[];
  /** Ids of coupons that do not exist or cannot be requested by id. */
  readonly unknownIds: readonly CouponId[];
  /** A code without a coupon, or of another user (readings "Answers"). */
  readonly unknownCode: string | null;
}

interface CouponWish {
  readonly couponIds: readonly CouponId[];
  readonly gift: GiftChoice | null;
  readonly promoCode: string | null;
}

/** The coupon of a promo code; see `couponByCode`. Null if the code belongs to another customer. */
export function promoCoupon(code: string, coupons: readonly Coupon[], customer: CouponCustomer | null): Coupon | null {
  const coupon = couponByCode(
    code,
    coupons.filter(({ kind }) => kind === "promo"),
  );
  if (coupon === null) return null;
  return isPersonal(coupon) && !isListed(coupon, customer) ? null : coupon;
}

/** A gift also names its coupon. A promo code's coupon requires the code, because ids can be guessed. */
export function namedCoupons(wish: CouponWish, shop: readonly Coupon[], customer: CouponCustomer | null): NamedCoupons {
  const code = wish.promoCode?.trim() ?? "";
  const promo = code === "" ? null : promoCoupon(code, shop, customer);
  const coupons = promo === null ? [] : [promo];
  const unknownIds: CouponId[] = [];
  const byId = new Map(shop.map((coupon) => [coupon.id, coupon]));
  const ids = new Set(wish.gift === null ? wish.couponIds : [...wish.couponIds, wish.gift.couponId]);
  for (const id of ids) {
    if (id === promo?.id) continue;
    const coupon = byId.get(id);
    if (coupon === undefined || coupon.kind === "promo") unknownIds.push(id);
    else coupons.push(coupon);
  }
  return { coupons, unknownIds, unknownCode: code !== "" && promo === null ? code : null };
}
