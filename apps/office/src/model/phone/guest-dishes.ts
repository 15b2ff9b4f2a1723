import type { WireGuestCard, WireGuestOrder, WireRepeatedOrder } from "@skatert/contract";
import { type DishDraft, dishFromLine } from "../sale/dish-draft.ts";
import type { Sale } from "../sale/sale.ts";

type Menu = Pick<Sale, "catalog">;

/** The dishes of an earlier order, and the names of what this branch does not sell of it. */
export function repeatedDishes(
  { lines, gone }: WireRepeatedOrder,
  order: WireGuestOrder,
  menu: Menu,
): { readonly dishes: readonly DishDraft[]; readonly gone: readonly string[] } {
  const lacking = lines.filter(({ product_id: id }) => !menu.catalog.products.has(id));
  const nameOf = (id: number) => order.lines.find((line) => line.product_id === id)?.name;
  return {
    dishes: lines.flatMap((line) => dishFromLine(menu, line) ?? []),
    gone: [...new Set([...gone, ...lacking.map(({ product_id: id }) => nameOf(id) ?? `№ ${id}`)])],
  };
}

/** The dishes that the guest usually orders, as far as the menu has them. */
export function usualDishes({ usual }: Pick<WireGuestCard, "usual">, menu: Menu): readonly DishDraft[] {
  return usual.flatMap(
    ({ product_id, variation_id, quantity }) => dishFromLine(menu, { product_id, variation_id, quantity }) ?? [],
  );
}

/** The order with more dishes. Those that it has already, in any quantity, are not added again. */
export function withDishes(order: readonly DishDraft[], dishes: readonly DishDraft[]): readonly DishDraft[] {
  const has = new Set(order.map(withoutQuantity));
  return [...order, ...dishes.filter((dish) => !has.has(withoutQuantity(dish)))];
}

function withoutQuantity({ quantity: _, ...dish }: DishDraft): string {
  return JSON.stringify(dish);
}
