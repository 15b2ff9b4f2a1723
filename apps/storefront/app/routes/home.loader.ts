import { visibleSlides, visibleStories } from "@skatert/domain";
import type { MenuSection } from "../features/catalog/dish.ts";
import { type BannerView, bannerView } from "../features/content/banner-view.ts";
import type { Loader } from "../server/loader.ts";
import { homeSections } from "../server/menu-sections.ts";
import { shopBanners } from "../server/shop-source.ts";
import { surroundings } from "../server/surroundings.ts";

export interface HomeData {
  readonly slides: readonly BannerView[];
  readonly stories: readonly BannerView[];
  readonly sections: readonly MenuSection[];
}

/** The home page: banners and stories of the branch, and the menu at once. */
export const loader: Loader<HomeData> = async ({ page }) => {
  const banners = await shopBanners(page);
  const warehouseId = page.shop.locations.find(({ id }) => id === page.shop.locationId)?.warehouseIds[0] ?? null;
  const around = surroundings(page);
  return {
    slides: visibleSlides(banners, warehouseId).map((banner) => bannerView(banner, around)),
    stories: visibleStories(banners, warehouseId).map((banner) => bannerView(banner, around)),
    sections: homeSections(page),
  };
};
