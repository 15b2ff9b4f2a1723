import { bonusesCombine } from "../coupons/combine-coupons.ts";
import type { Coupon } from "../coupons/types.ts";
import { bonusCap } from "../loyalty/points.ts";
import type { Money } from "../money/money.ts";
import type { QuoteRefusal, ShopRules, ShopState } from "./types.ts";

/** What a shopper's points may do for an order. */
export interface BonusOffer {
  /** Whole points on the account; 0 for guests and where the shop has no points. */
  readonly available: number;
  readonly requested: number;
  /** Whether automatic coupons prevent it. */
  readonly givesWay: boolean;
  readonly cap: (goodsLeft: Money) => number;
}

function wholePoints(points: number): number {
  return Number.isFinite(points) ? Math.max(0, Math.floor(points)) : 0;
}

/** Points give way to automatic coupons; else at most the balance and the shop's percentage (VALID-8). */
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

/** Said when fewer points were taken than asked for (readings "Bonuses"). */
export function bonusRefusal(offer: BonusOffer, applied: number): QuoteRefusal | null {
  if (offer.requested <= applied) return null;
  return offer.givesWay ? { reason: "not-combinable", what: "bonuses" } : { reason: "bonuses-limited", applied };
}
