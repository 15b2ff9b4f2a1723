import { CartModal } from "../features/cart/cart-modal.tsx";
import { nearestGiftSum } from "../features/coupons/coupon-hints.ts";
import { DiscountBlock } from "../features/coupons/discount-block.tsx";
import { useCouponHints } from "../features/coupons/use-coupon-hints.ts";
import { CartExtras } from "./cart-extras.tsx";

/** The cart as a sheet, joined with its discounts. */
export function CartSheet({ onClose }: { readonly onClose: () => void }) {
  const hints = useCouponHints();
  return (
    <CartModal
      discounts={<DiscountBlock />}
      hints={<CartExtras hints={hints} />}
      giftFrom={nearestGiftSum(hints)}
      onClose={onClose}
    />
  );
}
