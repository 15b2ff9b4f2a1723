import type { FieldKey } from "../columns/field-names.ts";
import type { Columns } from "../columns/recognise-columns.ts";
import type { Cells, TableDish } from "../rows/table-dish.ts";
import { textOf } from "../table/table.ts";
import { isOtherCurrency } from "../values/currency.ts";

/** The dish with its prices marked whose headings name another currency than the shop's: "Price (EUR)" (IMPORT-2). */
export function withCurrency(dish: TableDish, { columns }: Columns, sign: string): TableDish {
  const other = new Set(columns.flatMap(({ field, heading }) => (isOtherCurrency(heading, sign) ? (field ?? []) : [])));
  if (![...other].some(isPrice)) return dish;
  return {
    ...dish,
    cells: marked(dish.cells, other),
    sizes: dish.sizes.map((size) => ({ ...size, cells: marked(size.cells, other) })),
  };
}

function marked(cells: Cells, fields: ReadonlySet<FieldKey>): Cells {
  return new Map(
    [...cells].map(([field, cell]) => {
      const isMarked = isPrice(field) && fields.has(field) && cell !== "";
      return [field, isMarked ? { fault: "currency" as const, text: textOf(cell) } : cell] as const;
    }),
  );
}

function isPrice(field: FieldKey): boolean {
  return field === "price" || field === "regular_price";
}
