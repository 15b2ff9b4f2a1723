import type { Measure } from "../catalog/types.ts";

/**
 * Number of pieces that coupon rules and the cart badge count. A gram item counts as one piece (readings
 * "Coupons").
 */
export function countedPieces(measure: Measure, quantity: number): number {
  return measure.kind === "grams" ? Math.min(1, quantity) : quantity;
}
