import type { I18n } from "../../../i18n/i18n.ts";

/** Units of menus, in the spellings of both languages. */
const knownUnits: Readonly<
  Record<string, "unit.gram" | "unit.kilogram" | "unit.milliliter" | "unit.liter" | "unit.piece">
> = {
  г: "unit.gram",
  g: "unit.gram",
  гр: "unit.gram",
  кг: "unit.kilogram",
  kg: "unit.kilogram",
  мл: "unit.milliliter",
  ml: "unit.milliliter",
  л: "unit.liter",
  l: "unit.liter",
  шт: "unit.piece",
};

/** Weight or volume of an ordered dish, such as "340 г", with its unit in the office's language. */
export function measureText(measure: string, t: I18n["t"]): string {
  const [, amount = "", unit = ""] = /^(.+) (\S+)$/.exec(measure) ?? [];
  const known = Object.hasOwn(knownUnits, unit) ? knownUnits[unit] : undefined;
  return known === undefined ? measure : `${amount} ${t(known)}`;
}
