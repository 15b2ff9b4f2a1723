import { withTypedSince } from "../entities/typed-since.ts";
import type { DishForm } from "./dish-form.ts";
import { type DishPlace, readDish } from "./read-dish.ts";

/**
 * The form after saving, with what was typed while the call was on its way. `sent`: the form that was saved. The list
 * of categories is older than the answer, so a category that was just removed may still list the dish in it.
 */
export function savedDish(place: DishPlace, sent: DishForm, now: DishForm): Record<"before" | "form", DishForm> {
  const listedIn = place.listedIn.filter((id) => sent.categories.includes(id));
  const before = readDish({ ...place, listedIn });
  return { before, form: withTypedSince(before, sent, now) };
}
