import type { CartLine } from "../cart/types.ts";
import { discountsOf } from "../coupons/benefits.ts";
import { priceCart } from "../pricing/price-cart.ts";
import type { CartTotals } from "../pricing/types.ts";
import { type BonusOffer, offerBonuses } from "./bonus-use.ts";
import { type ChosenCoupons, chooseCoupons } from "./choose-coupons.ts";
import { couponContext } from "./coupon-context.ts";
import { paymentMethodsFor } from "./payment-methods.ts";
import { clockRefusal, quoteRefusals } from "./quote-refusals.ts";
import { quotedLines } from "./quoted-lines.ts";
import { type ServedLine, serveLines, stockRoomFor } from "./serve-lines.ts";
import { settleTerms, type Terms } from "./terms.ts";
import type { CheckoutRequest, Quote, ShopRules, ShopState } from "./types.ts";

/** What the branch can sell of the request: lines, then the coupons they earn and their gift. */
interface Offer {
  readonly served: readonly ServedLine[];
  readonly lines: readonly CartLine[];
  readonly coupons: ChosenCoupons;
}

function wantedProducts(request: CheckoutRequest, rules: ShopRules): readonly number[] {
  const bought = request.lines.flatMap((line) => [line.productId, ...line.supplements.map(({ id }) => id)]);
  const gifts = rules.coupons.flatMap(({ benefit }) => (benefit.kind === "gift" ? benefit.gifts : []));
  return [...bought, ...gifts.map(({ productId }) => productId)];
}

function offerFor(request: CheckoutRequest, terms: Terms, rules: ShopRules, state: ShopState): Offer {
  const { branch } = terms;
  const room = stockRoomFor(wantedProducts(request, rules), state.stock, branch);
  const served = serveLines(request.lines, branch, room);
  const lines = served.flatMap(({ line }) => line ?? []);
  const place = { method: request.method, warehouseId: rules.warehouseId, moment: branch.moment };
  const context = couponContext(place, served, rules, state);
  return { served, lines, coupons: chooseCoupons(request, rules, context, branch, room) };
}

function priceOffer(offer: Offer, terms: Terms, bonuses: BonusOffer): CartTotals {
  const { applied, gift } = offer.coupons;
  return priceCart({
    lines: offer.lines,
    discounts: discountsOf(applied),
    gifts: gift?.priced ? [gift.priced] : [],
    fee: terms.fee,
    bonusPoints: bonuses.requested,
    bonusCap: bonuses.cap,
  });
}

/**
 * The shop's answer to an order that is not placed yet (CART-8): what of it can be sold, at the shop's
 * own prices, and every reason against the rest. Never throws on a shopper's values; a refused line
 * counts for nothing. The same on both sides of the wire.
 */
export function quoteOrder(request: CheckoutRequest, rules: ShopRules, state: ShopState): Quote {
  const terms = settleTerms(request, rules, state);
  const offer = offerFor(request, terms, rules, state);
  const bonuses = offerBonuses(request.bonusPoints, offer.coupons.applied, rules, state);
  const totals = priceOffer(offer, terms, bonuses);

  const zoneId = terms.place.zone?.id ?? null;
  const payments = paymentMethodsFor(rules.payments, { ...request, warehouseId: rules.warehouseId, zoneId });
  const clock = clockRefusal(request, terms, totals, rules, state);
  const { unknownCode } = offer.coupons;
  return {
    lines: quotedLines(offer.served, totals.lines, offer.coupons.gift, rules.catalog),
    adjustments: totals.adjustments,
    total: totals.total,
    minimum: { required: terms.minimum, reachedSum: totals.countedSum },
    paymentMethods: payments.map(({ id }) => id),
    refusals: quoteRefusals(request, { terms, totals, clock, payments, unknownCode, bonuses }, rules, state),
    coupons: offer.coupons.quoted,
    bonuses: {
      available: bonuses.available,
      maxApplicable: totals.bonusPointsMax,
      applied: totals.bonusPointsApplied,
    },
    zoneId,
    slotStart: clock === null ? terms.clock.slotStart : null,
  };
}
