import type { GuideDish } from "./answers.ts";
import { readTypedPrice, readTypedWeight } from "./dish-text.ts";
import { fault, type GuideFault, required } from "./fault.ts";

/** Faults of dishes; empty rows are ignored. */
export function dishesFaults(dishes: readonly GuideDish[]): readonly GuideFault[] {
  if (filledDishes(dishes).length === 0) return [fault("dishes", "no-dish")];
  const seen = new Set<string>();
  return dishes.flatMap((dish, row) => {
    if (isEmptyDish(dish)) return [];
    const key = `${dish.category.trim()}\n${dish.name.trim()}`.toLowerCase();
    const isTwice = dish.name.trim() !== "" && seen.has(key);
    seen.add(key);
    return [
      ...required({ name: dish.name, price: dish.price, category: dish.category }),
      ...(dish.price.trim() !== "" && readTypedPrice(dish.price) === null ? [fault("price", "price")] : []),
      ...(dish.weight.trim() !== "" && readTypedWeight(dish.weight, "") === null ? [fault("weight", "weight")] : []),
      ...(isTwice ? [fault("name", "twice")] : []),
    ].map((each) => ({ ...each, row }));
  });
}

/** A row with only a category, which the table carries into new rows, is not a dish. */
export function isEmptyDish({ name, price, weight }: GuideDish): boolean {
  return [name, price, weight].every((text) => text.trim() === "");
}

export function filledDishes(dishes: readonly GuideDish[]): readonly GuideDish[] {
  return dishes.filter((dish) => !isEmptyDish(dish));
}
