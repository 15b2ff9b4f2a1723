import { lazy, Suspense, useEffect } from "react";
import { CartSync } from "../features/cart/cart-sync.tsx";
import { CartVoice } from "../features/cart/cart-voice.tsx";
import { MenuTimeSync } from "../features/catalog/menu-time-sync.tsx";
import { StopListSync } from "../features/catalog/stop-list-sync.tsx";
import { CouponSync } from "../features/coupons/coupon-sync.tsx";
import { PlaceSync } from "../features/delivery/place-sync.tsx";
import { laterMessages } from "../i18n/later-messages.ts";
import { useDiscounts } from "../state/cart-discounts-store.ts";
import { useCheckout } from "../state/checkout-store.ts";
import { useGroup } from "../state/group-order/group-store.ts";
import { followOtherTabs } from "../state/rehydrate.ts";
import { StoreHydration } from "./store-hydration.tsx";

const stores = [useDiscounts, useCheckout];
const GroupBar = lazy(async () => {
  const [module] = await Promise.all([import("../features/group-order/group-bar.tsx"), laterMessages()]);
  return { default: module.GroupBar };
});

/** What keeps place, cart and discounts in step with the shop, once the page stands. */
export function ShopSyncs() {
  const role = useGroup(({ own }) => own?.role ?? null);
  useEffect(() => followOtherTabs([useGroup]), []);
  return (
    <>
      <StoreHydration stores={stores} />
      <PlaceSync />
      <CartSync />
      <CartVoice />
      {/* Discounts of a group order are its host's. */}
      {role !== "guest" && <CouponSync />}
      <StopListSync />
      <MenuTimeSync />
      {role !== null && (
        <Suspense fallback={null}>
          <GroupBar />
        </Suspense>
      )}
    </>
  );
}
