import type { Catalog, Product } from "./types.ts";

/**
 * The dishes of a set (`combo_products`), with those of sets in it, each once and in the set's order; empty for any
 * other dish. Dishes that the menu lacks are left out.
 */
export function setDishes(
  { id, combo }: Pick<Product, "id" | "combo">,
  { products }: Pick<Catalog, "products">,
): readonly Product[] {
  if (combo === null) return [];
  const found = new Map<number, Product>();
  const open = [...combo.productIds];
  for (const next of open) {
    const product = products.get(next);
    if (product === undefined || next === id || found.has(next)) continue;
    found.set(next, product);
    open.push(...(product.combo?.productIds ?? []));
  }
  return [...found.values()];
}
