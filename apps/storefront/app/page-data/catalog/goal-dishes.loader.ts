import { closingDishes, homeCategory, isBanned, leastTotal, money, type Product, saleOf } from "@skatert/domain";
import { dishState } from "../../features/catalog/card/dish-state.ts";
import { hoursOfDish } from "../../features/catalog/card/dish-view.ts";
import type { PackedDish } from "../../features/catalog/menu/packed-dish.ts";
import type { Loader } from "../request/loader.ts";
import { dishContext } from "../shop/dish-context.ts";
import { packedDishes } from "./sections/packed-dishes.ts";

const maxDishes = 3;
const maxExcluded = 50;

/**
 * Dishes that close a gap of a number of kopecks: `/goal-dishes/57000/1,2`. The named dishes are excluded.
 */
export const loader: Loader<readonly PackedDish[]> = ({ page, params }) => {
  const { catalog } = page;
  const missing = Number(params["missing"]);
  if (!Number.isSafeInteger(missing) || missing <= 0) return [];
  const inCart = new Set((params["ids"] ?? "").split(",").map(Number).slice(0, maxExcluded));
  const context = dishContext(page);
  const isOffered = (each: Product) =>
    !inCart.has(each.id) &&
    !isBanned(each.id, context.buyingBan) &&
    saleOf(each.id, catalog) === "dish" &&
    dishState(each, hoursOfDish(each, homeCategory(each, catalog) ?? undefined, catalog), context).kind === "available";
  const priceOf = (each: Product) => leastTotal(each, catalog);
  return packedDishes(closingDishes(catalog, money(missing), isOffered, maxDishes, priceOf), page);
};
