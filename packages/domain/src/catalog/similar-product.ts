import { leastTotal } from "../cart/choices/least-price.ts";
import type { Catalog, Product } from "./types.ts";
import { homeCategory } from "./visibility.ts";

/**
 * The replacement to offer for `product` (ERR-5): same section, closest least price, the cheaper of two at equal
 * distance. `isOffered` tells whether the branch sells a dish now. Null if the section has no other dish.
 */
export function similarProduct(
  product: Product,
  catalog: Catalog,
  isOffered: (candidate: Product) => boolean,
): Product | null {
  const candidates = (homeCategory(product, catalog)?.products ?? []).filter(
    (each) => each.id !== product.id && isOffered(each),
  );
  const own = leastTotal(product, catalog);
  const priced = candidates.map((each) => ({ each, price: leastTotal(each, catalog) }));
  const distance = ({ price }: (typeof priced)[number]) => Math.abs(price - own);
  return priced.toSorted((a, b) => distance(a) - distance(b) || a.price - b.price)[0]?.each ?? null;
}
