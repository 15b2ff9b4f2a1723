import { saleOf } from "@skatert/domain";
import { dishDetail } from "../../features/catalog/sheet/dish-detail-view.ts";
import { type PackedDetail, packDetail } from "../../features/catalog/sheet/packed-detail.ts";
import type { Loader } from "../request/loader.ts";
import { dishContext } from "../shop/dish-context.ts";

export interface SheetData {
  readonly product: PackedDetail | null;
}

/** The dish that `?product_id=` opens over the page (MODAL-2). Null if the menu lacks it. */
export const loader: Loader<SheetData> = ({ url, page }) => {
  const product = page.catalog.products.get(Number(url.searchParams.get("product_id")));
  const isDish = product !== undefined && saleOf(product.id, page.catalog) === "dish";
  return { product: isDish ? packDetail(dishDetail(product, dishContext(page))) : null };
};
