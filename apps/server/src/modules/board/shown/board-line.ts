import type { WireBoardLine } from "@skatert/contract";
import { type Catalog, moneyToRoubles, type Product, type QuotedLine } from "@skatert/domain";

/**
 * A line for the kitchen. Names are the order's own. Size, weight and allergens are from the present menu, so a dish
 * that was removed from it has none.
 */
export function boardLine(line: QuotedLine, catalog: Pick<Catalog, "products">): WireBoardLine {
  const product = catalog.products.get(line.productId);
  const isByWeight = product?.measure.kind === "grams";
  return {
    product_id: line.productId,
    variation_id: line.variationId,
    name: line.name,
    variation: variationText(product, line),
    quantity: isByWeight ? 1 : line.quantity,
    measure: isByWeight ? `${line.quantity} г` : measureText(product, line),
    supplements: line.supplements.map(({ name, count }) => ({ name, quantity: count })),
    allergens: [...(product?.allergens ?? [])],
    gift: line.giftOf !== null,
    total: moneyToRoubles(line.total),
    ...(line.person === undefined ? {} : { person: line.person }),
  };
}

function variationOf(product: Product | undefined, { variationId }: QuotedLine) {
  return product?.variations.find(({ id }) => id === variationId);
}

function variationText(product: Product | undefined, line: QuotedLine): string | null {
  const options = variationOf(product, line)?.attributes.map(({ option }) => option) ?? [];
  return options.length === 0 ? null : options.join(", ");
}

function measureText(product: Product | undefined, line: QuotedLine): string | null {
  if (product?.measure.kind === "portion") return `${product.measure.grams} г`;
  const content = variationOf(product, line)?.netContent ?? product?.netContent ?? null;
  return content === null ? null : `${content.amount} ${content.unit}`;
}
