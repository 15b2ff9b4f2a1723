import { GUIDE_DISH_TEXT, type GuideDish, MAX_GUIDE_DISHES } from "@skatert/domain";
import { recogniseColumns } from "../columns/recognise-columns.ts";
import { cellText } from "../rows/cells-of-row.ts";
import { dayOfShop } from "../rows/day-of-shop.ts";
import { readRows } from "../rows/read-rows.ts";
import type { Cells, TableDish } from "../rows/table-dish.ts";
import type { Table } from "../table/table.ts";
import { rawParts, unescapeText } from "../values/listed-text.ts";
import { readFlag } from "../values/read-flag.ts";
import { isFault } from "../values/reading.ts";

/** The dishes of a table in the form of the first-start guide. */
export interface GuideDishes {
  readonly dishes: readonly GuideDish[];
  /** The number of dishes beyond the guide's limit. */
  readonly leftOut: number;
}

/**
 * The dishes of a price list, of a WooCommerce export or of another shop's table, each size as a dish (OFFICE-6). Null:
 * no column has the heading of a name. Unreadable values stay as written, and the guide shows them as faults. `now`: milliseconds.
 */
export function dishesOfTable(table: Table, now: number): GuideDishes | null {
  const columns = recogniseColumns(table, [], null);
  if (columns === null) return null;
  const all = readRows(
    table,
    columns,
    dayOfShop(() => null, now),
  )
    .dishes.filter(isForSale)
    .flatMap(asTyped);
  return { dishes: all.slice(0, MAX_GUIDE_DISHES), leftOut: Math.max(0, all.length - MAX_GUIDE_DISHES) };
}

/** The guide puts its dishes on sale, so that it leaves out drafts and what is not for sale. */
function isForSale({ cells }: Pick<TableDish, "cells">): boolean {
  const flag = readFlag(cellText(cells, "in_stock"));
  return isFault(flag) || flag.text !== "no";
}

function asTyped({ cells, sizes }: TableDish): readonly GuideDish[] {
  const name = cellText(cells, "name");
  if (name === "") return [];
  const dish = { name, category: categoryOf(cells) };
  if (sizes.length === 0) return [cut({ ...dish, ...amountsOf(cells) })];
  return sizes.filter(isForSale).map((size) => {
    const own = amountsOf(size.cells);
    const sizeName = sizeText(cellText(size.cells, "size"));
    return cut({ ...dish, name: `${name}, ${sizeName}`, ...own, weight: own.weight || amountsOf(cells).weight });
  });
}

function amountsOf(cells: Cells): Pick<GuideDish, "price" | "weight"> {
  const [weight, unit] = [cellText(cells, "weight"), cellText(cells, "unit")];
  return { price: cellText(cells, "price"), weight: /\p{L}/u.test(weight) ? weight : `${weight} ${unit}`.trim() };
}

/** The guide's sections have one level, so only the last part of the first path is used. */
function categoryOf(cells: Cells): string {
  const [path = ""] = rawParts(cellText(cells, "category"), ",");
  return unescapeText(rawParts(path, ">").at(-1) ?? "");
}

/** "Размер: 25 см; Тесто: тонкое" is "25 см, тонкое". */
function sizeText(size: string): string {
  return rawParts(size, ";")
    .map((part) => unescapeText(rawParts(part, ":").at(-1) ?? part))
    .join(", ");
}

function cut(dish: GuideDish): GuideDish {
  return {
    name: dish.name.slice(0, GUIDE_DISH_TEXT.name),
    price: dish.price.slice(0, GUIDE_DISH_TEXT.price),
    category: dish.category.slice(0, GUIDE_DISH_TEXT.category),
    weight: dish.weight.slice(0, GUIDE_DISH_TEXT.weight),
  };
}
