import { isHalves } from "../../../cart/choices/resolve-groups.ts";
import { outsideGroups } from "../../../cart/choices/settle-choices.ts";
import type { SoldChoice } from "../../../cart/choices/types.ts";
import type { StockRoom } from "../../../cart/stock-room.ts";
import type { LineRequest } from "../../../cart/types.ts";
import type { Product, ProductId, VariationId } from "../../../catalog/types.ts";
import type { LineRefusal } from "../../types.ts";

/** How much of a product's stock a line takes: pieces, portions or grams. */
export interface StockDemand {
  readonly productId: ProductId;
  readonly variationId: VariationId | null;
  readonly quantity: number;
  /** A dish that a set always contains: without it the set is sold out. */
  readonly isPart?: true;
}

/** A line of a quote or of an order. */
export interface TakingLine extends Pick<LineRequest, "productId" | "variationId" | "quantity" | "supplements"> {
  readonly choices?: readonly SoldChoice[];
}

/**
 * Everything that a line takes: its dish, then, per unit of the dish or per line for gram items, the dishes that a set
 * always contains, its choices and its other supplements. Halves take no stock of their own (MENU-10, MENU-13).
 */
export function demandsOf(
  line: TakingLine,
  dish: Pick<Product, "measure" | "combo"> | undefined,
): readonly StockDemand[] {
  const units = dish?.measure.kind === "grams" ? 1 : line.quantity;
  const { choices = [] } = line;
  const loose = outsideGroups(line.supplements, choices);
  return [
    { productId: line.productId, variationId: line.variationId, quantity: line.quantity },
    ...partsOf(dish, choices).map((productId) => ({
      productId,
      variationId: null,
      quantity: units,
      isPart: true as const,
    })),
    ...choiceDemands(choices, units),
    ...loose.map(({ id, count }) => ({ productId: id, variationId: null, quantity: count * units })),
  ];
}

/** The dishes of a set without choices; those of a set with groups are choices. */
function partsOf(dish: Pick<Product, "combo"> | undefined, choices: readonly SoldChoice[]): readonly ProductId[] {
  return choices.some(({ kind }) => kind === "set") ? [] : (dish?.combo?.productIds ?? []);
}

function choiceDemands(choices: readonly SoldChoice[], units: number): readonly StockDemand[] {
  return choices.flatMap(({ kind, id, variationId, count, choices: inner }) => [
    ...(isHalves(kind) ? [] : [{ productId: id, variationId, quantity: count * units }]),
    ...choiceDemands(inner, count * units),
  ]);
}

function shortOf(demand: StockDemand, left: number, line: TakingLine): LineRefusal {
  if (demand.isPart) return { reason: "sold-out" };
  if (demand.productId !== line.productId) return { reason: "supplement-not-offered", supplementId: demand.productId };
  return left === 0 ? { reason: "sold-out" } : { reason: "not-enough-stock", left };
}

/**
 * Takes the whole line out of the branch's stock, or refuses it and takes nothing (readings "Time, zones,
 * stock"). The refusal names a supplement that is short, so that the shopper can remove it.
 */
export function takeFromStock(room: StockRoom, line: TakingLine, dish: Product): LineRefusal | null {
  const taken: StockDemand[] = [];
  for (const demand of demandsOf(line, dish)) {
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

/** Why the branch's stock lacks a part of the line, as `takeFromStock` says it. Takes nothing. */
export function shortInStock(room: StockRoom, line: TakingLine, dish: Product): LineRefusal | null {
  const refusal = takeFromStock(room, line, dish);
  if (refusal === null) for (const each of demandsOf(line, dish)) room.take(each, -each.quantity);
  return refusal;
}
