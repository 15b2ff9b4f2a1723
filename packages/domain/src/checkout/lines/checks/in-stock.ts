import type { LineCheck } from "./asked-line.ts";

/** The menu's own mark: a dish or variation that is out of stock is sold out. */
export const checkInStock: LineCheck = ({ request, product }) => {
  const variation = product.variations.find(({ id }) => id === request.variationId);
  return product.inStock && (variation === undefined || variation.inStock) ? null : { reason: "sold-out" };
};
