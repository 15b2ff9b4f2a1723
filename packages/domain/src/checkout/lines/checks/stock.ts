import { mergeSupplements } from "../../../cart/line-key.ts";
import type { StockRoom } from "../../../cart/stock-room.ts";
import type { LineRequest } from "../../../cart/types.ts";
import type { Measure, ProductId, VariationId } from "../../../catalog/types.ts";
import type { LineRefusal } from "../../types.ts";

/** How much of a product's stock a line takes: pieces, portions or grams. */
export interface StockDemand {
  readonly productId: ProductId;
  readonly variationId: VariationId | null;
  readonly quantity: number;
}

/** Everything that a line takes: its dish, then its supplements per unit of the dish, or per line for gram items. */
export function demandsOf(line: LineRequest, measure: Measure): readonly StockDemand[] {
  const units = measure.kind === "grams" ? 1 : line.quantity;
  const supplements = mergeSupplements(line.supplements).map(({ id, count }) => ({
    productId: id,
    variationId: null,
    quantity: count * units,
  }));
  return [{ productId: line.productId, variationId: line.variationId, quantity: line.quantity }, ...supplements];
}

function shortOf(demand: StockDemand, left: number, line: LineRequest): LineRefusal {
  if (demand.productId !== line.productId) return { reason: "supplement-not-offered", supplementId: demand.productId };
  return left === 0 ? { reason: "sold-out" } : { reason: "not-enough-stock", left };
}

/**
 * Takes the whole line out of the branch's stock, or refuses it and takes nothing (readings "Time, zones,
 * stock"). The refusal names a supplement that is short, so that the shopper can remove it.
 */
export function takeFromStock(room: StockRoom, line: LineRequest, measure: Measure): LineRefusal | null {
  const taken: StockDemand[] = [];
  for (const demand of demandsOf(line, measure)) {
    const left = room.left(demand);
    if (left < demand.quantity) {
      for (const each of taken) room.take(each, -each.quantity);
      return shortOf(demand, left, line);
    }
    room.take(demand, demand.quantity);
    taken.push(demand);
  }
  return null;
}
