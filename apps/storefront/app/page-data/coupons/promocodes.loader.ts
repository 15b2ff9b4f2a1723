import { type Coupon, isRunning, type TimeZone } from "@skatert/domain";
import { type Loader, pageUnavailable } from "../request/loader.ts";
import { publicCoupons } from "./public-coupons.ts";

export interface PublicPromoCodesData {
  readonly coupons: readonly Coupon[];
  readonly now: number;
  readonly timeZone: TimeZone;
}

/**
 * Coupons that every guest may use, without planned and expired ones (ROLE-1, COUP-13). The page is the same for all
 * visitors. 503 while they cannot be loaded.
 */
export const loader: Loader<PublicPromoCodesData> = async ({ page }) => {
  const { now } = page;
  const { timeZone } = page.settings;
  const coupons = await publicCoupons(page, timeZone, page.contentLanguage).catch(() => {
    throw pageUnavailable();
  });
  return { coupons: coupons.filter((coupon) => isRunning(coupon, now)), now, timeZone };
};
