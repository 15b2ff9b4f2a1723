import { readFlag, readMoney, readNumber, type WireProductRow } from "@skatert/contract";
import { type Money, minMoney, moneyToRoubles } from "@skatert/domain";
import { MAIN_MENU } from "../entities/menus.ts";
import { type GridLine, isGroup } from "./grid-line.ts";

/** The content of a cell; `plain` is read-only. `branch`: a branch's price, empty where it is the main menu's (MENU-23). */
export type ColumnKind = "name" | "price" | "branch" | "old" | "weight" | "stock" | "plain";

/** A column of the grid. */
export interface GridColumn {
  /** "name", "price", "price:prices/station". Used in the address and in the device's storage. */
  readonly id: string;
  readonly kind: ColumnKind;
  /** The menu document of a price; the main one for other columns. */
  readonly facet: string;
  readonly title: string;
}

/** A price and its old price in the menu; null: none. */
export interface CellPrices {
  readonly price: Money | null;
  readonly old: Money | null;
}

type Priced = Pick<GridLine, "dish" | "size"> & Partial<Pick<GridLine, "option">>;

/** The prices of a dish, a size or an option in a menu; null: the menu does not list it. */
export function pricesIn({ dish, size, option = null }: Priced, facet: string): CellPrices | null {
  const menu = dish.prices[facet];
  if (option !== null)
    return menu?.options[option.id] === undefined ? null : { price: readMoney(menu.options[option.id]), old: null };
  const found = size === null ? menu : menu?.sizes[size.id];
  if (found === undefined) return null;
  const regular = readMoney(found.regular_price);
  const price = readMoney(found.price) ?? regular;
  return { price, old: regular !== null && price !== null && regular > price ? regular : null };
}

/** The prices and weights of a dish with sizes are those of its sizes. */
export function hasOwnValues({ dish, size, option }: GridLine): boolean {
  return size !== null || option !== null || (dish.sizes.length === 0 && !isGroup(dish));
}

/** Whether the cell is editable. */
export function isEditable(column: GridColumn, line: GridLine): boolean {
  switch (column.kind) {
    case "plain":
      return false;
    case "name":
      return isDish(line);
    case "stock":
      return line.option === null && !isGroup(line.dish) && pricesIn(line, MAIN_MENU) !== null;
    case "weight":
      return line.option === null && hasOwnValues(line);
    case "old":
      return line.option === null && hasOwnValues(line) && pricesIn(line, column.facet) !== null;
    case "branch":
      return isSellable(line, column.facet);
    default:
      return hasOwnValues(line) && pricesIn(line, column.facet) !== null;
  }
}

/** The line of a dish itself. */
function isDish({ dish, size, option }: GridLine): boolean {
  return size === null && option === null && !isGroup(dish);
}

/** A branch may sell what the main menu has; a size or an option that its menu lacks comes with the whole dish. */
function isSellable(line: GridLine, facet: string): boolean {
  if (line.dish.prices[MAIN_MENU] === undefined) return hasOwnValues(line) && pricesIn(line, facet) !== null;
  const menu = line.dish.prices[facet];
  return menu === undefined || (line.size === null && line.option === null) || pricesIn(line, facet) !== null;
}

/** The value by which a column sorts; null is last in both directions. */
export function sortValue(column: GridColumn, dish: WireProductRow): number | string | null {
  const line = { key: dish.id, dish, size: null, option: null };
  switch (column.kind) {
    case "price":
    case "branch":
      return leastPrice(dish, column.facet);
    case "old":
      return pricesIn(line, column.facet)?.old ?? null;
    case "weight":
      return readNumber(dish.weight);
    case "stock":
      return Number(isInStock(line));
    default:
      return dish.name;
  }
}

/** The lowest price of a dish, over its sizes. */
export function leastPrice(dish: WireProductRow, facet: string): Money | null {
  const own = pricesIn({ dish, size: null }, facet);
  const [first, ...others] = dish.sizes.flatMap((size) => pricesIn({ dish, size }, facet)?.price ?? []);
  return first === undefined ? (own?.price ?? null) : others.reduce(minMoney, first);
}

export function isInStock({ dish, size }: Pick<GridLine, "dish" | "size">): boolean {
  const menu = dish.prices[MAIN_MENU];
  return readFlag((size === null ? menu : menu?.sizes[size.id])?.in_stock, true);
}

/** Decimal text of a sum in the spreadsheets of the language: "430", "430,50". */
export function moneyText(amount: Money, comma: boolean): string {
  const roubles = moneyToRoubles(amount);
  const text = Number.isInteger(roubles) ? String(roubles) : roubles.toFixed(2);
  return comma ? text.replace(".", ",") : text;
}
