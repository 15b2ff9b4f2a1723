import type { BranchId } from "../catalog/types.ts";
import type { Banner } from "./types.ts";

const device = "site";

/**
 * Whether a banner is for this storefront and branch (VALID-5). Before a branch is chosen, only banners for
 * all branches are shown.
 */
function isShown(banner: Banner, warehouseId: BranchId | null): boolean {
  if (!banner.devices.includes(device)) return false;
  if (banner.everywhere || banner.warehouseIds.length === 0) return true;
  return warehouseId !== null && banner.warehouseIds.includes(warehouseId);
}

/** Slides of the home page: all shown banners except stories. */
export function visibleSlides(banners: readonly Banner[], warehouseId: BranchId | null): readonly Banner[] {
  return banners.filter((banner) => !banner.isStory && isShown(banner, warehouseId));
}

/** Stories, for their own strip. */
export function visibleStories(banners: readonly Banner[], warehouseId: BranchId | null): readonly Banner[] {
  return banners.filter((banner) => banner.isStory && isShown(banner, warehouseId));
}
