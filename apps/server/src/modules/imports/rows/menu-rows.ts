import type { FieldKey } from "../columns/field-names.ts";
import type { Columns } from "../columns/recognise-columns.ts";
import type { Cell, TableRow } from "../table/table.ts";
import { cellsOfRow, cellText, withNumber } from "./cells-of-row.ts";
import { numberSystem } from "./number-system.ts";
import type { Cells, TableDish, TableDishes, TableSize } from "./table-dish.ts";

/** Fields of a dish that its sizes have too. */
const ofSizes: readonly FieldKey[] = ["size", "price", "weight"];

/** The dishes of another system's menu. The rows of its sizes are below a dish. */
export function menuRows(rows: readonly TableRow[], columns: Columns): TableDishes {
  const system = numberSystem(columns);
  const dishes: { row: TableRow; cells: Cells; sizes: TableSize[] }[] = [];
  for (const row of rows) {
    const cells = new Map([...cellsOfRow(columns, row)]);
    const dish = dishes.at(-1);
    if (cellText(cells, "size") !== "" && dish !== undefined) {
      dish.sizes.push({ row: row.row, cells: only(cells, ofSizes) });
      dish.cells = new Map([...dish.cells].filter(([field]) => field !== "price"));
    } else dishes.push({ row, cells, sizes: [] });
  }
  return {
    dishes: dishes.map(({ row, cells, sizes }): TableDish => {
      const own = [...cells].filter(
        ([field, cell]) => field !== "code" && field !== "size" && (cell !== "" || field === "groups"),
      );
      return {
        row: row.row,
        cells: withNumber(new Map(own), system, cellText(cells, "code")),
        sizes,
        notes: row.notes ?? [],
      };
    }),
    faults: [],
  };
}

function only(cells: Cells, fields: readonly FieldKey[]): Cells {
  return new Map<FieldKey, Cell>([...cells].filter(([field, cell]) => fields.includes(field) && cell !== ""));
}
