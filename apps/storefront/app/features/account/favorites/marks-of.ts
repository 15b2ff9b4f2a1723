import type { MenuMarks } from "../../../model/catalog/menu-marks.ts";
import type { Marks } from "./marks-css.ts";

export interface FoodWish {
  /** Words that are marked. */
  readonly avoided: readonly string[];
  /** Words whose dishes are hidden. */
  readonly hidden: readonly string[];
  readonly liked: readonly string[];
}

/** The marks of a menu for a guest's wish. */
export function marksOf({ allergens, badges }: MenuMarks, { avoided, hidden, liked }: FoodWish): Marks {
  const unwanted = allergens.filter(({ word }) => avoided.includes(word) || hidden.includes(word));
  const pairs = unwanted.flatMap(({ name, ids }) => ids.map((id) => ({ id, name })));
  const byDish = [...Map.groupBy(pairs, ({ id }) => id)].map(([id, found]) => ({
    id,
    name: found.map(({ name }) => name).join(", "),
  }));
  return {
    avoided: [...Map.groupBy(byDish, ({ name }) => name)].map(([name, dishes]) => ({
      name,
      ids: dishes.map(({ id }) => id),
    })),
    likedIds: idsOf(badges, liked),
    hiddenIds: idsOf(allergens, hidden),
  };
}

function idsOf(words: MenuMarks["allergens"], wanted: readonly string[]): readonly number[] {
  return [...new Set(words.filter(({ word }) => wanted.includes(word)).flatMap(({ ids }) => ids))];
}
