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
  const isGrams = gramUnits.includes(netContent.unit);
  if (isGrams && !netContent.parts) return formatGrams(netContent.amount, units);
  const { amount, unit, parts = [amount] } = inLiters(netContent);
  const unitText = isGrams ? units.gram : isKnown(unit) ? t(knownUnits[unit]) : unit;
  return `${parts.map((part) => formatNumber(part)).join("/")}\u00a0${unitText}`;
}

/** A litre and more of a drink is shown in litres, as menus do. */
function inLiters(content: NetContent): NetContent {
  const isLiters = (content.unit === "мл" || content.unit === "ml") && content.amount >= 1000 && !content.parts;
  return isLiters ? { amount: content.amount / 1000, unit: "л" } : content;
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
