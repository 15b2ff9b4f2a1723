import { setDishes } from "../../catalog/set-dishes.ts";
import type { Catalog } from "../../catalog/types.ts";
import type { QuotedLine, SoldDish } from "../types.ts";

/** Null: the menu has no such dish. */
export function soldDish(
  {
    productId,
    variationId,
    supplements,
    choices,
  }: Pick<QuotedLine, "productId" | "variationId" | "supplements" | "choices">,
  { products }: Pick<Catalog, "products">,
): SoldDish | null {
  const product = products.get(productId);
  if (product === undefined) return null;
  const variation = product.variations.find(({ id }) => id === variationId);
  const chosen = (choices ?? []).filter(({ kind }) => kind === "set");
  // The chosen dishes of a set are among its supplements, and it has no others.
  const dishes = chosen.length === 0 ? setDishes(product, { products }) : [];
  const names = [...chosen, ...dishes].map(({ name }) => name);
  const added = supplements.flatMap(({ id }) => products.get(id) ?? []);
  const options = variation?.attributes.map(({ option }) => option) ?? [];
  return {
    variation: options.length === 0 ? null : options.join(", "),
    measure: product.measure,
    netContent: variation?.netContent ?? product.netContent,
    allergens: [...new Set([product, ...dishes, ...added].flatMap(({ allergens }) => allergens))],
    ...(names.length === 0 ? {} : { dishes: names }),
  };
}
