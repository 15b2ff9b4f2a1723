import { metaToWire, type WireBoardLine } from "@skatert/contract";
import { type Catalog, choiceWords, moneyToRoubles, type QuotedLine, type SoldDish, soldDish } from "@skatert/domain";

/**
 * A line for the kitchen. Name, size, weight and allergens are the order's own. Orders of earlier versions did not keep
 * the last three, which are then from the present menu.
 */
export function boardLine(line: QuotedLine, catalog: Pick<Catalog, "products">): WireBoardLine {
  const dish = line.sold ?? soldDish(line, catalog);
  const { parts, added } = choiceWords(dish === null ? line : { ...line, sold: dish });
  const isByWeight = dish?.measure.kind === "grams";
  return {
    product_id: line.productId,
    variation_id: line.variationId,
    name: line.name,
    variation: dish?.variation ?? null,
    quantity: isByWeight ? 1 : line.quantity,
    ...(isByWeight ? { grams: line.quantity } : {}),
    measure: isByWeight ? `${line.quantity} г` : measureText(dish),
    supplements: added.map(({ name, count }) => ({ name, quantity: count })),
    allergens: [...(dish?.allergens ?? [])],
    ...(parts.length === 0 ? {} : { dishes: parts.map(({ text }) => text) }),
    ...(line.note === undefined ? {} : { note: line.note }),
    gift: line.giftOf !== null,
    total: moneyToRoubles(line.total),
    ...(line.person === undefined ? {} : { person: line.person }),
    ...metaToWire(line.meta),
  };
}

function measureText(dish: SoldDish | null): string | null {
  if (dish?.measure.kind === "portion") return `${dish.measure.grams} г`;
  const content = dish?.netContent ?? null;
  return content === null ? null : `${content.parts?.join("/") ?? content.amount} ${content.unit}`;
}
