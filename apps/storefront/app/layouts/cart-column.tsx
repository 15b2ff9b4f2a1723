import { CartPanel } from "../features/cart/cart-panel.tsx";
import { nearestGiftSum } from "../features/coupons/coupon-hints.ts";
import { DiscountBlock } from "../features/coupons/discount-block.tsx";
import { HintList } from "../features/coupons/hint-list.tsx";
import { useCouponHints } from "../features/coupons/use-coupon-hints.ts";

/** The cart column: the cart joined with its discounts. */
export function CartColumn() {
  const hints = useCouponHints();
  return (
    <CartPanel discounts={<DiscountBlock />} hints={<HintList hints={hints} />} giftFrom={nearestGiftSum(hints)} />
  );
}
