import type { ImportFormat } from "@skatert/contract";
import { type Table, type TableRow, textOf } from "../table/table.ts";
import { unitOfHeading } from "../values/read-weight.ts";
import { type Doubt, doubtsOf, hasValues, isLike, textColumn } from "./column-content.ts";
import type { FieldKey, TableLanguage } from "./field-names.ts";
import type { SpecialColumn, TableFormat } from "./formats/format.ts";
import { formatOf, isWhole } from "./formats/formats.ts";
import { joinedHeadings } from "./joined-headings.ts";
import { menuColumns } from "./menu-columns.ts";
import { normalHeading } from "./normal-heading.ts";
import { HINT, type NamedMenu, type Recognised, WORDS } from "./own-headings.ts";
import { type Read, readHeading } from "./read-heading.ts";
import { sizeOfHeading } from "./size-columns.ts";

/** By which rules rows are read. */
export type Dialect = "own" | "woocommerce" | "shopify" | "list" | "menu";

export interface Column {
  /** Counted from 0. */
  readonly index: number;
  readonly heading: string;
  /** Null: the column is not read. */
  readonly field: FieldKey | null;
  /** A column of a known export that is not one field. */
  readonly special: SpecialColumn | null;
  /** The column has the prices of this size: «30 см». */
  readonly size?: string;
  /** Unit of the heading: "Вес, кг". */
  readonly unit: { readonly unit: string; readonly factor: number } | null;
  /** The field is asked about: every value of the column is a fault until a person maps it. */
  readonly doubt?: Doubt;
}

export interface Columns {
  readonly dialect: Dialect;
  /** The known export; null: another list, or a table of this shop. */
  readonly format: ImportFormat | null;
  readonly language: TableLanguage;
  /** Number of the heading row; 0: the table has none. */
  readonly headingRow: number;
  readonly columns: readonly Column[];
}

/** The caller's own mapping of columns, by their number from 1; null leaves a column unread. */
export interface Mapping {
  readonly headingRow?: number;
  readonly columns: ReadonlyMap<number, FieldKey | null>;
  /** The mapping of an earlier file, which answers no question about a price of 0. */
  readonly isRemembered?: boolean;
}

/** Titles and addresses may precede the headings. */
const searchedRows = 20;

/** What is known of a table whose columns a person must map; none of it is read. */
export function unknownColumns(file: Table, menus: readonly NamedMenu[]): Columns {
  const table = withoutGroups(file);
  const best = bestColumns(table, menus, null);
  return best !== null && scoreOf(best) > 0 ? best : unheaded(table, { columns: new Map() });
}

/**
 * The columns of a table by their headings and content; the caller's mapping takes precedence (IMPORT-1). Null: no row
 * has a heading of the name beside another heading, so the columns must be mapped.
 */
export function recogniseColumns(file: Table, menus: readonly NamedMenu[], given: Mapping | null): Columns | null {
  if (file.system !== undefined) return menuColumns(file.system);
  const table = withoutGroups(file);
  const mapping = given === null ? null : within(given, widthOf(table));
  const best = bestColumns(table, menus, mapping);
  if (best !== null && (isUsable(best) || mapping?.headingRow !== undefined)) return best;
  if (mapping === null) return best === null ? null : withName(best, table);
  return mapping.headingRow === 0 ? unheaded(table, mapping) : null;
}

function withoutGroups(table: Table): Table {
  return { ...table, rows: table.rows.filter(({ part }) => part === undefined) };
}

function bestColumns(table: Table, menus: readonly NamedMenu[], mapping: Mapping | null): Columns | null {
  const candidates = table.rows.filter(({ row }) =>
    mapping?.headingRow === undefined ? row <= searchedRows : row === mapping.headingRow,
  );
  const best = bestOf(candidates, { table, menus, mapping });
  const isClear = best !== null && isUsable(best) && sells(best) && !isUnclear(best);
  if (mapping?.headingRow !== undefined || isClear) return best;
  const joined = bestOf(joinedHeadings(candidates), { table, menus, mapping });
  if (joined === null) return best;
  const isBetter =
    best === null || !isUsable(best) || scoreOf(joined) > scoreOf(best) || (isUnclear(best) && sells(joined));
  return isBetter && isUsable(joined) && !isUnclear(joined) ? joined : best;
}

function isUnclear({ columns }: Columns): boolean {
  return columns.some(({ doubt }) => doubt === "unclear");
}

interface Search {
  readonly table: Table;
  readonly menus: readonly NamedMenu[];
  readonly mapping: Mapping | null;
}

/** The first of the rows with the most fields. */
function bestOf(rows: readonly TableRow[], { table, menus, mapping }: Search): Columns | null {
  return rows
    .map((row) => columnsOf({ row, below: table.rows.filter((each) => each.row > row.row) }, menus, mapping))
    .reduce<Columns | null>((found, next) => (found === null || scoreOf(next) > scoreOf(found) ? next : found), null);
}

function sells({ columns }: Columns): boolean {
  return columns.some(({ field }) => field === "price" || field === "regular_price" || field === "id");
}

/** Beside a price, the one column of different texts is probably the name, and is asked about. */
function withName(best: Columns, { rows }: Table): Columns | null {
  if (best.dialect !== "list" || !best.columns.some(({ field }) => field === "price")) return null;
  const open = best.columns.filter(({ field }) => field === null).map(({ index }) => index);
  const name = textColumn(
    rows.filter(({ row }) => row > best.headingRow),
    open,
  );
  if (name === null) return null;
  const columns = best.columns.map(
    (column): Column => (column.index === name ? { ...column, field: "name", doubt: "unclear" } : column),
  );
  return { ...best, columns };
}

function isUsable({ columns }: Columns): boolean {
  const fields = columns.map(({ field }) => field);
  const names = fields.includes("name") || fields.includes("id") || fields.includes("slug");
  return names && new Set(fields.filter((field) => field !== null)).size >= 2;
}

function scoreOf({ columns }: Columns): number {
  return new Set(columns.flatMap(({ field }) => field ?? [])).size;
}

interface Heading {
  readonly row: TableRow;
  readonly below: readonly TableRow[];
}

function columnsOf(
  { row: { row, cells }, below }: Heading,
  menus: readonly NamedMenu[],
  mapping: Mapping | null,
): Columns {
  // A mapped column may have no heading, and a row ends with its last value.
  const width = Math.max(cells.length, ...(mapping?.columns.keys() ?? []));
  const headings = Array.from({ length: width }, (_, index) => textOf(cells[index]));
  const format = formatOf(headings);
  const read = headings.map((heading, index): Read => {
    // A mapped column takes precedence over a recognised one.
    if (mapping?.columns.has(index + 1)) return { own: null, special: null };
    const { own, special } = readHeading(heading, { format, headings, menus });
    if (own === null || isMapped(mapping, own.field)) return { own: null, special };
    // A list may title its sections so, but groups of options state their limits.
    if (own.field === "groups" && !isLike("groups", below, index))
      return { own: isMapped(mapping, "category") ? null : { field: "category", strength: WORDS }, special };
    return own.strength > WORDS || isLike(own.field, below, index) ? { own, special } : { own: null, special };
  });
  const found = read.map(({ own }) => own);
  const columns = headings.map((heading, index): Column => {
    const field = mapping?.columns.get(index + 1) ?? (isChosen(found, index) ? (found[index]?.field ?? null) : null);
    return { index, heading, field, special: read[index]?.special ?? null, unit: unitOfHeading(heading) };
  });
  const dialect = dialectOf(format, columns);
  const sized = dialect === "list" ? withSizeColumns(columns, below, mapping) : columns;
  const priced: readonly FieldKey[] = dialect === "woocommerce" ? ["regular_price", "sale_price"] : ["price"];
  const doubts =
    dialect === "own"
      ? new Map<number, Doubt>()
      : doubtsOf(found, below, { isWhole: isWhole(format), hint: HINT, priced });
  const asked = sized.map((column): Column => {
    const own = column.field === null ? undefined : doubts.get(column.index);
    const isAsked = mapping === null || mapping.isRemembered === true;
    const isPrice =
      column.size !== undefined || (mapping?.isRemembered === true && priced.some((key) => key === column.field));
    const doubt = own ?? (isAsked && isPrice && dialect !== "own" ? ("zero" as const) : undefined);
    return doubt === undefined ? column : { ...column, doubt };
  });
  return { dialect, format: format?.name ?? null, language: languageOf(headings), headingRow: row, columns: asked };
}

/** Columns of prices whose headings are sizes: at least two, and no other price beside them. */
function withSizeColumns(
  columns: readonly Column[],
  below: readonly TableRow[],
  mapping: Mapping | null,
): readonly Column[] {
  const isOpen = (index: number) => mapping === null || mapping.columns.get(index + 1) === "price";
  const sizes = columns.map(({ heading, index, special }) => {
    // Reading the cells takes longest, and few headings are sizes.
    const size = special === null && isOpen(index) ? sizeOfHeading(heading) : null;
    return size !== null && isLike("price", below, index) && hasValues(below, index) ? size : null;
  });
  const prices = columns.filter(({ field, index }) => field === "price" && sizes[index] === null);
  // Another sheet of the workbook may have one price.
  const isPriced = below.some(
    ({ cells }) =>
      prices.some(({ index }) => textOf(cells[index]) !== "") &&
      sizes.some((size, index) => size !== null && textOf(cells[index]) !== ""),
  );
  if (isPriced || sizes.filter((size) => size !== null).length < 2) return columns;
  return columns.map((column): Column => {
    const size = sizes[column.index] ?? null;
    return size === null ? column : { ...column, field: "price", size };
  });
}

/** The surest column of a field; of several, the first. */
function isChosen(found: readonly (Recognised | null)[], index: number): boolean {
  const own = found[index];
  if (own == null) return false;
  return !found.some(
    (other, at) =>
      other?.field === own.field && (other.strength > own.strength || (other.strength === own.strength && at < index)),
  );
}

function isMapped(mapping: Mapping | null, field: FieldKey): boolean {
  return mapping !== null && [...mapping.columns.values()].includes(field);
}

/** Only an export contains the ids of dishes and of their sizes. */
function dialectOf(format: TableFormat | null, columns: readonly Column[]): Dialect {
  if (format?.name === "woocommerce" || format?.name === "shopify") return format.name;
  const fields = columns.map(({ field }) => field);
  return fields.includes("id") && fields.includes("variation_id") ? "own" : "list";
}

function languageOf(headings: readonly string[]): TableLanguage {
  return headings.some((heading) => /[а-яё]/i.test(normalHeading(heading))) ? "ru" : "en";
}

function unheaded(table: Table, mapping: Mapping): Columns {
  const columns = Array.from({ length: widthOf(table) }, (_, index): Column => {
    const field = mapping.columns.get(index + 1) ?? null;
    return { index, heading: "", field, special: null, unit: null };
  });
  return { dialect: "list", format: null, language: "ru", headingRow: 0, columns };
}

/** The mapping of columns that the table has; another would empty its field in every row. */
function within({ columns, ...others }: Mapping, width: number): Mapping {
  return { ...others, columns: new Map([...columns].filter(([column]) => column <= width)) };
}

function widthOf({ rows }: Table): number {
  return rows.reduce((width, { cells }) => Math.max(width, cells.length), 0);
}
