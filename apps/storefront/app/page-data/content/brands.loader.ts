import type { Picture } from "@skatert/domain";
import type { Loader } from "../request/loader.ts";
import { pathTo } from "../request/named-path.ts";
import { shopBrands } from "./shop-content.ts";

export interface BrandCard {
  readonly url: string;
  readonly name: string;
  readonly description: string;
  readonly picture: Picture | null;
}

export interface BrandsData {
  readonly brands: readonly BrandCard[];
}

/** Every brand of the shop (ROUTE-5). */
export const loader: Loader<BrandsData> = async ({ page }) => {
  const brands = await shopBrands(page);
  return {
    brands: brands.map(({ slug, name, description, picture }) => ({
      url: brandPath(slug),
      name,
      description,
      picture,
    })),
  };
};

export function brandPath(slug: string): string {
  return pathTo("brands-slug", { slug });
}
