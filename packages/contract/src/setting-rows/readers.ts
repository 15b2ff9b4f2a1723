import { type Money, money } from "@skatert/domain";
import { wireFields } from "../fields/field-rows.ts";
import type { FieldText, FieldTexts } from "../fields/field-text.ts";
import { readFlag, readList, readMoney, readNumber } from "../fields/read.ts";
import { SETTING_ROWS, type SettingRow, type SettingRows } from "./rows.ts";

type Rows = typeof SETTING_ROWS;
type PathOf<Kind extends SettingRow["kind"]> = {
  [Path in keyof Rows]: Rows[Path]["kind"] extends Kind ? Path : never;
}[keyof Rows];
/** The flags that the rows name. */
export type NamedFlags = {
  readonly [Path in keyof Rows as Rows[Path] extends { readonly name: infer Name extends string }
    ? Name
    : never]: boolean;
};

const rows: SettingRows = SETTING_ROWS;

/** Optional wire fields of the rows directly below a path such as "tips."; "" is the file itself. */
export function wireFieldsBelow(path: string) {
  const named = Object.entries(rows).flatMap(([full, { kind }]) => {
    const name = full.slice(path.length);
    return full.startsWith(path) && !name.includes(".") ? [[name, { kind }] as const] : [];
  });
  return wireFields(Object.fromEntries(named));
}

/** The named flags of `all_settings`; what is not set is off. */
export function namedFlags(wire: Readonly<Record<string, unknown>>): NamedFlags {
  const named = Object.entries(rows).flatMap(([path, row]) =>
    row.kind === "flag" && row.name !== undefined ? [[row.name, readFlag(wire[path])] as const] : [],
  );
  return Object.fromEntries(named) as NamedFlags;
}

/** A whole number, in the document's unit; unset or impossible, it is the row's default (CONST-6). */
export function readWhole(path: PathOf<"whole">, value: unknown): number {
  const { otherwise, readMax }: { readonly otherwise: number; readonly readMax?: number } = SETTING_ROWS[path];
  const read = Math.round(readNumber(value) ?? 0);
  return read < 1 ? otherwise : Math.min(read, readMax ?? read);
}

/** A sum; the document has roubles. */
export function readSum(path: PathOf<"money">, value: unknown): Money {
  const { min, otherwise } = SETTING_ROWS[path];
  const sum = readMoney(value);
  return sum === null || sum < min ? money(otherwise) : sum;
}

/** Every readable sum of a list, in its order; the row's own if there is none. */
export function readSums(path: PathOf<"sums">, value: unknown): readonly Money[] {
  const given = readList(value).flatMap((sum) => readMoney(sum) ?? []);
  return given.length === 0 ? SETTING_ROWS[path].otherwise.map(money) : given;
}

/** Texts of these rows for the documentation. */
export function textsOf(...paths: readonly (keyof Rows)[]): FieldTexts {
  return Object.fromEntries(paths.map((path) => [path, textOf(SETTING_ROWS[path])]));
}

/** What holds without a number is the row's default. */
function textOf(row: SettingRow): FieldText {
  const [meaning, without] = row.docs;
  return [meaning, without ?? defaultOf(row)];
}

function defaultOf(row: SettingRow): string | undefined {
  if (row.kind === "whole") return `\`${row.otherwise}\``;
  if (row.kind === "money") return `\`${row.otherwise / 100}\``;
  return row.kind === "sums" ? row.otherwise.map((sum) => `\`${sum / 100}\``).join(", ") : undefined;
}
