import type { WireCategoryRow, WireProductRow } from "@skatert/contract";
import { dish } from "../grid/testing-dishes.ts";

/** A section of the draft for tests. */
export function section(id: string, name: string, more: Partial<WireCategoryRow> = {}): WireCategoryRow {
  return {
    kind: "category",
    id,
    name,
    state: "published",
    parent: 0,
    hidden: false,
    image: null,
    product_ids: [],
    choice: null,
    languages: [],
    ...more,
  };
}

/** A dish of the draft at a price, in a section. */
export function priced(id: string, name: string, price: number, more: Partial<WireProductRow> = {}): WireProductRow {
  const prices = { catalog: { price, regular_price: price, in_stock: true, sizes: {}, options: {} } };
  return dish(id, { name, prices, category_ids: ["2"], ...more });
}

/** A dish in sizes, by name. */
export function sized(
  id: string,
  name: string,
  sizes: Readonly<Record<string, number>>,
  more: Partial<WireProductRow> = {},
): WireProductRow {
  const named = Object.entries(sizes).map(([size, price], at) => ({ id: `${id}${at + 1}`, name: size, price }));
  const entry = (price: number) => ({ price, regular_price: price, in_stock: true });
  return priced(id, name, Math.min(...Object.values(sizes)), {
    prices: {
      catalog: {
        ...entry(Math.min(...Object.values(sizes))),
        sizes: Object.fromEntries(named.map((size) => [size.id, entry(size.price)])),
        options: {},
      },
    },
    variations: named.length,
    sizes: named.map((size) => ({ id: size.id, name: size.name, weight: null })),
    ...more,
  });
}

/** «допы» with sauces and cheese, pizzas and a burger. */
export const categories: readonly WireCategoryRow[] = [
  section("9", "Допы"),
  section("90", "Соусы", {
    parent: 9,
    choice: { kind: "add", min: 1, max: 2, free: 1, options: [{ product_id: 901 }, { product_id: 902, max: 2 }] },
  }),
  section("94", "К пицце", { parent: "9", choice: { kind: "add", max: null } }),
  section("2", "Блюда"),
];

export const dishes: readonly WireProductRow[] = [
  priced("901", "Кетчуп", 30, { category_ids: ["90"] }),
  priced("902", "Сырный", 50, { category_ids: ["90"] }),
  sized("941", "Моцарелла", { "30 см": 90 }, { category_ids: ["94"] }),
  priced("202", "Бургер", 400, { option_groups: [{ group_id: 90 }], published_groups: ["90"] }),
  priced("203", "Чизбургер", 450, { state: "new", option_groups: [{ group_id: 90, max: 1 }] }),
  sized("301", "Маргарита", { "30 см": 600, "40 см": 900 }, { option_groups: [{ group_id: 94 }] }),
];
