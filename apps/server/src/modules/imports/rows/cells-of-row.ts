import { cleanText } from "@skatert/contract";
import type { Doubt } from "../columns/column-content.ts";
import type { FieldKey } from "../columns/field-names.ts";
import type { Columns } from "../columns/recognise-columns.ts";
import { type Cell, type TableRow, textOf } from "../table/table.ts";
import type { Cells } from "./table-dish.ts";

/** The cells of a row by their fields; a short row ends with empty cells. */
export function cellsOfRow({ columns, dialect }: Columns, { cells }: TableRow): Cells {
  return new Map(
    columns.flatMap(({ index, field, doubt }) =>
      field === null ? [] : [[field, doubted(plain(cells[index] ?? "", field, dialect), doubt)] as const],
    ),
  );
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
  return cell.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities.get(name) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code >= 32 && code <= 0x10_ff_ff ? cleanText(String.fromCodePoint(code)) || " " : whole;
  });
}

function doubted(cell: Cell, doubt: Doubt | undefined): Cell {
  return doubt === undefined || cell === "" ? cell : { fault: doubt, text: textOf(cell) };
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
