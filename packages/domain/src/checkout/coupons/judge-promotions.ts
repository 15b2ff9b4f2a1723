import type { CouponId } from "../../catalog/id.ts";
import { canCombine, combineCoupons } from "../../coupons/combine-coupons.ts";
import { evaluateCoupon } from "../../coupons/evaluate-coupon.ts";
import type { CombiningPolicy, Condition, Coupon, CouponContext, CouponRefusal } from "../../coupons/types.ts";
import { resolveTakeTime } from "../../schedule/slots/take-time.ts";
import type { ServingBranch } from "../lines/checks/asked-line.ts";
import { type Offer, offerFor } from "../offer.ts";
import { rulesNow } from "../rules-now.ts";
import { settleTerms } from "../terms.ts";
import type { CheckoutRequest, LineRefusal, QuotedLine, ShopRules, ShopState } from "../types.ts";
import { couponContext } from "./coupon-context.ts";
import { askGift } from "./gift.ts";

/** A gift that the branch cannot give, with its dish. */
type GiftRefusal = LineRefusal & Pick<QuotedLine, "productId" | "variationId">;

/** What a coupon does for a cart, or for a guest. */
export interface JudgedPromotion {
  readonly coupon: Coupon;
  /**
   * applied: the quote applies it. refused: its own conditions, its limits or its gifts are against it. possible: it
   * applies once it is chosen or its code is typed, and `blockedBy` is gone.
   */
  readonly outcome: "applied" | "possible" | "refused";
  /** Every reason, in the order of the coupon's conditions. */
  readonly reasons: readonly (CouponRefusal | GiftRefusal)[];
  /** The applied coupon that precedes it and does not combine with it (COUP-14). Null: none. */
  readonly blockedBy: CouponId | null;
}

const notCombinable: readonly CouponRefusal[] = [{ reason: "not-combinable" }];

/**
 * What each coupon of the shop does for a request, in the shop's order, by the rules of its quote (PROMO-1): exactly
 * the coupons that `quoteOrder` applies are `applied`.
 */
export function judgePromotions(
  request: CheckoutRequest,
  shopRules: ShopRules,
  state: ShopState,
): readonly JudgedPromotion[] {
  const rules = rulesNow(shopRules, state);
  const terms = settleTerms(request, rules, state);
  const offer = offerFor(request, terms, rules, state);
  return rules.coupons.map((coupon) =>
    judge(coupon, request, offer, { branch: terms.branch, combining: rules.combining }),
  );
}

function judge(
  coupon: Coupon,
  request: CheckoutRequest,
  offer: Offer,
  { branch, combining }: { readonly branch: ServingBranch; readonly combining: CombiningPolicy },
): JudgedPromotion {
  const { applied } = offer.coupons;
  if (applied.some(({ id }) => id === coupon.id)) return { coupon, outcome: "applied", reasons: [], blockedBy: null };
  const reasons = evaluateCoupon(coupon, offer.context);
  if (reasons.length > 0) return { coupon, outcome: "refused", reasons, blockedBy: null };
  const { refusals, isGone } = giftRefusals(coupon, request, offer, branch);
  if (isGone) return { coupon, outcome: "refused", reasons: refusals, blockedBy: null };
  const combined = combineCoupons([...applied, coupon], combining);
  if (!combined.refused.includes(coupon)) return { coupon, outcome: "possible", reasons: refusals, blockedBy: null };
  const winner = combined.applied.find((other) => !canCombine(other, coupon, combining));
  return { coupon, outcome: "possible", reasons: notCombinable, blockedBy: winner?.id ?? null };
}

/** Why the gifts of a coupon cannot be given: all of them (`isGone`), or the one that the request chose. */
function giftRefusals(
  coupon: Coupon,
  { gift: chosen }: CheckoutRequest,
  { room }: Offer,
  branch: ServingBranch,
): { readonly refusals: readonly GiftRefusal[]; readonly isGone: boolean } {
  if (coupon.benefit.kind !== "gift") return { refusals: [], isGone: false };
  const asked = coupon.benefit.gifts.flatMap(({ productId, variationId }) => {
    const { refusal } = askGift(coupon, { couponId: coupon.id, productId, variationId }, branch, room);
    return refusal === null ? [] : [{ ...refusal, productId, variationId }];
  });
  if (asked.length === coupon.benefit.gifts.length) return { refusals: asked, isGone: true };
  const isChosen = (gift: GiftRefusal) =>
    chosen?.couponId === coupon.id && chosen.productId === gift.productId && chosen.variationId === gift.variationId;
  return { refusals: asked.filter(isChosen), isGone: false };
}

/** Conditions that depend on the guest and not on the cart. */
const ofGuests: ReadonlySet<Condition["kind"]> = new Set(["birthday", "first-purchase"]);

/**
 * What each coupon does for a guest whose cart is unknown: `refused` for whatever cart, or `possible` (PROMO-1). Judged
 * by owner, time, limits and the conditions about the guest.
 */
export function judgePromotionsOfGuest(rules: ShopRules, state: ShopState): readonly JudgedPromotion[] {
  const context = contextOfGuest(rules, state);
  return rules.coupons.map((coupon) => {
    const conditions = coupon.conditions.filter(({ kind }) => ofGuests.has(kind));
    const reasons = evaluateCoupon({ ...coupon, conditions }, context);
    return { coupon, outcome: reasons.length > 0 ? "refused" : "possible", reasons, blockedBy: null };
  });
}

function contextOfGuest(rules: ShopRules, state: ShopState): CouponContext {
  const { moment } = resolveTakeTime(rules.schedule, rules.slots, { kind: "soonest" }, state.now);
  return couponContext({ method: null, warehouseId: null, moment }, [], rules, state);
}
