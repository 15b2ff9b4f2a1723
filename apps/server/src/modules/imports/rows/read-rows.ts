import type { Columns } from "../columns/recognise-columns.ts";
import { tableGroups } from "../groups/group-sheet.ts";
import type { Table, TableRow } from "../table/table.ts";
import { rowsBelow } from "./cells-of-row.ts";
import { listRows } from "./list-rows.ts";
import { menuRows } from "./menu-rows.ts";
import { ownRows } from "./own-rows.ts";
import { shopifyRows } from "./shopify-rows.ts";
import { markSplit } from "./split-values.ts";
import type { TableDishes } from "./table-dish.ts";
import { wooRows } from "./woo-rows.ts";

/** The dishes of a table in its dialect. `today` of the shop, "2026-06-17", decides which sales are open. */
export function readRows(table: Table, columns: Columns, today: string): TableDishes {
  const groups = tableGroups(table.rows.filter(({ part }) => part === "groups"));
  const own = table.rows.filter(({ part }) => part === undefined);
  const dishes = dishesOf(
    rowsBelow(own, columns).map((row) => markSplit(row, columns)),
    columns,
    today,
  );
  return groups.length === 0 ? dishes : { ...dishes, groups };
}

function dishesOf(rows: readonly TableRow[], columns: Columns, today: string): TableDishes {
  switch (columns.dialect) {
    case "own":
      return ownRows(rows, columns);
    case "woocommerce":
      return wooRows(rows, columns, today);
    case "shopify":
      return shopifyRows(rows, columns);
    case "menu":
      return menuRows(rows, columns);
    case "list":
      return listRows(rows, columns);
  }
}
