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
  /** Every requested coupon with its result. */
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
 * Repeats combining until a round changes nothing. A gift that is unavailable or not chosen yet withdraws its
 * coupon, and another coupon may apply instead. The loop ends because each round drops a coupon.
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
  // A coupon that the shop no longer has is reported as expired.
  const unknown = named.unknownIds.map((id) => ({ id, code: "", applied: false, refusals: gone }));
  return [...known, ...unknown];
}

/**
 * Which requested coupons apply: eligible ones that may be combined, gift coupons only if the branch has the
 * gift. A coupon that is neither applied nor refused waits for a choice of gift or for a paid line.
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
