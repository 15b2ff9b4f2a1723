import { PopupSync } from "../../features/content/popups/popup-sync.tsx";
import { CouponLink } from "../../features/coupons/promo-code/coupon-link.tsx";
import { CitySync } from "../../features/delivery/place/city-sync.tsx";
import { useSeenPopups, useVisit } from "../../model/content/popup-stores.ts";
import { useCity } from "../../model/place/city-store.ts";
import { StoreHydration } from "./store-hydration.tsx";

const stores = [useSeenPopups, useVisit, useCity];

/**
 * Parts that open automatically: a coupon named by a link, the question about the city, the shop's popups.
 */
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
