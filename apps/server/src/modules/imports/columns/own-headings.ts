import { findLanguage } from "@skatert/contract";
import { type FieldKey, fieldNames, type NamedField, type TableLanguage } from "./field-names.ts";
import { normalHeading } from "./normal-heading.ts";

/** A branch's own menu: its document and the branch's name. */
export interface NamedMenu {
  readonly document: string;
  readonly name: string;
}

const byHeading = new Map<string, NamedField>(
  (Object.keys(fieldNames) as NamedField[]).flatMap((field) => {
    const { ru, en, also } = fieldNames[field];
    return [ru, en, ...also].map((name) => [normalHeading(name), field] as const);
  }),
);

/** Units and currencies after a name: "Цена, руб.", "Weight (g)", "Ккал на 100 г". */
const afterName = /^(?:руб|рублей|р|rub|usd|eur|г|гр|кг|мл|л|шт|g|gr|kg|ml|l|oz|на|за|per|in|в|100|1)$/;

/** The field of a heading; null for an unknown heading. */
export function fieldOfHeading(heading: string, menus: readonly NamedMenu[]): FieldKey | null {
  const normal = normalHeading(heading);
  return ownField(normal) ?? branchPrice(normal, menus) ?? languageText(normal);
}

function ownField(normal: string): NamedField | null {
  const words = normal.split(" ");
  while (words.length > 0) {
    const field = byHeading.get(words.join(" "));
    if (field !== undefined) return field;
    if (!afterName.test(words.pop() ?? "")) return null;
  }
  return null;
}

/** "Цена: Вокзальный". */
function branchPrice(normal: string, menus: readonly NamedMenu[]): FieldKey | null {
  const [, name] = /^(?:цена|price): ?(.+)$/.exec(normal) ?? [];
  const menu = menus.find((each) => normalHeading(each.name) === name);
  return menu === undefined ? null : `price:${menu.document}`;
}

/** "Название (en)". */
function languageText(normal: string): FieldKey | null {
  const [, name = "", code] = /^(.+) ([a-z]{2}(?:-[a-z]+)?)$/.exec(normal) ?? [];
  const language = findLanguage(code);
  const field = byHeading.get(name);
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
