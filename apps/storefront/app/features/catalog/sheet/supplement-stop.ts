import type { DishOption, ProductId } from "@skatert/domain";
import type { ShownStops } from "../../../model/catalog/stop-list.ts";

/**
 * The text of a supplement that is not sold: stopped as a supplement, or as the dish or the category it also is. "": sold
 * out. Undefined: it is sold.
 */
export function supplementStop(
  { supplements, products }: Pick<ShownStops, "supplements" | "products">,
  id: ProductId,
): string | undefined {
  return supplements.get(id) ?? products.get(id);
}

/** The same for an option, which may have a size. */
export function optionStop(
  list: Pick<ShownStops, "supplements" | "products" | "variations">,
  { id, variationId }: Pick<DishOption, "id" | "variationId">,
): string | undefined {
  return supplementStop(list, id) ?? (variationId === null ? undefined : list.variations.get(variationId));
}
