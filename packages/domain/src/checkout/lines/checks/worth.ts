import type { CartLine } from "../../../cart/types.ts";
import type { LineRefusal } from "../../types.ts";

/** A thousand million roubles in kopecks. Sums over the maximum number of lines stay exact. */
const largestWorth = 100_000_000_000;

/** Refuses a quantity whose price would exceed exact integers. */
export function checkWorth(line: CartLine): LineRefusal | null {
  const perUnit = line.supplements.reduce((sum, { price, count }) => sum + price * count, 0);
  const worth = (line.unitPrice + perUnit) * line.quantity;
  return worth <= largestWorth ? null : { reason: "quantity-step", initial: line.initialQuantity, step: line.step };
}
