import type { Picture, ProductId } from "@skatert/domain";

interface Ordered {
  readonly lines: readonly { readonly productId: ProductId }[];
}

interface Menu {
  readonly products: ReadonlyMap<number, { readonly images: readonly Picture[] }>;
}

/**
 * The first pictures of an order's dishes that are on the present menu, each once, sold-out dishes included.
 */
export function orderPictures({ lines }: Ordered, { products }: Menu, max: number): readonly Picture[] {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  return ids.flatMap((id) => products.get(id)?.images[0] ?? []).slice(0, max);
}
