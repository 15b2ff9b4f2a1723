import type { Coupon } from "@skatert/domain";
import { create } from "zustand";

interface PublicCoupons {
  readonly coupons: readonly Coupon[];
  /** False: not asked for yet, or an order or the clock may have changed them. */
  readonly isCurrent: boolean;
}

/** The coupons that the shop shows to this shopper, for hints (COUP-13). Empty until the first refresh. */
export const usePublicCoupons = create<PublicCoupons>(() => ({ coupons: [], isCurrent: false }));
