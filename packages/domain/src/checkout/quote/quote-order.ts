import { earnedPoints } from "../../loyalty/points.ts";
import { priceCart } from "../../pricing/price-cart.ts";
import { takenSeconds } from "../../schedule/slots/taken-seconds.ts";
import { dishCount } from "../lines/dish-count.ts";
import { nextTimes } from "../next-times.ts";
import { offerFor } from "../offer.ts";
import { paymentMethodsFor } from "../payment-methods.ts";
import { rulesNow } from "../rules-now.ts";
import { settleTerms } from "../terms.ts";
import type { CheckoutRequest, Quote, ShopRules, ShopState } from "../types.ts";
import { clockRefusal, quoteRefusals } from "./quote-refusals.ts";
import { quotedLines } from "./quoted-lines.ts";

/**
 * The shop's quote for an order that is not placed yet (CART-8): the sellable part at the shop's own prices,
 * and every refusal. It never throws on shopper input. A refused line costs nothing. Server and browser run
 * the same function.
 */
export function quoteOrder(request: CheckoutRequest, shopRules: ShopRules, state: ShopState): Quote {
  const rules = rulesNow(shopRules, state);
  const terms = settleTerms(request, rules, state);
  const offer = offerFor(request, terms, rules, state);
  const { bonuses } = offer;
  const totals = priceCart(offer.pricing);

  const zoneId = terms.place.zone?.id ?? null;
  const payments = paymentMethodsFor(rules.payments, { ...request, warehouseId: rules.warehouseId, zoneId });
  const lines = quotedLines(offer.served, totals.lines, offer.coupons.gift, rules.catalog);
  const clock = clockRefusal(request, terms, { total: totals.total, dishes: dishCount(lines) }, rules, state);
  const { unknownCode } = offer.coupons;
  const isTaken = clock === null && terms.closureAt(terms.branch.wantedAt) === null;
  const next = nextTimes(request, offer.served, terms, rules, state);
  return {
    lines: next.onLines(lines),
    adjustments: totals.adjustments,
    total: totals.total,
    minimum: { required: terms.minimum, reachedSum: totals.countedSum },
    paymentMethods: payments.map(({ id }) => id),
    refusals: quoteRefusals(request, { terms, totals, clock, payments, unknownCode, bonuses }, rules, state),
    coupons: offer.coupons.quoted,
    bonuses: {
      active: rules.bonusRules.active,
      available: bonuses.available,
      maxApplicable: totals.bonusPointsMax,
      applied: totals.bonusPointsApplied,
      earned: earnedPoints(rules.bonusRules, totals.adjustments),
    },
    zoneId,
    slotStart: clock === null ? terms.clock.slotStart : null,
    takenSeconds: isTaken ? takenSeconds(request.takeTime, terms.clock, rules.schedule, state.now) : null,
    next: next.insteadOf(clock),
    now: state.now,
  };
}
