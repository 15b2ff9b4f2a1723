import type { BranchId, DeliveryMethod } from "../../catalog/types.ts";
import { couponCartItems } from "../../coupons/cart-items.ts";
import type { CouponContext } from "../../coupons/types.ts";
import { zero } from "../../money/money.ts";
import { priceCart } from "../../pricing/price-cart.ts";
import type { DeliveryMoment } from "../../schedule/availability.ts";
import { localTime } from "../../schedule/local-time.ts";
import type { ServedLine } from "../lines/serve-lines.ts";
import type { ShopRules, ShopState } from "../types.ts";

/** Device of this storefront, for coupons that name devices (COUP-3). */
const device = "site";

interface CouponPlace {
  readonly method: DeliveryMethod | null;
  readonly warehouseId: BranchId | null;
  readonly moment: DeliveryMoment;
}

/** Inputs of eligibility: the sold lines at the shop's own prices. Discounts and gifts are not in the sum. */
export function couponContext(
  place: CouponPlace,
  served: readonly ServedLine[],
  rules: ShopRules,
  state: ShopState,
): CouponContext {
  const lines = served.flatMap(({ line }) => line ?? []);
  const undiscounted = priceCart({
    lines,
    discounts: [],
    gifts: [],
    fee: () => ({ kind: "none" }),
    bonusPoints: 0,
    bonusCap: () => zero,
  });
  return {
    items: couponCartItems(lines, rules.catalog),
    countedSum: undiscounted.countedSum,
    warehouseId: place.warehouseId,
    method: place.method,
    customer: state.customer,
    device,
    now: state.now,
    today: localTime(state.now, rules.timeZone).day,
    takeDay: place.moment.day,
    takeMinute: place.moment.minute,
    uses: state.couponUses,
    usedCodeOf: state.usedCodeOf ?? null,
  };
}
