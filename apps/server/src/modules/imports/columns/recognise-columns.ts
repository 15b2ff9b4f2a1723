import type { Table, TableRow } from "../table/table.ts";
import { textOf } from "../table/table.ts";
import { unitOfHeading } from "../values/read-weight.ts";
import type { FieldKey, TableLanguage } from "./field-names.ts";
import { normalHeading } from "./normal-heading.ts";
import { fieldOfHeading, type NamedMenu } from "./own-headings.ts";
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

/** The columns of a table without recognised headings: none is read. */
export function unknownColumns(table: Table): Columns {
  return unheaded(table, { columns: new Map() });
}

/**
 * The columns of a table by their headings in Russian and English; the caller's mapping takes precedence (IMPORT-1).
 * Null: no row has a heading of the name beside another heading, so the columns must be mapped.
 */
export function recogniseColumns(table: Table, menus: readonly NamedMenu[], given: Mapping | null): Columns | null {
  const mapping = given === null ? null : within(given, widthOf(table));
  const candidates = table.rows.filter(({ row }) =>
    mapping?.headingRow === undefined ? row <= searchedRows : row === mapping.headingRow,
  );
  const read = candidates.map((row) => columnsOf(row, menus, mapping));
  const best = read.reduce<Columns | null>(
    (found, next) => (found === null || scoreOf(next) > scoreOf(found) ? next : found),
    null,
  );
  if (best !== null && (isUsable(best) || mapping?.headingRow !== undefined)) return best;
  return mapping === null || mapping.headingRow !== 0 ? null : unheaded(table, mapping);
}

function isUsable({ columns }: Columns): boolean {
  const fields = columns.map(({ field }) => field);
  const names = fields.includes("name") || fields.includes("id") || fields.includes("slug");
  return names && new Set(fields.filter((field) => field !== null)).size >= 2;
}

function scoreOf({ columns }: Columns): number {
  return new Set(columns.flatMap(({ field }) => field ?? [])).size;
}

function columnsOf({ row, cells }: TableRow, menus: readonly NamedMenu[], mapping: Mapping | null): Columns {
  // A mapped column may have no heading, and a row ends with its last value.
  const width = Math.max(cells.length, ...(mapping?.columns.keys() ?? []));
  const headings = Array.from({ length: width }, (_, index) => textOf(cells[index]));
  const isWoo = isWooHeader(headings);
  const seen = new Set<FieldKey>();
  const columns = headings.map((heading, index): Column => {
    const woo = isWoo ? wooColumn(heading) : null;
    const found = isWoo ? (woo?.kind === "field" ? woo.field : null) : fieldOfHeading(heading, menus);
    const mapped = mapping?.columns.get(index + 1);
    // A repeated heading counts once; a mapped column takes precedence over a recognised one.
    const isTaken = found !== null && (seen.has(found) || isMapped(mapping, found));
    const field = mapped === undefined ? (isTaken ? null : found) : mapped;
    if (field !== null) seen.add(field);
    return { index, heading, field, woo: woo?.kind === "field" ? null : woo, unit: unitOfHeading(heading) };
  });
  return { dialect: dialectOf(isWoo, columns), language: languageOf(headings), headingRow: row, columns };
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
