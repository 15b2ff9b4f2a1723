import type { Catalog, Product } from "./types.ts";
import { homeCategory } from "./visibility.ts";

/**
 * The replacement to offer for `product` (ERR-5): same section, closest price, the cheaper of two at equal
 * distance. `isOffered` tells whether the branch sells a dish now. Null if the section has no other dish.
 */
export function similarProduct(
  product: Pick<Product, "id" | "categoryIds" | "price">,
  catalog: Pick<Catalog, "categoryById">,
  isOffered: (candidate: Product) => boolean,
): Product | null {
  const candidates = (homeCategory(product, catalog)?.products ?? []).filter(
    (each) => each.id !== product.id && isOffered(each),
  );
  const distance = ({ price }: Product) => Math.abs(price - product.price);
  return candidates.toSorted((a, b) => distance(a) - distance(b) || a.price - b.price)[0] ?? null;
}
