import type { GiftChoice } from "../../cart/types.ts";
import type { Catalog } from "../../catalog/types.ts";
import { canCombine } from "../../coupons/combine-coupons.ts";
import { givenBy, menuPrice } from "../../coupons/given-by.ts";
import type { CombiningPolicy, Coupon } from "../../coupons/types.ts";
import { applicableCoupons } from "../coupons/applicable-coupons.ts";
import { decideOrder } from "../order-decision.ts";
import { quoteOrder } from "../quote/quote-order.ts";
import type { CheckoutRequest, Quote, ShopRules, ShopState } from "../types.ts";

/** What a guest would have taken, and for how much. */
export interface TakenOffer {
  /** The coupons that the request names. */
  readonly wish: readonly Coupon[];
  readonly request: CheckoutRequest;
  readonly quote: Quote;
  readonly applied: readonly Coupon[];
}

/** Quotes that two runs share, by the coupons that they ask for. */
export type KnownQuotes = Map<string, TakenOffer>;

/**
 * The quote of a cart with the coupons that a guest would have taken: of all eligible ones that may be combined, those
 * that save the guest most, and of equals those that the request names (PROMO-2). Each is the quote of the checkout,
 * see `quoteOrder`. Without a quote that could be ordered it is the one without coupons.
 */
export function takenOffer(
  request: CheckoutRequest,
  rules: ShopRules,
  state: ShopState,
  known: KnownQuotes = new Map(),
): TakenOffer {
  const { coupons } = applicableCoupons(request, rules, state);
  let best: TakenOffer | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const wish of wishesOf(coupons, request.couponIds, rules.combining)) {
    const offer = offerFor(wish, request, rules, state, known);
    const spared = sparedBy(offer, rules.catalog);
    if (spared <= most || !isOrder(offer.quote)) continue;
    best = offer;
    most = spared;
  }
  return best ?? offerFor([], request, rules, state, known);
}

/** Whether the quote could be ordered as it is. */
export function isOrder(quote: Quote): boolean {
  return decideOrder(quote, quote.total).kind === "place";
}

function offerFor(
  wish: readonly Coupon[],
  request: CheckoutRequest,
  rules: ShopRules,
  state: ShopState,
  known: KnownQuotes,
): TakenOffer {
  const key = wish.map(({ id }) => id).join();
  const found = known.get(key);
  // A coupon with this id may have other conditions in the other run.
  if (found?.wish.every((coupon, index) => coupon === wish[index])) return found;
  const asked = askedFor(wish, request, rules.catalog);
  const quote = quoteOrder(asked, rules, state);
  const ids = new Set(quote.coupons.flatMap(({ id, applied }) => (applied ? [id] : [])));
  const offer = { wish, request: asked, quote, applied: wish.filter(({ id }) => ids.has(id)) };
  known.set(key, offer);
  return offer;
}

function askedFor(wish: readonly Coupon[], request: CheckoutRequest, catalog: Catalog): CheckoutRequest {
  const giver = wish.find(({ benefit }) => benefit.kind === "gift");
  return {
    ...request,
    couponIds: wish.filter(({ kind }) => kind !== "promo").map(({ id }) => id),
    promoCode: wish.some(({ kind }) => kind === "promo") ? request.promoCode : null,
    gift: giver === undefined ? null : giftFrom(giver, request.gift, catalog),
  };
}

/** The gift that the guest took then, or the dearest one. */
function giftFrom({ id, benefit }: Coupon, taken: GiftChoice | null, { products }: Catalog): GiftChoice | null {
  if (taken?.couponId === id) return taken;
  const gifts = benefit.kind === "gift" ? benefit.gifts : [];
  const worth = (gift: (typeof gifts)[number]) => {
    const dish = products.get(gift.productId);
    return dish === undefined ? 0 : menuPrice(dish, gift);
  };
  const [dearest] = [...gifts].sort((a, b) => worth(b) - worth(a));
  return dearest === undefined
    ? null
    : { couponId: id, productId: dearest.productId, variationId: dearest.variationId };
}

/** The sets of coupons that may be taken together, led by each coupon in turn: first by those of the order. */
function wishesOf(
  coupons: readonly Coupon[],
  own: readonly number[],
  policy: CombiningPolicy,
): readonly (readonly Coupon[])[] {
  const isOwn = ({ id }: Coupon) => own.includes(id);
  const inOrder = [...coupons.filter(isOwn), ...coupons.filter((coupon) => !isOwn(coupon))];
  const sets = inOrder.map((lead) => {
    const others = inOrder.filter((coupon) => coupon !== lead);
    const together = [lead];
    for (const coupon of others) {
      if (together.every((other) => canCombine(coupon, other, policy))) together.push(coupon);
    }
    return inOrder.filter((coupon) => together.includes(coupon));
  });
  return [...new Map(sets.map((set) => [set.map(({ id }) => id).join(), set])).values()];
}

/** How much less a guest pays than for the same without coupons, up to what is equal for all quotes of a cart. */
function sparedBy({ quote, applied }: TakenOffer, catalog: Catalog): number {
  const gifts = quote.lines.reduce((sum, { giftOf, total }) => (giftOf === null ? sum : sum + total), 0);
  const given = applied.reduce(
    (sum, coupon) => (coupon.benefit.kind === "gift" ? sum + givenBy(coupon, quote, catalog) : sum),
    0,
  );
  return given + gifts - quote.total;
}
