import { takenWith } from "../cart/choices/taken-with.ts";
import type { StockRoom } from "../cart/stock-room.ts";
import type { CartLine } from "../cart/types.ts";
import { discountsOf } from "../coupons/benefits.ts";
import type { CouponContext } from "../coupons/types.ts";
import type { PricingInput } from "../pricing/types.ts";
import { type BonusOffer, offerBonuses } from "./bonus-use.ts";
import { type ChosenCoupons, chooseCoupons } from "./coupons/choose-coupons.ts";
import { couponContext } from "./coupons/coupon-context.ts";
import { type ServedLine, serveLines, stockRoomFor } from "./lines/serve-lines.ts";
import type { Terms } from "./terms.ts";
import type { CheckoutRequest, ShopRules, ShopState } from "./types.ts";

/**
 * The part of a request that the branch can sell: lines, their coupons and gift, and the input of pricing.
 */
export interface Offer {
  readonly served: readonly ServedLine[];
  readonly coupons: ChosenCoupons;
  /** What decides which coupons the request is eligible for. */
  readonly context: CouponContext;
  /** The stock that the served lines leave, for gifts. */
  readonly room: StockRoom;
  readonly bonuses: BonusOffer;
  /** Its lines are the served lines that are sold, in order. */
  readonly pricing: PricingInput;
}

/** Every product whose stock the request may take. */
export function wantedProducts(request: CheckoutRequest, rules: ShopRules): readonly number[] {
  const bought = request.lines.flatMap((line) => [
    ...takenWith(line.productId, rules.catalog),
    ...line.supplements.map(({ id }) => id),
  ]);
  const gifts = rules.coupons.flatMap(({ benefit }) => (benefit.kind === "gift" ? benefit.gifts : []));
  return [...bought, ...gifts.flatMap(({ productId }) => takenWith(productId, rules.catalog))];
}

export function offerFor(request: CheckoutRequest, terms: Terms, rules: ShopRules, state: ShopState): Offer {
  const { branch } = terms;
  const room = stockRoomFor(wantedProducts(request, rules), state.stock, branch);
  const served = serveLines(request.lines, branch, room);
  const lines = served.flatMap(({ line }) => line ?? []);
  const place = { method: request.method, warehouseId: rules.warehouseId, moment: branch.moment };
  const context = couponContext(place, served, rules, state);
  const coupons = chooseCoupons(request, rules, context, branch, room);
  const bonuses = offerBonuses(request.bonusPoints, coupons.applied, rules, state);
  return {
    served,
    coupons,
    context,
    room,
    bonuses,
    pricing: { ...pricingOf(lines, coupons, bonuses, terms), ...staffDiscountIn(request) },
  };
}

function staffDiscountIn({ staffDiscount }: CheckoutRequest): Pick<PricingInput, "staffDiscount"> {
  return staffDiscount === undefined ? {} : { staffDiscount };
}

function pricingOf(
  lines: readonly CartLine[],
  { applied, gift }: ChosenCoupons,
  bonuses: BonusOffer,
  terms: Terms,
): PricingInput {
  return {
    lines,
    discounts: discountsOf(applied),
    gifts: gift?.priced ? [gift.priced] : [],
    fee: terms.fee,
    bonusPoints: Math.min(bonuses.requested, bonuses.available),
    bonusCap: bonuses.cap,
  };
}
