import type { Measure } from "../catalog/types.ts";

/** How many pieces a quantity counts for in coupon rules and on the cart badge: gram items are one piece (readings "Coupons"). */
export function countedPieces(measure: Measure, quantity: number): number {
  return measure.kind === "grams" ? Math.min(1, quantity) : quantity;
}
