import { CartPanel } from "../features/cart/cart-panel.tsx";
import { nearestGiftSum } from "../features/coupons/coupon-hints.ts";
import { DiscountBlock } from "../features/coupons/discount-block.tsx";
import { useCouponHints } from "../features/coupons/use-coupon-hints.ts";
import { CartExtras } from "./cart-extras.tsx";

/** The cart column: the cart joined with its discounts. */
export function CartColumn() {
  const hints = useCouponHints();
  return (
    <CartPanel discounts={<DiscountBlock />} hints={<CartExtras hints={hints} />} giftFrom={nearestGiftSum(hints)} />
  );
}
