import { lazy, Suspense, useEffect } from "react";
import { CartSync } from "../../features/cart/changes/cart-sync.tsx";
import { CartVoice } from "../../features/cart/changes/cart-voice.tsx";
import { MenuTimeSync } from "../../features/catalog/live/menu-time-sync.tsx";
import { StopListSync } from "../../features/catalog/live/stop-list-sync.tsx";
import { CouponSync } from "../../features/coupons/refresh/coupon-sync.tsx";
import { PlaceSync } from "../../features/delivery/place/place-sync.tsx";
import { laterMessages } from "../../i18n/dictionary/later-messages.ts";
import { useDiscounts } from "../../model/cart/cart-discounts-store.ts";
import { useCheckout } from "../../model/checkout/checkout-store.ts";
import { useGroup } from "../../model/group-order/group-store.ts";
import { followOtherTabs } from "../../platform/storage/rehydrate.ts";
import { whenIdle } from "../../ui/browser/when-idle.ts";
import { StoreHydration } from "./store-hydration.tsx";

const stores = [useDiscounts, useCheckout];
const GroupBar = lazy(async () => {
  const [module] = await Promise.all([import("../../features/group-order/group-bar.tsx"), laterMessages()]);
  return { default: module.GroupBar };
});

/** So that the cart opens while the server is away, also in a browser without a service worker. */
function keepCartSheet(): void {
  void whenIdle()
    .then(() => Promise.all([import("../modals/open-modals.tsx"), import("../modals/cart-sheet.tsx"), laterMessages()]))
    .catch(() => undefined);
}

/** Keeps place, cart and discounts up to date with the shop after hydration. */
export function ShopSyncs() {
  const role = useGroup(({ own }) => own?.role ?? null);
  useEffect(() => followOtherTabs([useGroup]), []);
  useEffect(() => keepCartSheet(), []);
  return (
    <>
      <StoreHydration stores={stores} />
      <PlaceSync />
      <CartSync />
      <CartVoice />
      {/* The host's discounts apply to a group order. */}
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
