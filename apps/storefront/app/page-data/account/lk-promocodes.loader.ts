import { type Coupon, isRunning, type TimeZone } from "@skatert/domain";
import type { Loader } from "../request/loader.ts";
import { own, personalClient } from "../request/personal.ts";

export interface PromoCodesData {
  /** Coupons that name the caller. */
  readonly own: readonly Coupon[];
  /** Coupons for everybody. */
  readonly everybodys: readonly Coupon[];
  readonly now: number;
  readonly timeZone: TimeZone;
}

/** The caller's coupons and codes, and the shop's public coupons, without planned and expired ones. */
export const loader: Loader<PromoCodesData> = async ({ page }) => {
  const { settings, now } = page;
  const { timeZone } = settings;
  const { coupons } = personalClient(page);
  const [mine, shown] = await Promise.all([coupons.ownCoupons(timeZone), coupons.publicCoupons(timeZone)]);
  const isGood = (coupon: Coupon) => isRunning(coupon, now);
  const ownCoupons = own(mine).filter(isGood);
  const ownIds = new Set(ownCoupons.map(({ id }) => id));
  const everybodys = own(shown).filter((coupon) => isGood(coupon) && !ownIds.has(coupon.id));
  return { own: ownCoupons, everybodys, now, timeZone };
};
