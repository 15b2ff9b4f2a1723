import { isOnGrid } from "../../../cart/steps.ts";
import type { LineCheck } from "./asked-line.ts";

/** Pieces, portions or grams. Far above any real order and far below the limit of exact sums. */
export const largestQuantity = 1_000_000;

/**
 * The first-add minimum plus whole steps (readings "Time, zones, stock"). A dish that is not countable has
 * quantity 1.
 */
export const checkQuantity: LineCheck = ({ request: { quantity }, product }) => {
  const isSensible = quantity > 0 && quantity <= largestQuantity && isOnGrid(quantity, product);
  return isSensible ? null : { reason: "quantity-step", initial: product.initialQuantity, step: product.step };
};
