import { isOnGrid } from "../../../cart/steps.ts";
import type { LineCheck } from "./asked-line.ts";

/** Pieces, portions or grams: far above any dinner, far below where exact sums end. */
const largestQuantity = 1_000_000;

/** The first-add minimum plus whole steps (readings "Time, zones, stock"); of a dish that is not countable, no steps. */
export const checkQuantity: LineCheck = ({ request: { quantity }, product }) => {
  const isSensible = quantity > 0 && quantity <= largestQuantity && isOnGrid(quantity, product);
  return isSensible ? null : { reason: "quantity-step", initial: product.initialQuantity, step: product.step };
};
