import type { Catalog, Measure, NetContent } from "../../catalog/types.ts";
import type { QuotedLine } from "../types.ts";

/** What a guest bought, as the menu described it then. It belongs to the order: later menus may lack the dish. */
export interface SoldDish {
  /** The chosen options, such as "30 см". Null: a dish without sizes. */
  readonly variation: string | null;
  readonly measure: Measure;
  readonly netContent: NetContent | null;
  /** Of the dish and of its chosen supplements. */
  readonly allergens: readonly string[];
}

/** Null: the menu has no such dish. */
export function soldDish(
  { productId, variationId, supplements }: Pick<QuotedLine, "productId" | "variationId" | "supplements">,
  { products }: Pick<Catalog, "products">,
): SoldDish | null {
  const product = products.get(productId);
  if (product === undefined) return null;
  const variation = product.variations.find(({ id }) => id === variationId);
  const added = supplements.flatMap(({ id }) => products.get(id) ?? []);
  const options = variation?.attributes.map(({ option }) => option) ?? [];
  return {
    variation: options.length === 0 ? null : options.join(", "),
    measure: product.measure,
    netContent: variation?.netContent ?? product.netContent,
    allergens: [...new Set([product, ...added].flatMap(({ allergens }) => allergens))],
  };
}
