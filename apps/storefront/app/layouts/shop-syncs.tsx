import { CartSync } from "../features/cart/cart-sync.tsx";
import { CartVoice } from "../features/cart/cart-voice.tsx";
import { MenuTimeSync } from "../features/catalog/menu-time-sync.tsx";
import { StopListSync } from "../features/catalog/stop-list-sync.tsx";
import { CouponSync } from "../features/coupons/coupon-sync.tsx";
import { PlaceSync } from "../features/delivery/place-sync.tsx";
import { useDiscounts } from "../state/cart-discounts-store.ts";
import { useCheckout } from "../state/checkout-store.ts";
import { StoreHydration } from "./store-hydration.tsx";

const stores = [useDiscounts, useCheckout];

/** What keeps place, cart and discounts in step with the shop, once the page stands. */
export function ShopSyncs() {
  return (
    <>
      <StoreHydration stores={stores} />
      <PlaceSync />
      <CartSync />
      <CartVoice />
      <CouponSync />
      <StopListSync />
      <MenuTimeSync />
    </>
  );
}
