import type { Table, TableRow } from "../table/table.ts";
import { textOf } from "../table/table.ts";
import { unitOfHeading } from "../values/read-weight.ts";
import { type Doubt, doubtsOf, isLike, textColumn } from "./column-content.ts";
import type { FieldKey, TableLanguage } from "./field-names.ts";
import { normalHeading } from "./normal-heading.ts";
import { fieldOfHeading, HINT, type NamedMenu, type Recognised, WORDS } from "./own-headings.ts";
import { isWooHeader, type WooColumn, wooColumn } from "./woo-headings.ts";

export type Dialect = "own" | "woocommerce" | "list";

export interface Column {
  /** Counted from 0. */
  readonly index: number;
  readonly heading: string;
  /** Null: the column is not read. */
  readonly field: FieldKey | null;
  /** A WooCommerce column that is not one field. */
  readonly woo: WooColumn | null;
  /** Unit of the heading: "Вес, кг". */
  readonly unit: { readonly unit: string; readonly factor: number } | null;
  /** The field is asked about: every value of the column is a fault until a person maps it. */
  readonly doubt?: Doubt;
}

export interface Columns {
  readonly dialect: Dialect;
  readonly language: TableLanguage;
  /** Number of the heading row; 0: the table has none. */
  readonly headingRow: number;
  readonly columns: readonly Column[];
}

/** The caller's own mapping of columns, by their number from 1; null leaves a column unread. */
export interface Mapping {
  readonly headingRow?: number;
  readonly columns: ReadonlyMap<number, FieldKey | null>;
}

/** Titles and addresses may precede the headings. */
const searchedRows = 20;

/** What is known of a table whose columns a person must map; none of it is read. */
export function unknownColumns(table: Table, menus: readonly NamedMenu[]): Columns {
  const best = bestColumns(table, menus, null);
  return best !== null && scoreOf(best) > 0 ? best : unheaded(table, { columns: new Map() });
}

/**
 * The columns of a table by their headings and content; the caller's mapping takes precedence (IMPORT-1). Null: no row
 * has a heading of the name beside another heading, so the columns must be mapped.
 */
export function recogniseColumns(table: Table, menus: readonly NamedMenu[], given: Mapping | null): Columns | null {
  const mapping = given === null ? null : within(given, widthOf(table));
  const best = bestColumns(table, menus, mapping);
  if (best !== null && (isUsable(best) || mapping?.headingRow !== undefined)) return best;
  if (mapping === null) return best === null ? null : withName(best, table);
  return mapping.headingRow === 0 ? unheaded(table, mapping) : null;
}

function bestColumns(table: Table, menus: readonly NamedMenu[], mapping: Mapping | null): Columns | null {
  const candidates = table.rows.filter(({ row }) =>
    mapping?.headingRow === undefined ? row <= searchedRows : row === mapping.headingRow,
  );
  return candidates
    .map((row) => columnsOf({ row, below: table.rows.filter((each) => each.row > row.row) }, menus, mapping))
    .reduce<Columns | null>((found, next) => (found === null || scoreOf(next) > scoreOf(found) ? next : found), null);
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
  const isWoo = isWooHeader(headings);
  const woo = headings.map((heading) => (isWoo ? wooColumn(heading) : null));
  const found = headings.map((heading, index): Recognised | null => {
    // A mapped column takes precedence over a recognised one.
    if (mapping?.columns.has(index + 1)) return null;
    const own = woo[index];
    const recognised = isWoo
      ? own?.kind === "field"
        ? { field: own.field, strength: 1 }
        : null
      : fieldOfHeading(heading, menus);
    if (recognised === null || isMapped(mapping, recognised.field)) return null;
    return isWoo || recognised.strength > WORDS || isLike(recognised.field, below, index) ? recognised : null;
  });
  const columns = headings.map((heading, index): Column => {
    const field = mapping?.columns.get(index + 1) ?? (isChosen(found, index) ? (found[index]?.field ?? null) : null);
    const own = woo[index] ?? null;
    return { index, heading, field, woo: own?.kind === "field" ? null : own, unit: unitOfHeading(heading) };
  });
  const dialect = dialectOf(isWoo, columns);
  const doubts = dialect === "own" ? new Map<number, Doubt>() : doubtsOf(found, below, { isWoo, hint: HINT });
  const asked = columns.map((column): Column => {
    const doubt = column.field === null ? undefined : doubts.get(column.index);
    return doubt === undefined ? column : { ...column, doubt };
  });
  return { dialect, language: languageOf(headings), headingRow: row, columns: asked };
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
function dialectOf(isWoo: boolean, columns: readonly Column[]): Dialect {
  if (isWoo) return "woocommerce";
  const fields = columns.map(({ field }) => field);
  return fields.includes("id") && fields.includes("variation_id") ? "own" : "list";
}

function languageOf(headings: readonly string[]): TableLanguage {
  return headings.some((heading) => /[а-яё]/i.test(normalHeading(heading))) ? "ru" : "en";
}

function unheaded(table: Table, mapping: Mapping): Columns {
  const columns = Array.from({ length: widthOf(table) }, (_, index): Column => {
    const field = mapping.columns.get(index + 1) ?? null;
    return { index, heading: "", field, woo: null, unit: null };
  });
  return { dialect: "list", language: "ru", headingRow: 0, columns };
}

/** The mapping of columns that the table has; another would empty its field in every row. */
function within({ columns, ...others }: Mapping, width: number): Mapping {
  return { ...others, columns: new Map([...columns].filter(([column]) => column <= width)) };
}

function widthOf({ rows }: Table): number {
  return rows.reduce((width, { cells }) => Math.max(width, cells.length), 0);
}
