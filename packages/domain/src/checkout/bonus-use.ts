import { bonusesCombine } from "../coupons/combine-coupons.ts";
import type { Coupon } from "../coupons/types.ts";
import { bonusCap } from "../loyalty/points.ts";
import type { Money } from "../money/money.ts";
import type { QuoteRefusal, ShopRules, ShopState } from "./types.ts";

/** How many points a shopper may spend on an order. */
export interface BonusOffer {
  /** Whole points of the account. 0 for guests and in a shop without points. */
  readonly available: number;
  readonly requested: number;
  /** Whether automatic coupons exclude points. */
  readonly givesWay: boolean;
  readonly cap: (goodsLeft: Money) => number;
}

function wholePoints(points: number): number {
  return Number.isFinite(points) ? Math.max(0, Math.floor(points)) : 0;
}

/**
 * Automatic coupons exclude points. Otherwise the limit is the balance and the shop's percentage (VALID-8).
 */
export function offerBonuses(
  requested: number,
  applied: readonly Coupon[],
  rules: ShopRules,
  state: ShopState,
): BonusOffer {
  const { customer } = state;
  const hasAccount = rules.bonusRules.active && customer !== null && customer.id !== null;
  const available = hasAccount ? wholePoints(customer.bonusBalance) : 0;
  const givesWay = !bonusesCombine(applied, rules.combining);
  return {
    available,
    requested: wholePoints(requested),
    givesWay,
    cap: (goodsLeft) => (givesWay ? 0 : Math.min(available, bonusCap(rules.bonusRules, goodsLeft))),
  };
}

/** The refusal when the quote takes fewer points than requested (readings "Bonuses"). */
export function bonusRefusal(offer: BonusOffer, applied: number): QuoteRefusal | null {
  if (offer.requested <= applied) return null;
  return offer.givesWay ? { reason: "not-combinable", what: "bonuses" } : { reason: "bonuses-limited", applied };
}
