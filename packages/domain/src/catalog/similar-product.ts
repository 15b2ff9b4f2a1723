import type { Money } from "../money/money.ts";
import type { Catalog, Product } from "./types.ts";
import { homeCategory } from "./visibility.ts";

/**
 * The replacement to offer for `product` (ERR-5): same section, closest `priceOf`, the cheaper of two at equal
 * distance. `isOffered` tells whether the branch sells a dish now. Null if the section has no other dish.
 */
export function similarProduct(
  product: Product,
  catalog: Pick<Catalog, "categoryById">,
  isOffered: (candidate: Product) => boolean,
  priceOf: (dish: Product) => Money,
): Product | null {
  const candidates = (homeCategory(product, catalog)?.products ?? []).filter(
    (each) => each.id !== product.id && isOffered(each),
  );
  const own = priceOf(product);
  const priced = candidates.map((each) => ({ each, price: priceOf(each) }));
  const distance = ({ price }: (typeof priced)[number]) => Math.abs(price - own);
  return priced.toSorted((a, b) => distance(a) - distance(b) || a.price - b.price)[0]?.each ?? null;
}
