import { demandsOf, type StockDemand } from "../checkout/lines/checks/stock.ts";
import { priceTerms } from "./price-terms.ts";
import type { OrderTerms } from "./types.ts";

/**
 * What an order takes from the stock, dish by dish, gift and supplements included. From the terms alone, so a dish that
 * left the menu still returns its stock.
 */
export function orderDemands(terms: OrderTerms): readonly StockDemand[] {
  const sold = terms.gift === null ? terms.lines : [...terms.lines, terms.gift.line];
  return priceTerms(terms).lines.flatMap((line, index) => {
    const dish = sold[index];
    return dish === undefined
      ? []
      : demandsOf(line, { measure: dish.measure, combo: { discount: null, productIds: dish.partIds } });
  });
}
