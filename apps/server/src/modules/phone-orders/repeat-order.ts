import { requestLineToWire, type WireRepeatedOrder } from "@skatert/contract";
import { type Catalog, type LineRequest, type QuotedLine, repeatChoices, resolveGroups, saleOf } from "@skatert/domain";

/**
 * The dishes of an earlier order as the branch sells them now, and the names of dishes, sizes and options that it no
 * longer has. Gifts are not repeated: their coupon decides.
 */
export function repeatOrder(lines: readonly QuotedLine[], catalog: Catalog): WireRepeatedOrder {
  const gone: string[] = [];
  const asked = lines.filter(({ giftOf }) => giftOf === null).flatMap((line) => repeatLine(line, catalog, gone));
  return { lines: asked.map(requestLineToWire), gone };
}

function repeatLine(line: QuotedLine, catalog: Catalog, gone: string[]): readonly LineRequest[] {
  const { productId, variationId, quantity, note } = line;
  const product = catalog.products.get(productId);
  const isSized = product !== undefined && product.variations.length > 0;
  const hasSize = isSized ? product.variations.some(({ id }) => id === variationId) : variationId === null;
  if (product === undefined || saleOf(productId, catalog) !== "dish" || !hasSize) {
    gone.push(line.sold?.variation ? `${line.name}, ${line.sold.variation}` : line.name);
    return [];
  }
  const told = note === undefined ? {} : { note };
  if (line.choices !== undefined) {
    const groups = resolveGroups({ product, variationId }, catalog);
    const { choices, gone: lost } = repeatChoices(groups, line.choices, () => true);
    gone.push(...lost);
    return [{ productId, variationId, quantity, supplements: [], choices, ...told }];
  }
  const kept = line.supplements.filter(({ id }) => product.supplements.some((each) => each.id === id));
  gone.push(...line.supplements.filter((each) => !kept.includes(each)).map(({ name }) => name));
  return [{ productId, variationId, quantity, supplements: kept.map(({ id, count }) => ({ id, count })), ...told }];
}
