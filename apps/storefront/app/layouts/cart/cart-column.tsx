import { nearestGiftSum } from "@skatert/domain";
import { CartPanel } from "../../features/cart/frame/cart-panel.tsx";
import { DiscountBlock } from "../../features/coupons/chooser/discount-block.tsx";
import { useCouponHints } from "../../features/coupons/hints/use-coupon-hints.ts";
import { CartExtras } from "./cart-extras.tsx";

/** The cart column: the cart with its discounts. */
export function CartColumn() {
  const hints = useCouponHints();
  return (
    <CartPanel discounts={<DiscountBlock />} hints={<CartExtras hints={hints} />} giftFrom={nearestGiftSum(hints)} />
  );
}
