import type { StockRoom } from "../../cart/stock-room.ts";
import { combineCoupons } from "../../coupons/combine-coupons.ts";
import { evaluateCoupon } from "../../coupons/evaluate-coupon.ts";
import type { Coupon, CouponContext, CouponRefusal } from "../../coupons/types.ts";
import type { ServingBranch } from "../lines/checks/asked-line.ts";
import type { CheckoutRequest, QuotedCoupon, ShopRules } from "../types.ts";
import { type NamedCoupons, namedCoupons } from "./coupon-request.ts";
import { type AskedGift, askGift, giftChoiceOf } from "./gift.ts";

export interface ChosenCoupons {
  readonly applied: readonly Coupon[];
  /** Every coupon the shopper named, with its fate. */
  readonly quoted: readonly QuotedCoupon[];
  readonly gift: AskedGift | null;
  readonly unknownCode: string | null;
}

interface Settled {
  readonly applied: readonly Coupon[];
  readonly notCombinable: readonly Coupon[];
  readonly gift: AskedGift | null;
}

/**
 * Combines until a round changes nothing: a gift that cannot be given, or is not chosen yet, withdraws
 * its coupon, and another may take the place it kept. Ends, for each round has one coupon less.
 */
function settle(
  eligible: readonly Coupon[],
  request: CheckoutRequest,
  rules: ShopRules,
  ask: (coupon: Coupon, choice: NonNullable<CheckoutRequest["gift"]>) => AskedGift,
): Settled {
  let left = eligible;
  let refusedGift: AskedGift | null = null;
  for (;;) {
    const { applied, refused } = combineCoupons(left, rules.combining);
    const giver = applied.find((coupon) => coupon.benefit.kind === "gift");
    if (giver === undefined) return { applied, notCombinable: refused, gift: refusedGift };
    const choice = giftChoiceOf(giver, request.gift);
    const gift = choice === null ? null : ask(giver, choice);
    if (gift !== null && gift.refusal === null) return { applied, notCombinable: refused, gift };
    refusedGift ??= gift;
    left = left.filter((coupon) => coupon !== giver);
  }
}

const gone: readonly CouponRefusal[] = [{ reason: "expired" }];
const notCombinable: readonly CouponRefusal[] = [{ reason: "not-combinable" }];

function fates(
  named: NamedCoupons,
  refusals: ReadonlyMap<Coupon, readonly CouponRefusal[]>,
  settled: Settled,
): readonly QuotedCoupon[] {
  const known = named.coupons.map((coupon) => ({
    id: coupon.id,
    code: coupon.code,
    applied: settled.applied.includes(coupon),
    refusals: settled.notCombinable.includes(coupon) ? notCombinable : (refusals.get(coupon) ?? []),
  }));
  // A coupon the shop no longer has is over, whatever it was.
  const unknown = named.unknownIds.map((id) => ({ id, code: "", applied: false, refusals: gone }));
  return [...known, ...unknown];
}

/**
 * Which of the named coupons apply: eligible ones that may be combined, a gift only if the branch can give it.
 * One that is neither applied nor refused waits for the choice of its gift, or for a paid line.
 */
export function chooseCoupons(
  request: CheckoutRequest,
  rules: ShopRules,
  context: CouponContext,
  branch: ServingBranch,
  room: StockRoom,
): ChosenCoupons {
  const named = namedCoupons(request, rules.coupons, context.customer);
  const refusals = new Map(named.coupons.map((coupon) => [coupon, evaluateCoupon(coupon, context)]));
  const isAnythingBought = context.items.length > 0;
  const eligible = named.coupons.filter((coupon) => isAnythingBought && refusals.get(coupon)?.length === 0);
  const settled = settle(eligible, request, rules, (coupon, choice) => askGift(coupon, choice, branch, room));
  return {
    applied: settled.applied,
    quoted: fates(named, refusals, settled),
    gift: settled.gift,
    unknownCode: named.unknownCode,
  };
}
