import type { ForeignDish, ForeignNote, ForeignUse } from "./foreign-menu.ts";
import { judgeUse } from "./judge-use.ts";

export interface JudgedDish {
  readonly dish: ForeignDish;
  readonly uses: readonly ForeignUse[];
  readonly notes: readonly ForeignNote[];
  readonly isImpossible: boolean;
}

/** A dish that cannot be sold is no part of a set either, which may then be impossible itself. */
export function judgedDishes(dishes: readonly ForeignDish[]) {
  let sold = new Set(dishes.map(({ id }) => id));
  for (;;) {
    const known = sold;
    const judged = dishes.map((dish) => judgedDish(dish, known));
    sold = new Set(judged.flatMap(({ dish, isImpossible }) => (isImpossible ? [] : [dish.id])));
    if (sold.size === known.size) return { judged, sold };
  }
}

function judgedDish(dish: ForeignDish, sold: ReadonlySet<string>): JudgedDish {
  const uses = dish.uses.map((use) => judgeUse(use, sold));
  const notes = [...dish.notes, ...uses.flatMap((use) => use.notes)];
  const isImpossible = notes.some((each) => each.is_impossible);
  return { dish, uses: isImpossible ? [] : uses.flatMap(({ use }) => use ?? []), notes, isImpossible };
}
