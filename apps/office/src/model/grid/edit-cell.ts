import { oneLine, readMoney, readNumber, type WireProductRow } from "@skatert/contract";
import { type Money, moneyToRoubles } from "@skatert/domain";
import { type GridColumn, isEditable, pricesIn } from "./grid-column.ts";
import type { GridLine } from "./grid-line.ts";

/** Why a text is invalid in a cell. */
export type CellFault = "name" | "price" | "old" | "weight" | "stock" | "closed";

export type EditedCell =
  | { readonly ok: true; readonly dish: WireProductRow }
  | { readonly ok: false; readonly fault: CellFault };

const maxName = 200;
const maxWeight = 1_000_000;
/** Ten million roubles. */
const maxPrice = 1_000_000_000;
const yes: readonly string[] = ["да", "yes", "true", "1", "+", "есть"];
const no: readonly string[] = ["нет", "no", "false", "0", "-", "−"];

/** The dish of a line after a text was typed or pasted into a cell, or the fault of the text. */
export function editedCell(column: GridColumn, line: GridLine, text: string): EditedCell {
  if (!isEditable(column, line)) return { ok: false, fault: "closed" };
  const typed = text.trim();
  const dish = writers[column.kind](column, line, typed);
  if (dish !== null) return { ok: true, dish };
  return { ok: false, fault: column.kind === "plain" ? "closed" : column.kind };
}

type Write = (column: GridColumn, line: GridLine, text: string) => WireProductRow | null;

const writers: Readonly<Record<GridColumn["kind"], Write>> = {
  plain: () => null,
  name(_column, { dish }, text) {
    const name = oneLine(text);
    return name === "" || name.length > maxName ? null : { ...dish, name };
  },
  price(column, line, text) {
    const price = typedMoney(text);
    if (price === null) return null;
    const old = pricesIn(line, column.facet)?.old ?? null;
    // Without a discount the old price must follow the price, or a discount would appear.
    return withPrices(line, column.facet, price, old !== null && old > price ? old : price);
  },
  old(column, line, text) {
    const price = pricesIn(line, column.facet)?.price ?? null;
    if (price === null) return null;
    if (text === "") return withPrices(line, column.facet, price, price);
    const old = typedMoney(text);
    return old === null || old <= price ? null : withPrices(line, column.facet, price, old);
  },
  weight(_column, { dish, size }, text) {
    const weight = /^\d{1,7}([.,]\d{1,3})?$/.test(text) ? readNumber(text) : null;
    if (weight === null || weight > maxWeight) return null;
    if (size === null) return { ...dish, weight };
    return { ...dish, sizes: dish.sizes.map((each) => (each.id === size.id ? { ...each, weight } : each)) };
  },
  stock(_column, line, text) {
    const word = text.toLowerCase();
    const inStock = yes.includes(word) ? true : no.includes(word) ? false : null;
    return inStock === null ? null : withStock(line, inStock);
  },
};

/** "430", "430,50", "1 290 ₽"; null: not a price. Fractions of a kopeck are refused. */
function typedMoney(text: string): Money | null {
  const written = text.replace(/[\s\u00a0₽]/g, "");
  if (!/^\d+([.,]\d{1,2})?$/.test(written)) return null;
  const amount = readMoney(written);
  return amount === null || amount > maxPrice ? null : amount;
}

/** The line's dish with a new price and price before the discount, in one menu. */
export function withPrices(
  { dish, size }: Pick<GridLine, "dish" | "size">,
  facet: string,
  price: Money,
  old: Money,
): WireProductRow {
  const menu = dish.prices[facet];
  const entry = size === null ? menu : menu?.sizes[size.id];
  if (menu === undefined || entry === undefined) return dish;
  // A menu without old prices gets one only for a discount.
  const regular = entry.regular_price === null && old === price ? null : moneyToRoubles(old);
  const next = { ...entry, price: moneyToRoubles(price), regular_price: regular };
  const changed = size === null ? { ...menu, ...next } : { ...menu, sizes: { ...menu.sizes, [size.id]: next } };
  return { ...dish, prices: { ...dish.prices, [facet]: changed } };
}

/** Sets the stock in every menu, because all branches use the same kitchen. */
function withStock({ dish, size }: GridLine, inStock: boolean): WireProductRow {
  const prices = Object.entries(dish.prices).map(([facet, menu]) => {
    if (size === null) return [facet, { ...menu, in_stock: inStock }] as const;
    const entry = menu.sizes[size.id];
    if (entry === undefined) return [facet, menu] as const;
    return [facet, { ...menu, sizes: { ...menu.sizes, [size.id]: { ...entry, in_stock: inStock } } }] as const;
  });
  return { ...dish, prices: Object.fromEntries(prices) };
}
