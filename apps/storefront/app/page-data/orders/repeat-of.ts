import type { OrderView } from "@skatert/contract";
import { type BuyingBan, type CartLine, type Catalog, isBanned, type LineRequest, makeLine } from "@skatert/domain";

export interface Repeat {
  /** The dishes of an order from the present menu. */
  readonly repeatLines: readonly CartLine[];
  /** Names of dishes that are off the menu, sold out, made by request or not sold. */
  readonly gone: readonly string[];
}

/** The repeatable part of an order. Gifts are left out, because their coupons add them. */
export function repeatOf({ lines }: Pick<OrderView, "lines">, catalog: Catalog, ban: BuyingBan): Repeat {
  return presentLines(
    lines.filter(({ giftOf }) => giftOf === null),
    catalog,
    ban,
  );
}

/** Dishes chosen earlier, or by another person, with data of the present menu. */
export function presentLines(
  lines: readonly (LineRequest & { readonly name: string })[],
  catalog: Catalog,
  ban: BuyingBan,
): Repeat {
  const found = lines.map((line) => {
    const product = catalog.products.get(line.productId);
    const isSold = product?.inStock === true && !product.byRequest && !isBanned(product.id, ban);
    return { line, now: isSold ? makeLine(catalog, line, `/?product_id=${line.productId}`) : null };
  });
  return {
    repeatLines: found.flatMap(({ now }) => now ?? []),
    gone: [...new Set(found.flatMap(({ line, now }) => (now === null ? [line.name] : [])))],
  };
}
