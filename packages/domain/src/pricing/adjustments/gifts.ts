import { multiplyMoney } from "../../money/money.ts";
import { addCharge, type Goods } from "../goods.ts";
import type { PricingGift } from "../types.ts";

/**
 * A gift costs its coupon's amount per piece. It does not count as goods, so no discount applies to it
 * (readings "Prices").
 */
export function chargeGifts(goods: Goods, gifts: readonly PricingGift[]): Goods {
  return gifts.reduce(
    (left, gift) =>
      addCharge(left, "gifts", multiplyMoney(gift.unitPrice, gift.quantity), {
        couponId: gift.couponId,
        label: gift.label,
      }),
    goods,
  );
}
