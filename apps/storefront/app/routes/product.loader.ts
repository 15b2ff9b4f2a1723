import { saleOf } from "@skatert/domain";
import { dishDetail } from "../features/catalog/dish-detail-view.ts";
import { type PackedDetail, packDetail } from "../features/catalog/packed-detail.ts";
import { type Loader, pageNotFound } from "../server/loader.ts";
import { surroundings } from "../server/surroundings.ts";

export interface ProductData {
  readonly product: PackedDetail;
}

/** A dish by the slug of its own page. 404 when the branch's menu does not have it there (ROUTE-12). */
export const loader: Loader<ProductData> = ({ params, url, page }) => {
  const slug = params["slugProduct"];
  const product = [...page.catalog.products.values()].find(
    (each) => each.slug === slug && saleOf(each.id, page.catalog) === "dish",
  );
  if (!product) throw pageNotFound(url);
  return { product: packDetail(dishDetail(product, surroundings(page))) };
};
