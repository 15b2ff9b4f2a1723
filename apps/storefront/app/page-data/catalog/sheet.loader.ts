import { saleOf } from "@skatert/domain";
import { dishDetail } from "../../features/catalog/sheet/dish-detail-view.ts";
import { type PackedDetail, packDetail } from "../../features/catalog/sheet/packed-detail.ts";
import type { Loader } from "../request/loader.ts";
import { dishContext } from "../shop/dish-context.ts";
import { allergenNames } from "./allergens/allergen-names.ts";

export interface SheetData {
  readonly product: PackedDetail | null;
}

/** The dish that `?product_id=` opens over the page (MODAL-2); one the menu does not have opens nothing. */
export const loader: Loader<SheetData> = async ({ url, page }) => {
  const id = Number(url.searchParams.get("product_id"));
  // Every page has this loader, also one that needs no menu.
  if (!(id > 0)) return { product: null };
  const product = page.catalog.products.get(id);
  const isDish = product !== undefined && saleOf(product.id, page.catalog) === "dish";
  if (!isDish) return { product: null };
  return { product: packDetail(dishDetail(product, dishContext(page), await allergenNames(page))) };
};
