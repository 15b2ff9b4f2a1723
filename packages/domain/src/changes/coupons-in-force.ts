import { countedPieces } from "../cart/pieces.ts";
import { combineCoupons } from "../coupons/combine-coupons.ts";
import { checkCondition } from "../coupons/conditions/registry.ts";
import type { Condition, Coupon, CouponContext, CouponRefusal } from "../coupons/types.ts";
import { zero } from "../money/money.ts";
import { priceCart } from "../pricing/price-cart.ts";
import type { OrderTerms, TermsLine } from "./types.ts";

/** What a coupon asks of the cart. What it asks of the guest and of the day of placing counts as met. */
const ofCart: ReadonlySet<Condition["kind"]> = new Set([
  "cart-contains",
  "excluded-category",
  "product-quantity",
  "category-quantity",
  "cart-sum",
]);
const ofPlaceAndTime: ReadonlySet<Condition["kind"]> = new Set(["warehouse", "delivery-type", "hours", "weekday"]);

/** The inputs of eligibility that an order knows. Those of the guest and of the clock are never asked. */
function contextOf(terms: OrderTerms, lines: readonly TermsLine[]): CouponContext {
  const { countedSum } = priceCart({
    lines,
    discounts: [],
    gifts: [],
    fee: () => ({ kind: "none" }),
    bonusPoints: 0,
    bonusCap: () => zero,
  });
  return {
    items: lines.map(({ productId, categoryIds, measure, quantity }) => ({
      productId,
      categoryIds: new Set(categoryIds),
      pieces: countedPieces(measure, quantity),
    })),
    countedSum,
    warehouseId: terms.warehouseId,
    method: terms.place.method,
    customer: null,
    device: "",
    now: 0,
    today: terms.moment.day,
    takeDay: terms.moment.day,
    takeMinute: terms.moment.minute,
    uses: new Map(),
  };
}

/** Why a coupon of the order does not apply to these lines; `lines` are all that are bought. */
export function refusalsInOrder(
  coupon: Coupon,
  terms: OrderTerms,
  lines: readonly TermsLine[],
): readonly CouponRefusal[] {
  const context = contextOf(terms, lines);
  const isKept = terms.keptCouponIds.includes(coupon.id);
  return coupon.conditions.flatMap((condition) => {
    const isAsked = ofPlaceAndTime.has(condition.kind) || (ofCart.has(condition.kind) && !isKept);
    return (isAsked ? checkCondition(condition, context, coupon.conditions) : null) ?? [];
  });
}

/** The coupons of the order that apply to these lines, in order of precedence; its gift's only while it is a gift. */
export function couponsInForce(terms: OrderTerms, lines: readonly TermsLine[]): readonly Coupon[] {
  if (lines.length === 0) return [];
  const eligible = terms.coupons.filter(
    (coupon) =>
      (coupon.benefit.kind !== "gift" || terms.gift?.taken === "gift") &&
      refusalsInOrder(coupon, terms, lines).length === 0,
  );
  return combineCoupons(eligible, terms.combining).applied;
}
