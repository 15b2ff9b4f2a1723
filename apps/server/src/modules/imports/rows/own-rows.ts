import type { Columns } from "../columns/recognise-columns.ts";
import type { TableRow } from "../table/table.ts";
import { cellsOfRow, cellText } from "./cells-of-row.ts";
import { type RowFault, rowFault, type TableDish, type TableDishes, type TableSize } from "./table-dish.ts";

/**
 * Rows of an export. A row with a size belongs to the dish with the same id, wherever it is, because people sort their
 * tables. A new size has no id yet.
 */
export function ownRows(rows: readonly TableRow[], columns: Columns): TableDishes {
  const read = rows.map((row) => ({ row: row.row, cells: cellsOfRow(columns, row) }));
  const isSize = ({ cells }: TableSize) => cellText(cells, "variation_id") !== "" || cellText(cells, "size") !== "";
  const dishes = read.filter((row) => !isSize(row));
  const known = new Set(dishes.map(({ cells }) => cellText(cells, "id")));
  const sizes = Map.groupBy(read.filter(isSize), ({ cells }) => cellText(cells, "id"));
  const faults: RowFault[] = [...sizes]
    .filter(([id]) => id === "" || !known.has(id))
    .flatMap(([id, each]) => each.map(({ row }) => rowFault(row, "id", "unknown-parent", id)));
  const seen = new Set<string>();
  return {
    dishes: dishes.map(({ row, cells }): TableDish => {
      const id = cellText(cells, "id");
      const own = id === "" || seen.has(id) ? [] : (sizes.get(id) ?? []);
      seen.add(id);
      return { row, cells, sizes: own };
    }),
    faults,
  };
}
