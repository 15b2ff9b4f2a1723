import type { WireProductRow } from "@skatert/contract";
import type { GroupForm } from "./group-form.ts";
import type { GroupUser } from "./menu-groups.ts";

/** An option that lacks a size of a dish that offers it. */
export interface MissingSize {
  readonly option: string;
  readonly size: string;
  /** Names of the dishes. */
  readonly dishes: readonly string[];
}

/**
 * Sizes that options lack: an option without the size costs its one price, a part of a set or a half without it cannot
 * be chosen (MENU-6). Options without sizes cost the same in every size and are not named.
 */
export function missingSizes(
  group: GroupForm,
  users: readonly GroupUser[],
  products: ReadonlyMap<string, WireProductRow>,
): readonly MissingSize[] {
  const found = new Map<string, { readonly option: string; readonly size: string; readonly dishes: Set<string> }>();
  for (const option of group.options) {
    const product = products.get(option.id);
    if (product === undefined || product.sizes.length === 0 || option.size !== "") continue;
    const own = new Set(product.sizes.flatMap(({ name }) => name.split(", ")));
    for (const { dish, use } of users.flatMap(({ dish, uses }) => uses.map((use) => ({ dish, use })))) {
      const isOffered = use.options.find(({ id }) => id === option.id)?.isOffered ?? true;
      if (!isOffered || dish.id === option.id) continue;
      for (const size of sizesOf(dish, use.sizes)) {
        if (size.split(", ").some((name) => own.has(name))) continue;
        const key = `${option.id} ${size}`;
        const known = found.get(key) ?? { option: product.name, size, dishes: new Set<string>() };
        known.dishes.add(dish.name);
        found.set(key, known);
      }
    }
  }
  return [...found.values()].map(({ option, size, dishes }) => ({ option, size, dishes: [...dishes] }));
}

/** Names of the sizes at which a dish has the group. */
function sizesOf(dish: WireProductRow, own: readonly string[]): readonly string[] {
  return dish.sizes.filter(({ id }) => own.length === 0 || own.includes(id)).map(({ name }) => name);
}
