import type { Catalog, Product } from "./types.ts";
import { homeCategory } from "./visibility.ts";

/**
 * The dish to offer in place of `product` (ERR-5): of the same section, closest in price, the cheaper of two that are
 * equally close. `isOffered` says whether the branch sells a dish now. Null when the section has no other.
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
