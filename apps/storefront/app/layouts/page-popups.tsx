import { PopupSync } from "../features/content/popup-sync.tsx";
import { CouponLink } from "../features/coupons/coupon-link.tsx";
import { CitySync } from "../features/delivery/city-sync.tsx";
import { useCity } from "../state/city-store.ts";
import { useSeenPopups, useVisit } from "../state/popup-stores.ts";
import { StoreHydration } from "./store-hydration.tsx";

const stores = [useSeenPopups, useVisit, useCity];

/** What opens by itself: a coupon that a link names, the question about the city, the shop's popups. */
export function PagePopups() {
  return (
    <>
      <StoreHydration stores={stores} />
      <CouponLink />
      <CitySync />
      <PopupSync />
    </>
  );
}
