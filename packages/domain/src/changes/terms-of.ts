import type { LineRequest } from "../cart/types.ts";
import type { Catalog } from "../catalog/types.ts";
import type { AskedGift } from "../checkout/coupons/gift.ts";
import { type ServedLine, serveLines, stockRoomFor } from "../checkout/lines/serve-lines.ts";
import { soldDish } from "../checkout/lines/sold-dish.ts";
import { offerFor, wantedProducts } from "../checkout/offer.ts";
import { rulesNow } from "../checkout/rules-now.ts";
import { settleTerms, type Terms } from "../checkout/terms.ts";
import type { CheckoutRequest, QuoteRefusal, ShopRules, ShopState } from "../checkout/types.ts";
import type { Coupon } from "../coupons/types.ts";
import { zero } from "../money/money.ts";
import { priceCart } from "../pricing/price-cart.ts";
import type { AddedDish, OrderTerms, TermsGift, TermsLine, TermsPlace } from "./types.ts";

/**
 * The terms of the order that `quoteOrder` quotes for the same arguments. Lines that the quote refuses are left out: an
 * order is placed only without such lines.
 */
export function termsOf(request: CheckoutRequest, shopRules: ShopRules, state: ShopState): OrderTerms {
  const rules = rulesNow(shopRules, state);
  const terms = settleTerms(request, rules, state);
  const { served, coupons, pricing } = offerFor(request, terms, rules, state);
  const spent = priceCart(pricing).bonusPointsApplied;
  return {
    lines: served.flatMap((each) => termsLine(each, rules.catalog) ?? []),
    gift: termsGift(coupons.gift, rules.catalog),
    coupons: coupons.applied.map(withoutOwners),
    keptCouponIds: [],
    combining: rules.combining,
    bonusRules: rules.bonusRules,
    place: placeOf(request, terms),
    warehouseId: rules.warehouseId,
    moment: terms.branch.moment,
    points: { agreed: spent, limit: spent },
    ...(pricing.staffDiscount === undefined ? {} : { staffDiscount: pricing.staffDiscount }),
  };
}

/**
 * What another address, method or time of handover costs by today's rules, or why the branch does not serve it: the
 * zone's and the clock's refusals.
 */
export function termsPlace(
  request: Pick<CheckoutRequest, "method" | "warehouseId" | "zoneId" | "coordinates" | "express" | "takeTime">,
  shopRules: ShopRules,
  state: ShopState,
): { readonly place: TermsPlace; readonly moment: OrderTerms["moment"]; readonly refusals: readonly QuoteRefusal[] } {
  const asked = { ...request, lines: [], couponIds: [], gift: null, promoCode: null, bonusPoints: 0 };
  const terms = settleTerms({ ...asked, paymentMethod: null }, rulesNow(shopRules, state), state);
  const refusals = [terms.place.refusal, terms.clock.refusal].filter((refusal) => refusal !== null);
  return { place: placeOf(request, terms), moment: terms.branch.moment, refusals };
}

/**
 * Dishes that a change adds, in the order of the items, as the branch sells them now to an order wanted at the time of
 * `request` (its lines do not matter). The order's own dishes keep their stock: `state.stock` is what is left beside them.
 */
export function addedDishes(
  items: readonly LineRequest[],
  request: CheckoutRequest,
  shopRules: ShopRules,
  state: ShopState,
): readonly AddedDish[] {
  const rules = rulesNow(shopRules, state);
  const { branch } = settleTerms(request, rules, state);
  const wanted = wantedProducts({ ...request, lines: items, gift: null }, rules);
  const served = serveLines(items, branch, stockRoomFor(wanted, state.stock, branch));
  return served.map((each): AddedDish => {
    if (each.refusal !== null) return { line: null, refusal: each.refusal };
    const line = termsLine(each, rules.catalog);
    return line === null ? { line, refusal: { reason: "not-available" } } : { line, refusal: null };
  });
}

function placeOf({ method, express }: Pick<CheckoutRequest, "method" | "express">, terms: Terms): TermsPlace {
  const { zone, condition } = terms.place;
  const { price, freeFrom, expressCost } = condition ?? { price: null, freeFrom: null, expressCost: null };
  return {
    method,
    zoneId: zone?.id ?? null,
    express,
    fee: price === null ? null : { price, freeFrom, expressCost },
    minimum: terms.minimum,
  };
}

/** A Map is no JSON, and an order has no use for the other guests of its coupon. */
function withoutOwners(coupon: Coupon): Coupon {
  return { ...coupon, codes: null, userIds: [] };
}

function termsLine({ request, line, product, choices }: ServedLine, catalog: Catalog): TermsLine | null {
  if (line === null || product === null) return null;
  const { productId, variationId, name, quantity, supplements } = line;
  const sold = soldDish(
    { productId, variationId, supplements, ...(choices === undefined ? {} : { choices }) },
    catalog,
  );
  if (sold === null) return null;
  return {
    productId,
    variationId,
    name,
    quantity,
    supplements,
    unitPrice: line.unitPrice,
    measure: line.measure,
    freeLimits: line.freeLimits,
    ...(line.freeUnits === undefined ? {} : { freeUnits: line.freeUnits }),
    combo: line.combo,
    excludedFromMinimum: line.excludedFromMinimum,
    categoryIds: line.categoryIds,
    step: line.step,
    initialQuantity: line.initialQuantity,
    ...(line.countable === undefined ? {} : { countable: line.countable }),
    ...(choices === undefined ? {} : { choices }),
    ...(request.note === undefined ? {} : { note: request.note }),
    ...(request.person === undefined ? {} : { person: request.person }),
    sold,
    partIds: product.combo?.productIds ?? [],
  };
}

function termsGift(gift: AskedGift | null, catalog: Catalog): TermsGift | null {
  const product = gift === null ? undefined : catalog.products.get(gift.choice.productId);
  if (gift?.priced == null || product === undefined) return null;
  const { choice, quantity, priced, supplements, choices } = gift;
  const { productId, variationId } = choice;
  const given = { supplements, ...(choices === undefined ? {} : { choices }) };
  const sold = soldDish({ productId, variationId, ...given }, catalog);
  if (sold === null) return null;
  const variation = product.variations.find(({ id }) => id === variationId);
  const line: TermsLine = {
    productId,
    variationId,
    name: product.name,
    quantity,
    // What a gift is given with costs nothing (MENU-17), also when the dish itself is paid for.
    supplements: supplements.map((each) => ({ ...each, price: zero, categoryIds: [] })),
    unitPrice: (variation ?? product).price,
    measure: product.measure,
    freeLimits: [],
    combo: product.combo?.discount ?? null,
    excludedFromMinimum: product.excludedFromMinimum,
    categoryIds: [...(catalog.categoryIdsOf.get(productId) ?? [])],
    step: product.step,
    initialQuantity: product.initialQuantity,
    ...(product.countable ? {} : { countable: false }),
    ...(choices === undefined ? {} : { choices }),
    sold,
    partIds: product.combo?.productIds ?? [],
  };
  return { ...priced, line, supplements, taken: "gift" };
}
