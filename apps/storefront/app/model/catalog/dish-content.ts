import type { NetContent, Product } from "@skatert/domain";
import type { I18n } from "../../i18n/i18n.ts";

const gramUnits = ["г", "g", "гр"];

/** Units of menus, which every language of the interface translates. */
const knownUnits = {
  мл: "unit.milliliter",
  ml: "unit.milliliter",
  л: "unit.liter",
  l: "unit.liter",
  кг: "unit.kilogram",
  kg: "unit.kilogram",
  шт: "unit.piece",
} as const;

/** Amount for the price: "350 г", "0,5 л", a portion's weight. Null if the shop gives none. */
export function contentText(
  { measure, netContent }: Pick<Product, "measure" | "netContent">,
  { t, formatGrams, formatNumber }: I18n,
): string | null {
  const units = { gram: t("unit.gram"), kilogram: t("unit.kilogram") };
  if (measure.kind === "portion") return formatGrams(measure.grams, units);
  if (!netContent) return null;
  if (gramUnits.includes(netContent.unit)) return formatGrams(netContent.amount, units);
  const { amount, unit } = inLiters(netContent);
  return `${formatNumber(amount)}\u00a0${isKnown(unit) ? t(knownUnits[unit]) : unit}`;
}

/** A litre and more of a drink is shown in litres, as menus do. */
function inLiters({ amount, unit }: NetContent): NetContent {
  const isLiters = (unit === "мл" || unit === "ml") && amount >= 1000;
  return isLiters ? { amount: amount / 1000, unit: "л" } : { amount, unit };
}

function isKnown(unit: string): unit is keyof typeof knownUnits {
  return Object.hasOwn(knownUnits, unit);
}

/** A quantity for the stepper: pieces, portions or weight. */
export function quantityText(
  quantity: number,
  measure: Product["measure"],
  { t, formatGrams, formatNumber }: I18n,
): string {
  if (measure.kind !== "grams") return formatNumber(quantity);
  return formatGrams(quantity, { gram: t("unit.gram"), kilogram: t("unit.kilogram") });
}
