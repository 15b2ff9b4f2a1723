import type { WireProductRow } from "@skatert/contract";
import type { GridColumn } from "./grid-column.ts";

type Prices = WireProductRow["prices"];

/** A dish of the grid for tests: 300 ₽ in the main menu and 280 ₽ at the station. */
export function dish(id: string, more: Partial<WireProductRow> = {}): WireProductRow {
  return {
    kind: "product",
    id,
    name: `Борщ ${id}`,
    state: "published",
    etag: `"${id}-1"`,
    category_ids: ["1"],
    prices: { catalog: entry(300), "prices/station": entry(280) },
    image: null,
    weight: 320,
    unit: "г",
    variations: 0,
    sizes: [],
    languages: [],
    option_groups: null,
    published_groups: [],
    ...more,
  };
}

/** The same with two sizes, 500 and 700 ₽, of which the station sells the first. */
export function pizza(id: string): WireProductRow {
  const sizes = { "1": priced(500), "2": priced(700) };
  return dish(id, {
    name: `Пицца ${id}`,
    prices: {
      catalog: { ...priced(500), sizes, options: {} },
      "prices/station": { ...priced(480), sizes: { "1": priced(480) }, options: {} },
    },
    variations: 2,
    sizes: [
      { id: "1", name: "30 см", weight: 470 },
      { id: "2", name: "40 см", weight: 680 },
    ],
  });
}

function entry(price: number): Prices[string] {
  return { ...priced(price), sizes: {}, options: {} };
}

function priced(price: number) {
  return { price, regular_price: price, in_stock: true };
}

function column(id: string, kind: GridColumn["kind"], facet = "catalog"): GridColumn {
  return { id, kind, facet, title: id };
}

export const columns = {
  name: column("name", "name"),
  categories: column("categories", "plain"),
  price: column("price:catalog", "price"),
  old: column("old:catalog", "old"),
  branch: column("branch:prices/station", "branch", "prices/station"),
  station: column("price:prices/station", "price", "prices/station"),
  weight: column("weight", "weight"),
  stock: column("stock", "stock"),
} as const;

export const words = { comma: true, yes: "да", no: "нет" } as const;
