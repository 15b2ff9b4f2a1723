import { isSoldAt, saleOf } from "@skatert/domain";
import type { PackedDish } from "../../features/catalog/menu/packed-dish.ts";
import type { Loader } from "../request/loader.ts";
import { packedDishes } from "./sections/packed-dishes.ts";

const maxAtOnce = 50;

/**
 * Cards of dishes by their ids, in that order: `/dishes/1,2`. Dishes that the branch's menu lacks are left
 * out.
 */
export const loader: Loader<readonly PackedDish[]> = ({ page, params }) => {
  const { catalog, shop } = page;
  const ids = (params["ids"] ?? "").split(",").map(Number).slice(0, maxAtOnce);
  const dishes = [...new Set(ids)].flatMap((id) => {
    const product = catalog.products.get(id);
    const isOffered = product && saleOf(id, catalog) === "dish" && isSoldAt(product, shop.locationId);
    return isOffered ? [product] : [];
  });
  return packedDishes(dishes, page);
};
