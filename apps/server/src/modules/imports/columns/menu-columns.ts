import type { ImportFormat } from "@skatert/contract";
import { type BaseField, fieldNames, type NamedField, type TableLanguage } from "./field-names.ts";

/** The columns into which the menu of another system is written, one row for each dish and each of its sizes. */
export const MENU_FIELDS = [
  "code",
  "category",
  "name",
  "size",
  "price",
  "weight",
  "unit",
  "description",
  "images",
  "in_stock",
  "groups",
] as const satisfies readonly (BaseField & NamedField)[];

/** Systems of shops outside Russia, whose dishes without a section are in "Menu". */
const inEnglish: readonly ImportFormat[] = ["square", "woocommerce"];

/** The language of such a menu, and the headings of its columns. */
export function menuColumns(system: ImportFormat) {
  const language: TableLanguage = inEnglish.includes(system) ? "en" : "ru";
  const columns = MENU_FIELDS.map((field, index) => ({
    index,
    heading: fieldNames[field][language],
    field,
    special: null,
    unit: null,
  }));
  return { dialect: "menu" as const, format: system, language, headingRow: 0, columns };
}
