import * as z from "zod/mini";
import type { FieldText, FieldTexts } from "./field-text.ts";
import { readFlag, readIds, readNumber, readText, readTexts } from "./read.ts";
import { wireFlag, wireIds, wireMoney, wireNumber, wireText, wireTexts, wireWeekdays } from "./schemas.ts";

const MOST_SUMS = 20;

/** The wire schema of each kind of a single value. */
const WIRE_KINDS = {
  text: wireText,
  /** A text with markup. */
  html: wireText,
  number: wireNumber,
  whole: wireNumber,
  /** A count that is not exceeded; 0 and empty mean unlimited (readings "Coupons"). */
  limit: wireNumber,
  money: wireMoney,
  sums: z.array(wireMoney).check(z.maxLength(MOST_SUMS)),
  flag: wireFlag,
  texts: wireTexts,
  ids: wireIds,
  branches: wireIds,
  weekdays: wireWeekdays,
  codes: z.union([wireTexts, z.array(z.looseObject({}))]),
} as const;
export type WireKind = keyof typeof WIRE_KINDS;

/** What the domain has for a kind that a row may name. */
interface Values {
  readonly text: string;
  readonly html: string;
  /** Null: not set. */
  readonly number: number | null;
  /** Null: unlimited. */
  readonly limit: number | null;
  readonly flag: boolean;
  readonly texts: readonly string[];
  readonly ids: readonly number[];
}
type NamedKind = keyof Values;

/** The column of a field in tables of dishes. */
export interface ColumnNames {
  /** The field's name in kept mappings of columns. */
  readonly key: string;
  /** The headings of an export. */
  readonly ru: string;
  readonly en: string;
  /** Synonyms of the headings, in lower case. */
  readonly also: readonly string[];
}

/**
 * A field with a single value: what its readers know of it. The schema, the shop's reading, the log and the office's
 * forms are made from it.
 */
export type FieldRow = {
  /** The log of changes keeps its value (STAFF-4). */
  readonly isLogged?: true;
  /** A flag that is on where nothing is written. */
  readonly isOn?: boolean;
} & ({ readonly kind: NamedKind /** Its name in the domain. */; readonly name: string } | { readonly kind: WireKind });

/** A row from which the tables of `docs/shop-folder.md` and imports are made too. Browsers of guests do not load it. */
export type DocumentedRow = FieldRow & {
  /** Its meaning with its unit, and what holds without it. */
  readonly docs: FieldText;
  readonly column?: ColumnNames;
};

/** Rows of one object by the field's name on the wire. */
export type FieldRows = Readonly<Record<string, FieldRow>>;
export type DocumentedRows = Readonly<Record<string, DocumentedRow>>;

type Schemas<Rows extends Readonly<Record<string, { readonly kind: WireKind }>>> = {
  readonly [Field in keyof Rows]: z.ZodMiniOptional<(typeof WIRE_KINDS)[Rows[Field]["kind"]]>;
};
/** The named values of an object, by their names in the domain. */
export type ValuesOf<Rows extends FieldRows> = {
  readonly [Field in keyof Rows as Rows[Field] extends { readonly name: infer Name extends string }
    ? Name
    : never]: Rows[Field]["kind"] extends NamedKind ? Values[Rows[Field]["kind"]] : never;
};
type Under<Path extends string, Rows> = { readonly [Field in keyof Rows & string as `${Path}.${Field}`]: Rows[Field] };

/** Optional wire fields of an object. */
export function wireFields<const Rows extends Readonly<Record<string, { readonly kind: WireKind }>>>(
  rows: Rows,
): Schemas<Rows> {
  const fields = Object.entries(rows).map(([field, { kind }]) => [field, z.optional(WIRE_KINDS[kind])]);
  return Object.fromEntries(fields) as Schemas<Rows>;
}

/** The named values of an object; unset or unreadable ones are empty. */
export function readRows<const Rows extends FieldRows>(
  rows: Rows,
  wire: Readonly<Record<string, unknown>>,
): ValuesOf<Rows> {
  const values: Record<string, unknown> = {};
  for (const field in rows) {
    const row: FieldRow = rows[field] as FieldRow;
    if ("name" in row) values[row.name] = readValue(row, wire[field]);
  }
  return values as ValuesOf<Rows>;
}

function readValue({ kind, isOn = false }: FieldRow & { readonly kind: NamedKind }, value: unknown) {
  switch (kind) {
    case "text":
    case "html":
      return readText(value);
    case "number":
      return readNumber(value);
    case "limit":
      return readLimit(value);
    case "flag":
      return readFlag(value, isOn);
    case "texts":
      return readTexts(value);
    case "ids":
      return readIds(value);
  }
}

function readLimit(value: unknown): number | null {
  const limit = Math.floor(readNumber(value) ?? 0);
  return limit > 0 ? limit : null;
}

/** The rows by their path in an object that contains theirs. */
export function under<const Path extends string, const Rows extends object>(path: Path, rows: Rows): Under<Path, Rows> {
  const placed = Object.entries(rows).map(([field, row]) => [`${path}.${field}`, row]);
  return Object.fromEntries(placed) as Under<Path, Rows>;
}

/** Texts of the rows for the documentation, below a path such as "[].products[]". */
export function textsUnder(path: string, rows: DocumentedRows): FieldTexts {
  return Object.fromEntries(Object.entries(rows).map(([field, { docs }]) => [`${path}.${field}`, docs]));
}

/** The fields that the log of changes keeps. */
export function loggedOf(rows: FieldRows): readonly string[] {
  return Object.entries(rows).flatMap(([field, { isLogged }]) => (isLogged ? [field] : []));
}
