import { type TableRow, textOf } from "../table/table.ts";
import { readPrice } from "../values/read-number.ts";
import { isFault } from "../values/reading.ts";
import type { FieldKey } from "./field-names.ts";
import type { Recognised } from "./own-headings.ts";

/** Why cells of a column are asked about: another column may be meant, or a price of 0 may be a missing one. */
export type Doubt = "unclear" | "zero";

/** Fields whose mistake is sold: of two such columns with different values a person chooses. */
const asked: readonly FieldKey[] = ["name", "price", "regular_price", "in_stock"];
const looked = 200;

/** Whether the content of a column fits a field that only the words of its heading name. */
export function isLike(field: FieldKey, rows: readonly TableRow[], index: number): boolean {
  const texts = textsOf(rows, index);
  if (field === "groups") return texts.length === 0 || texts.some((text) => text.includes("("));
  if (field !== "price" && field !== "regular_price") return true;
  return texts.filter(isNumber).length * 2 >= texts.length;
}

export function hasValues(rows: readonly TableRow[], index: number): boolean {
  return textsOf(rows, index).length > 0;
}

/** The only column of texts that differ from row to row; null: none, or several. */
export function textColumn(rows: readonly TableRow[], indexes: readonly number[]): number | null {
  const fitting = indexes.filter((index) => {
    const texts = textsOf(rows, index);
    const isText = texts.length > 0 && texts.every((text) => /\p{L}{2}/u.test(text) && !isNumber(text));
    return isText && texts.length * 2 >= Math.min(rows.length, looked) && new Set(texts).size * 2 > texts.length;
  });
  const [first = null, ...others] = fitting;
  return others.length === 0 ? first : null;
}

/** The columns that are asked about, by their index. */
export function doubtsOf(
  found: readonly (Recognised | null)[],
  rows: readonly TableRow[],
  { isWhole, hint, priced }: { readonly isWhole: boolean; readonly hint: number; readonly priced: readonly FieldKey[] },
): ReadonlyMap<number, Doubt> {
  const doubts = new Map<number, Doubt>();
  for (const [index, own] of found.entries()) {
    if (own === null) continue;
    if (!isWhole && isUnclear({ index, own, hint }, found, rows)) doubts.set(index, "unclear");
    else if (priced.includes(own.field)) doubts.set(index, "zero");
  }
  return doubts;
}

function isUnclear(
  { index, own, hint }: { readonly index: number; readonly own: Recognised; readonly hint: number },
  found: readonly (Recognised | null)[],
  rows: readonly TableRow[],
): boolean {
  if (!asked.includes(own.field)) return false;
  if (own.field === "price" && own.strength === hint) return true;
  return found.some(
    (other, at) =>
      at !== index &&
      other?.field === own.field &&
      other.strength === own.strength &&
      rows.some(({ cells }) => textOf(cells[at]) !== textOf(cells[index])),
  );
}

function textsOf(rows: readonly TableRow[], index: number): readonly string[] {
  return rows
    .slice(0, looked)
    .map(({ cells }) => textOf(cells[index]))
    .filter((text) => text !== "");
}

function isNumber(text: string): boolean {
  return !isFault(readPrice(text));
}
