import type { LineCheck } from "./asked-line.ts";

/**
 * A dish with variations requires one of them. A dish without variations accepts none (readings "Time, zones,
 * stock").
 */
export const checkVariation: LineCheck = ({ request, product }) => {
  if (product.variations.length === 0) return request.variationId === null ? null : { reason: "not-available" };
  return product.variations.some(({ id }) => id === request.variationId) ? null : { reason: "variation-required" };
};
