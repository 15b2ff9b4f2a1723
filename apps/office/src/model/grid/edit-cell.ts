import { oneLine, readMoney, readNumber, type WireProductRow } from "@skatert/contract";
import { type Money, moneyToRoubles } from "@skatert/domain";
import { MAIN_MENU } from "../entities/menus.ts";
import { branchCell } from "./branch-cell.ts";
import { type GridColumn, hasOwnValues, isEditable, pricesIn } from "./grid-column.ts";
import { type GridLine, isGroup } from "./grid-line.ts";

/** Why a text is invalid in a cell. */
export type CellFault = "name" | "price" | "branch" | "old" | "weight" | "stock" | "closed";

export type EditedCell =
  | { readonly ok: true; readonly dish: WireProductRow }
  | { readonly ok: false; readonly fault: CellFault };

const maxName = 200;
const maxWeight = 1_000_000;
/** Ten million roubles. */
const maxPrice = 1_000_000_000;
const yes: readonly string[] = ["да", "yes", "true", "1", "+", "есть"];
const notSold: readonly string[] = ["-", "–", "—", "−", "не продаётся", "не продается", "not sold"];
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
    return withFollowers(line, column.facet, withPrice(line, column.facet, price));
  },
  branch(column, line, text) {
    const { dish, size, option } = line;
    if (text === "") return asMain(line, column.facet);
    if (notSold.includes(text.toLowerCase())) {
      const { [column.facet]: _gone, ...prices } = dish.prices;
      return size !== null || option !== null || isGroup(dish) ? null : { ...dish, prices };
    }
    const price = hasOwnValues(line) ? typedMoney(text) : null;
    // A price in a branch that does not sell the dish begins to sell it, with the rest as in the main menu.
    return price === null ? null : withPrice({ ...line, dish: soldIn(dish, column.facet) }, column.facet, price);
  },
  old(column, line, text) {
    const price = pricesIn(line, column.facet)?.price ?? null;
    if (price === null) return null;
    const old = text === "" ? price : typedMoney(text);
    if (old === null || (text !== "" && old <= price)) return null;
    return withFollowers(line, column.facet, withPrices(line, column.facet, price, old));
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

/** Without a discount the old price must follow the price, or a discount would appear. */
function withPrice(line: GridLine, facet: string, price: Money): WireProductRow {
  const old = pricesIn(line, facet)?.old ?? null;
  return withPrices(line, facet, price, old !== null && old > price ? old : price);
}

/** New prices of the main menu with the menus of branches that had the former ones, as the server saves them. */
function withFollowers(line: GridLine, edited: string, dish: WireProductRow): WireProductRow {
  if (edited !== MAIN_MENU) return dish;
  const { price = null, old = null } = pricesIn({ ...line, dish }, MAIN_MENU) ?? {};
  const followers = Object.keys(dish.prices).filter(
    (facet) => facet !== MAIN_MENU && branchCell(line, facet) === "main" && pricesIn(line, facet) !== null,
  );
  if (price === null) return dish;
  return followers.reduce((next, facet) => withPrices({ ...line, dish: next }, facet, price, old ?? price), dish);
}

/** The line as in the main menu; a dish with all its sizes and options. */
function asMain(line: GridLine, facet: string): WireProductRow | null {
  const { dish, size, option } = line;
  const main = dish.prices[MAIN_MENU];
  if (main === undefined) return null;
  const { price = null, old = null } = pricesIn(line, MAIN_MENU) ?? {};
  const isWhole = (size === null && option === null) || dish.prices[facet] === undefined;
  if (isWhole) return { ...dish, prices: { ...dish.prices, [facet]: main } };
  return price === null ? null : withPrices(line, facet, price, old ?? price);
}

function soldIn(dish: WireProductRow, facet: string): WireProductRow {
  const main = dish.prices[MAIN_MENU];
  if (main === undefined || dish.prices[facet] !== undefined) return dish;
  return { ...dish, prices: { ...dish.prices, [facet]: main } };
}

/** "430", "430,50", "1 290 ₽"; null: not a price. Fractions of a kopeck are refused. */
function typedMoney(text: string): Money | null {
  const written = text.replace(/[\s\u00a0₽]/g, "");
  if (!/^\d+([.,]\d{1,2})?$/.test(written)) return null;
  const amount = readMoney(written);
  return amount === null || amount > maxPrice ? null : amount;
}

/** The line's dish with a new price and price before the discount, in one menu. */
export function withPrices(
  { dish, size, option = null }: Pick<GridLine, "dish" | "size"> & Partial<Pick<GridLine, "option">>,
  facet: string,
  price: Money,
  old: Money,
): WireProductRow {
  const menu = dish.prices[facet];
  if (menu !== undefined && option !== null) {
    const options = { ...menu.options, [option.id]: moneyToRoubles(price) };
    return { ...dish, prices: { ...dish.prices, [facet]: { ...menu, options } } };
  }
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
