import type { Columns } from "../columns/recognise-columns.ts";
import type { Table } from "../table/table.ts";
import { rowsBelow } from "./cells-of-row.ts";
import { listRows } from "./list-rows.ts";
import { ownRows } from "./own-rows.ts";
import { shopifyRows } from "./shopify-rows.ts";
import { markSplit } from "./split-values.ts";
import type { TableDishes } from "./table-dish.ts";
import { wooRows } from "./woo-rows.ts";

/** The dishes of a table in its dialect. `today` of the shop, "2026-06-17", decides which sales are open. */
export function readRows(table: Table, columns: Columns, today: string): TableDishes {
  const rows = rowsBelow(table.rows, columns).map((row) => markSplit(row, columns));
  switch (columns.dialect) {
    case "own":
      return ownRows(rows, columns);
    case "woocommerce":
      return wooRows(rows, columns, today);
    case "shopify":
      return shopifyRows(rows, columns);
    case "list":
      return listRows(rows, columns);
  }
}
