import { homeCategory, isBanned, leastTotal, type Product, saleOf, similarProduct } from "@skatert/domain";
import { dishState } from "../../features/catalog/card/dish-state.ts";
import { hoursOfDish } from "../../features/catalog/card/dish-view.ts";
import type { SimilarDish } from "../../model/cart/similar-dish.ts";
import type { Loader } from "../request/loader.ts";
import { dishContext } from "../shop/dish-context.ts";

const maxAtOnce = 50;

/**
 * A replacement for each dish of `/similar-dishes/1,2`, if its section has one (ERR-5). The requested dishes
 * are excluded.
 */
export const loader: Loader<readonly SimilarDish[]> = ({ page, params }) => {
  const { catalog } = page;
  const asked = new Set((params["ids"] ?? "").split(",").map(Number).slice(0, maxAtOnce));
  const context = dishContext(page);
  const isOffered = (each: Product) =>
    !asked.has(each.id) &&
    !each.byRequest &&
    !isBanned(each.id, context.buyingBan) &&
    saleOf(each.id, catalog) === "dish" &&
    dishState(each, hoursOfDish(each, homeCategory(each, catalog) ?? undefined, catalog), context).kind === "available";
  const priceOf = (each: Product) => leastTotal(each, catalog);
  return [...asked].flatMap((id) => {
    const product = catalog.products.get(id);
    const similar = product ? similarProduct(product, catalog, isOffered, priceOf) : null;
    return similar ? [{ of: id, id: similar.id, name: similar.name, price: priceOf(similar) }] : [];
  });
};
