import type { Brand } from "@skatert/contract";
import { isSoldAt, saleOf } from "@skatert/domain";
import type { PackedDish } from "../../features/catalog/menu/packed-dish.ts";
import { packedDishes } from "../catalog/sections/packed-dishes.ts";
import { type Loader, pageNotFound } from "../request/loader.ts";
import type { PageContext } from "../request/page-context.ts";
import { memoisedByMinute } from "../shop/shop-source.ts";
import { brandPath } from "./brands.loader.ts";
import { shopBrands } from "./shop-content.ts";

export interface BrandData {
  readonly brand: Pick<Brand, "name" | "description" | "picture" | "seo">;
  readonly url: string;
  /** Those that the branch sells. */
  readonly dishes: readonly PackedDish[];
}

/** A brand with its dishes in the branch's menu (ROUTE-5). 404 if the shop has no such brand. */
export const loader: Loader<BrandData> = async ({ params, url, page }) => {
  const brands = await shopBrands(page);
  const brand = brands.find(({ slug }) => slug === params["slug"]);
  if (!brand) throw pageNotFound(url);
  return memoisedByMinute(`brand ${brand.id}`, page, async () => brandData(brand, page));
};

function brandData({ name, description, picture, seo, slug, productIds }: Brand, page: PageContext): BrandData {
  const { catalog, settings, shop } = page;
  const products = productIds
    .flatMap((id) => catalog.products.get(id) ?? [])
    .filter((product) => saleOf(product.id, catalog) === "dish" && isSoldAt(product, shop.locationId))
    .filter((product) => settings.flags.showOutOfStock || product.inStock);
  return {
    brand: { name, description, picture, seo },
    url: brandPath(slug),
    dishes: packedDishes(products, page),
  };
}
