import type { CategoryId, CouponRefusal, ProductId, QuoteRefusal } from "@skatert/domain";
import { couponPrice, type RefusalContext, refusalText } from "../../../model/quote/refusal-text.ts";
import type { CategoryLink } from "../../../model/shop/shop.ts";

export interface CouponReasonContext extends RefusalContext {
  /** The shop's sections, for naming the one without a dish. */
  readonly sections: readonly CategoryLink[];
  /** Dishes of the cart by id, for naming the one with too small a quantity. */
  readonly dishes: ReadonlyMap<ProductId, string>;
}

/** Why a coupon does not apply to the cart, and how to resolve it. */
export function couponReasonText(refusal: CouponRefusal | QuoteRefusal, context: CouponReasonContext): string {
  if (refusal.reason === "product-quantity") return dishText(refusal, context);
  if (refusal.reason !== "category-quantity") return refusalText(refusal, context);
  const names = sectionNames(refusal.categoryIds, context.sections);
  if (names.length === 0) return refusalText(refusal, context);
  const { t, joinNames } = context.i18n;
  return t("reason.section-quantity", {
    missing: refusal.missing,
    names: joinNames(
      names.map((name) => t("coupon.quoted", { name })),
      "disjunction",
    ),
  });
}

function dishText(refusal: CouponRefusal & { reason: "product-quantity" }, context: CouponReasonContext): string {
  const name = context.dishes.get(refusal.productId);
  if (name === undefined) return refusalText(refusal, context);
  return context.i18n.t("reason.dish-quantity", { missing: refusal.missing, name });
}

/** The same for a typed promo code: the sentence contains the code's condition in full. */
export function promoReasonText(refusal: CouponRefusal | QuoteRefusal, context: CouponReasonContext): string {
  const { t, formatPrice } = context.i18n;
  if (refusal.reason === "sum-below") {
    return t("reason.promo.sum-below", {
      bound: formatPrice(refusal.bound),
      price: formatPrice(couponPrice(refusal.missing)),
    });
  }
  if (refusal.reason === "delivery-type") {
    const [only, ...others] = refusal.methods;
    if (others.length === 0 && only === "flat_rate") return t("reason.promo.flat_rate");
    if (others.length === 0 && only === "local_pickup") return t("reason.promo.local_pickup");
  }
  return couponReasonText(refusal, context);
}

function sectionNames(ids: readonly CategoryId[], sections: readonly CategoryLink[]): readonly string[] {
  return sections.flatMap(({ id, name, children }) => (ids.includes(id) ? [name] : sectionNames(ids, children)));
}
