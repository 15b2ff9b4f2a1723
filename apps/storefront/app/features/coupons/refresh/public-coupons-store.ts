import type { Coupon } from "@skatert/domain";
import { create } from "zustand";

/** The coupons the shop shows to this shopper, for what is within reach (COUP-13). Empty until the first refresh. */
export const usePublicCoupons = create<{ readonly coupons: readonly Coupon[] }>(() => ({ coupons: [] }));
