import { findLanguage } from "@skatert/contract";
import { type FieldKey, fieldNames, type NamedField, type TableLanguage } from "./field-names.ts";
import { fieldOfWords } from "./heading-words.ts";
import { normalHeading } from "./normal-heading.ts";

/** A branch's own menu: its document and the branch's name. */
export interface NamedMenu {
  readonly document: string;
  readonly name: string;
}

/** A heading's field, and how surely: of two columns for a field the surer one is read. */
export interface Recognised {
  readonly field: FieldKey;
  readonly strength: number;
}

/** The name of an export, the same before a unit, a synonym, words that name the field, and a poor hint. */
const strengths = { exact: 4, beforeUnit: 3, synonym: 2, words: 1, hint: 0 } as const;
export const EXACT = strengths.exact;
export const HINT = strengths.hint;
export const WORDS = strengths.words;

const named = Object.keys(fieldNames) as NamedField[];
const exact = new Map(
  named.flatMap((field) =>
    [fieldNames[field].ru, fieldNames[field].en].map((name) => [normalHeading(name), field] as const),
  ),
);
const synonyms = new Map(
  named.flatMap((field) => fieldNames[field].also.map((name) => [normalHeading(name), field] as const)),
);

/** A cost is what the restaurant pays, and a stock is often a number. */
const hints = new Map<string, NamedField>([
  ["cost", "price"],
  ["in stock", "in_stock"],
  ["наличие", "in_stock"],
  ["в наличии", "in_stock"],
]);

/** Units and currencies after a name: "Цена, руб.", "Weight (g)", "Ккал на 100 г". */
const afterName =
  /^(?:руб|рублей|рублях|р|rub|usd|eur|евро|тенге|тг|kzt|грн|гривен|uah|byn|г|гр|кг|мл|л|шт|g|gr|kg|ml|l|oz|lbs?|на|за|per|in|в|100|1)$/;

/** The field of a heading; null for an unknown heading. */
export function fieldOfHeading(heading: string, menus: readonly NamedMenu[]): Recognised | null {
  const normal = normalHeading(heading);
  const other = branchPrice(normal, menus) ?? languageText(normal);
  if (other !== null) return { field: other, strength: strengths.exact };
  // "Price [Cafe Daisy]" is the price in a till's place, which is no branch of this shop.
  const bare = normalHeading(heading.replace(/\[[^\]]*\]/g, " "));
  const field = fieldOfWords(bare);
  return ownField(normal) ?? ownField(bare) ?? (field === null ? null : { field, strength: strengths.words });
}

function ownField(normal: string): Recognised | null {
  const parts = normal.split(" ");
  const full = parts.length;
  while (parts.length > 0) {
    const name = parts.join(" ");
    const [own, other, hint] = [exact.get(name), synonyms.get(name), hints.get(name)];
    if (own !== undefined) return { field: own, strength: strengths[parts.length === full ? "exact" : "beforeUnit"] };
    if (other !== undefined) return { field: other, strength: strengths.synonym };
    if (hint !== undefined) return { field: hint, strength: strengths.hint };
    if (!afterName.test(parts.pop() ?? "")) return null;
  }
  return null;
}

/** "Цена: Вокзальный". */
function branchPrice(normal: string, menus: readonly NamedMenu[]): FieldKey | null {
  const [, name] = /^(?:цена|price)(?:: ?| )(.+)$/.exec(normal) ?? [];
  const menu = menus.find((each) => normalHeading(each.name) === name);
  return menu === undefined ? null : `price:${menu.document}`;
}

/** "Название (en)". */
function languageText(normal: string): FieldKey | null {
  const [, name = "", code] = /^(.+) ([a-z]{2}(?:-[a-z]+)?)$/.exec(normal) ?? [];
  const language = findLanguage(code);
  const field = exact.get(name) ?? synonyms.get(name);
  return language !== null && (field === "name" || field === "description") ? `${field}:${language}` : null;
}

/** The heading that an export writes for a field. */
export function headingOf(field: FieldKey, language: TableLanguage, menus: readonly NamedMenu[]): string {
  const [base = "", detail] = splitOnce(field);
  const named = fieldNames[base as NamedField][language];
  if (detail === null) return named;
  if (base !== "price") return `${named} (${detail})`;
  return `${named}: ${menus.find(({ document }) => document === detail)?.name ?? detail}`;
}

function splitOnce(field: string): readonly [string, string | null] {
  const at = field.indexOf(":");
  return at === -1 ? [field, null] : [field.slice(0, at), field.slice(at + 1)];
}
