import type { DishOption, ProductId } from "@skatert/domain";
import type { ShownStops } from "../../../model/catalog/stop-list.ts";
import type { DishState, SheetOption } from "../card/dish.ts";
import { reasonText } from "../card/dish-state-text.ts";
import type { MenuTime } from "../live/menu-time.ts";

/** What stops an option, as `supplementStop` says it. */
export type StopOf = (option: SheetOption) => string | undefined;

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

/**
 * Why an option is not served at the time chosen for the order, or now; undefined: it is (MENU-24). Before a time is
 * chosen, options of a dish that is itself served at other hours wait for it.
 */
export function optionHoursText(
  { served }: Pick<SheetOption, "served">,
  dish: DishState,
  stateAt: MenuTime["stateAt"],
  words: Parameters<typeof reasonText>[1],
): string | undefined {
  const isForLater = stateAt === null && dish.kind !== "available";
  if (served === undefined || isForLater) return undefined;
  return reasonText(stateAt?.(served.hours) ?? served.state, words) ?? undefined;
}
