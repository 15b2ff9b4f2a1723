import { choiceText, DISH_ROWS, type DocumentedRow, hoursText, readHoursText, usesText } from "@skatert/contract";
import type { OfficeLanguage } from "../../../i18n/language.ts";

const rows: readonly DocumentedRow[] = Object.values(DISH_ROWS);
const numbers = [
  ...["price", "regular_price", "sale_price", "weight"],
  ...rows.flatMap(({ kind, column }) => (kind === "number" && column !== undefined ? [column.key] : [])),
];

const flags: Readonly<Record<string, string>> = { yes: "да", no: "нет" };

/** A value of a dish as people write it: flags and hours in words, numbers with the language's decimal separator, as in the grid. */
export function valueText(field: string, value: string, language: OfficeLanguage): string {
  const [base = ""] = field.split(":");
  if (base === "groups") return usesText(value, language);
  if (base === "choice") return choiceText(value, language);
  if (language === "ru" && base === "in_stock") return flags[value] ?? value;
  if (base === "hours") return hoursText(readHoursText(value) ?? [], language);
  return language === "ru" && numbers.includes(base) ? value.replace(".", ",") : value;
}
