import type { Product } from "@skatert/domain";
import { categoriesFromWire } from "../map.ts";

/** A category of the wire with these fields. */
export const category = (fields: object = {}) => ({ id: 1, name: "Супы", products: [], ...fields });

/** Maps a soup with these fields; `dropped` lists the entries that the mapping omitted. */
export function mapOne(product: object): { product: Product | undefined; dropped: string[] } {
  const dropped: string[] = [];
  const categories = categoriesFromWire(
    [category({ products: [{ id: 10, name: "Борщ", price: 350, ...product }] })],
    ({ entity }) => dropped.push(entity),
  );
  return { product: categories[0]?.products[0], dropped };
}
