import { setDishes } from "../../catalog/set-dishes.ts";
import type { Catalog } from "../../catalog/types.ts";
import type { QuotedLine, SoldDish } from "../types.ts";

/** Null: the menu has no such dish. */
export function soldDish(
  { productId, variationId, supplements }: Pick<QuotedLine, "productId" | "variationId" | "supplements">,
  { products }: Pick<Catalog, "products">,
): SoldDish | null {
  const product = products.get(productId);
  if (product === undefined) return null;
  const variation = product.variations.find(({ id }) => id === variationId);
  const dishes = setDishes(product, { products });
  const added = supplements.flatMap(({ id }) => products.get(id) ?? []);
  const options = variation?.attributes.map(({ option }) => option) ?? [];
  return {
    variation: options.length === 0 ? null : options.join(", "),
    measure: product.measure,
    netContent: variation?.netContent ?? product.netContent,
    allergens: [...new Set([product, ...dishes, ...added].flatMap(({ allergens }) => allergens))],
    ...(dishes.length === 0 ? {} : { dishes: dishes.map(({ name }) => name) }),
  };
}
