import { cleanText } from "@skatert/contract";
import type { Doubt } from "../columns/column-content.ts";
import type { FieldKey } from "../columns/field-names.ts";
import type { SpecialColumn } from "../columns/formats/format.ts";
import type { Columns } from "../columns/recognise-columns.ts";
import { type Cell, type TableRow, textOf } from "../table/table.ts";
import { readPrice } from "../values/read-number.ts";
import { isFault } from "../values/reading.ts";
import type { Cells } from "./table-dish.ts";

/** The cells of a row by their fields; a short row ends with empty cells. */
export function cellsOfRow({ columns, dialect }: Columns, { cells }: TableRow): Cells {
  return new Map(
    columns.flatMap(({ index, field, size, doubt }) =>
      field === null || size !== undefined
        ? []
        : [[field, doubted(plain(cells[index] ?? "", field, dialect), doubt)] as const],
    ),
  );
}

/** The prices of a row that has a column for each size, by the size. */
export function pricesBySize(
  { columns }: Columns,
  { cells }: TableRow,
): readonly (readonly [size: string, price: Cell])[] {
  return columns.flatMap(({ index, size, doubt }) => {
    const price = doubted(cells[index] ?? "", doubt);
    return size === undefined || textOf(price) === "" || /^[-–—]$/.test(textOf(price)) ? [] : [[size, price] as const];
  });
}

/** The text of a special column; null: the table has none. */
export function specialText(columns: Columns, row: TableRow, kind: SpecialColumn["kind"]): string | null {
  return specialTexts(columns, row, kind)[0] ?? null;
}

/** The texts of all special columns of a kind. */
export function specialTexts(
  { columns }: Columns,
  { cells }: TableRow,
  kind: SpecialColumn["kind"],
): readonly string[] {
  return columns.flatMap(({ special, index }) => (special?.kind === kind ? [textOf(cells[index])] : []));
}

/** The options of a row by their number: "Size" and "Large". */
export function optionsOf(
  { columns }: Columns,
  { cells }: TableRow,
): ReadonlyMap<number, { readonly name: string; readonly values: string }> {
  const texts = (kind: "attribute-name" | "attribute-values") =>
    new Map(
      columns.flatMap(({ special, index }) =>
        special?.kind === kind ? [[special.number, textOf(cells[index])] as const] : [],
      ),
    );
  const names = texts("attribute-name");
  const values = texts("attribute-values");
  return new Map([...names].map(([number, name]) => [number, { name, values: values.get(number) ?? "" }]));
}

const longestNumber = 100;
const names: readonly FieldKey[] = ["name", "category", "size"];
const entities = new Map([
  ...([
    ["amp", "&"],
    ["lt", "<"],
    ["gt", ">"],
    ["quot", '"'],
    ["apos", "'"],
    ["nbsp", " "],
  ] as const),
  ...([
    ["laquo", "«"],
    ["raquo", "»"],
    ["mdash", "—"],
    ["ndash", "–"],
    ["hellip", "…"],
  ] as const),
  ...([
    ["eacute", "é"],
    ["egrave", "è"],
    ["rsquo", "’"],
    ["lsquo", "‘"],
    ["deg", "°"],
  ] as const),
]);

/** Shop systems export "Salt &amp; pepper" for a name of plain text; our own export has it as it is. */
function plain(cell: Cell, field: FieldKey, dialect: Columns["dialect"]): Cell {
  if (typeof cell !== "string" || dialect === "own" || !names.includes(field)) return cell;
  const line = field === "category" ? cell : cell.replace(/\s*\n\s*/g, " ");
  return line.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities.get(name) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code >= 32 && code <= 0x10_ff_ff ? cleanText(String.fromCodePoint(code)) || " " : whole;
  });
}

function doubted(cell: Cell, doubt: Doubt | undefined): Cell {
  if (doubt === undefined || typeof cell !== "string" || cell === "") return cell;
  return doubt === "unclear" || isZero(cell) ? { fault: doubt, text: cell } : cell;
}

/** The cells with the number of another system; without it if there is none. */
export function withNumber(cells: Cells, system: string, number: string): Cells {
  if (number === "" || number.length > longestNumber) return cells;
  return new Map<FieldKey, Cell>([...cells, [`number:${system}`, number]]);
}

export function cellText(cells: Cells, field: Parameters<Cells["get"]>[0]): string {
  return textOf(cells.get(field));
}

/** The rows below the headings. */
export function rowsBelow(rows: readonly TableRow[], { headingRow }: Columns): readonly TableRow[] {
  return rows.filter(({ row }) => row > headingRow);
}

function isZero(text: string): boolean {
  const price = readPrice(text);
  return !isFault(price) && price.text === "0";
}
