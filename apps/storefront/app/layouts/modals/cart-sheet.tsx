import { nearestGiftSum } from "@skatert/domain";
import { CartModal } from "../../features/cart/frame/cart-modal.tsx";
import { DiscountBlock } from "../../features/coupons/chooser/discount-block.tsx";
import { useCouponHints } from "../../features/coupons/hints/use-coupon-hints.ts";
import { CartExtras } from "../cart/cart-extras.tsx";

/** The cart as a sheet, with its discounts. */
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
