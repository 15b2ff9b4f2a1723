import type { Coupon } from "../coupons/types.ts";
import { multiplyMoney, subtractMoney } from "../money/money.ts";
import { priceOfUnit, unitsOf } from "../pricing/price-line.ts";
import { refusalsInOrder } from "./coupons-in-force.ts";
import { editTerms } from "./edit-terms.ts";
import { kitchenDelta } from "./kitchen-delta.ts";
import { boughtLines, priceTerms } from "./price-terms.ts";
import type {
  AddedDish,
  ChangedOrder,
  ChangeOptions,
  ChangeRefusal,
  DroppedCoupon,
  LostGift,
  OrderChange,
  OrderTerms,
  PricedTerms,
  TermsGift,
} from "./types.ts";

/** A version of an order with its price. */
interface Version {
  readonly terms: OrderTerms;
  readonly priced: PricedTerms;
}

/**
 * An order after a change (CHANGE-1): a pure function of the order's terms, the change and the dishes that it adds.
 * `added` has one entry for each `add` and `swap`, in their order; such a dish is then part of the terms. Nothing else
 * comes from today's menu, coupons or bonus rules. It never throws on a caller's input: see `refusals`.
 */
export function applyChanges(
  terms: OrderTerms,
  changes: readonly OrderChange[],
  added: readonly AddedDish[],
  options: ChangeOptions = {},
): ChangedOrder {
  const before = priceTerms(terms);
  const edited = editTerms(terms, changes, added);
  const kept = options.keepCoupons ? withCouponsKept(edited.terms, before) : edited.terms;
  const limit = Math.min(terms.points.agreed, before.points.spent + (options.pointsLeft ?? 0));
  const asked: OrderTerms = { ...kept, points: { agreed: terms.points.agreed, limit } };
  const { terms: settled, lost } = settleGift(asked, edited.isGiftAnswered);
  const after = priceTerms(settled);
  const was = { terms, priced: before };
  const now = { terms: settled, priced: after };
  return {
    ...after,
    terms: settled,
    before,
    delta: subtractMoney(after.total, before.total),
    points: {
      ...after.points,
      spentBack: Math.max(0, before.points.spent - after.points.spent),
      spentMore: Math.max(0, after.points.spent - before.points.spent),
    },
    couponsDropped: droppedCoupons(settled, before, after),
    giftLost: lost && lostGift(lost),
    refusals: [
      ...edited.refusals,
      ...(lost === null ? [] : [{ reason: "gift-lost" as const, couponId: lost.couponId }]),
      ...versionRefusals(was, now, options),
    ],
    needsConsent: needsConsent(was, now, options),
  };
}

/** The restaurant's fault: what applied before the change still does, now and in later versions. */
function withCouponsKept(terms: OrderTerms, { couponIds }: PricedTerms): OrderTerms {
  const lines = boughtLines(terms);
  const failing = terms.coupons.filter(
    (coupon) => couponIds.includes(coupon.id) && refusalsInOrder(coupon, terms, lines).length > 0,
  );
  const keptCouponIds = new Set([...terms.keptCouponIds, ...failing.map(({ id }) => id)]);
  return { ...terms, keptCouponIds: [...keptCouponIds] };
}

/** A gift whose coupon no longer applies is lost until the guest says what becomes of it. */
function settleGift(
  terms: OrderTerms,
  isAnswered: boolean,
): { readonly terms: OrderTerms; readonly lost: TermsGift | null } {
  const { gift } = terms;
  if (gift === null || gift.taken !== "gift") return { terms, lost: null };
  if (priceTerms(terms).couponIds.includes(gift.couponId)) return { terms, lost: null };
  return isAnswered ? { terms: { ...terms, gift: { ...gift, taken: "menu" } }, lost: null } : { terms, lost: gift };
}

function lostGift({ couponId, line }: TermsGift): LostGift {
  const { productId, variationId, name } = line;
  return { couponId, productId, variationId, name, menuPrice: multiplyMoney(priceOfUnit(line), unitsOf(line)) };
}

function droppedCoupons(terms: OrderTerms, before: PricedTerms, after: PricedTerms): readonly DroppedCoupon[] {
  const isDropped = ({ id }: Coupon) => before.couponIds.includes(id) && !after.couponIds.includes(id);
  return terms.coupons.filter(isDropped).map((coupon) => {
    // A gift that is paid for does not earn itself.
    const lines = coupon.benefit.kind === "gift" ? terms.lines : boughtLines(terms);
    return { id: coupon.id, code: coupon.code, refusals: refusalsInOrder(coupon, terms, lines) };
  });
}

/** What the order as a whole lacks. An order that was below its minimum before may stay there, but not fall further. */
function versionRefusals(was: Version, now: Version, { keepCoupons = false }: ChangeOptions): ChangeRefusal[] {
  const { place } = now.terms;
  const refusals: ChangeRefusal[] = [];
  if (boughtLines(now.terms).length === 0) refusals.push({ reason: "nothing-left" });
  const hasExpress = place.fee?.expressCost != null;
  if (place.express && !hasExpress && !(was.terms.place.express && place.zoneId === was.terms.place.zoneId))
    refusals.push({ reason: "express-unavailable" });
  const missing = subtractMoney(place.minimum, now.priced.reachedSum);
  const isWorse = missing > subtractMoney(was.terms.place.minimum, was.priced.reachedSum);
  if (missing > 0 && isWorse && !keepCoupons)
    refusals.push({ reason: "minimum-not-reached", required: place.minimum, missing });
  return refusals;
}

/**
 * A change of dishes or money needs the guest's consent. A guest who chose "remove" at checkout has agreed to get fewer
 * dishes, as long as the order does not cost more for it.
 */
function needsConsent(was: Version, now: Version, { ifMissing }: ChangeOptions): boolean {
  const dishes = kitchenDelta(was.priced.lines, now.priced.lines);
  if (dishes.length === 0 && was.priced.total === now.priced.total) return false;
  const isOnlyLess = dishes.length > 0 && dishes.every((dish) => dish.now < dish.was);
  const keepsGift = was.terms.gift?.taken === now.terms.gift?.taken;
  const isAgreed = ifMissing === "remove" && isOnlyLess && keepsGift && now.priced.total <= was.priced.total;
  return !isAgreed;
}
