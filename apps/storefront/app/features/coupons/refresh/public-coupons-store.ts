import type { Coupon } from "@skatert/domain";
import { create } from "zustand";

/** The coupons that the shop shows to this shopper, for hints (COUP-13). Empty until the first refresh. */
export const usePublicCoupons = create<{ readonly coupons: readonly Coupon[] }>(() => ({ coupons: [] }));
