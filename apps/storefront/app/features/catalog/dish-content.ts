import { type NetContent, type Product, shownPrice } from "@skatert/domain";
import type { I18n } from "../../i18n/i18n.ts";
import type { DishCard, DishVariation } from "./dish.ts";

const gramUnits = ["г", "g", "гр"];

/** Units as a menu writes them, which every language of the interface says in its own way. */
const knownUnits = {
  мл: "unit.milliliter",
  ml: "unit.milliliter",
  л: "unit.liter",
  l: "unit.liter",
  кг: "unit.kilogram",
  kg: "unit.kilogram",
  шт: "unit.piece",
} as const;

/** What one gets for the price: "350 г", "0,5 л", a portion's weight; null where the shop says nothing. */
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

/** A litre and more of a drink is said in litres, as menus do. */
function inLiters({ amount, unit }: NetContent): NetContent {
  const isLiters = (unit === "мл" || unit === "ml") && amount >= 1000;
  return isLiters ? { amount: amount / 1000, unit: "л" } : { amount, unit };
}

/** Price and content of a choice below its name: "590 ₽ · 490 г"; a name that is the content ("0,5 л") says it once. */
export function choiceNote(
  { name, price, netContent }: Pick<DishVariation, "name" | "price" | "netContent">,
  { measure, displayMultiplier }: Pick<DishCard, "measure" | "displayMultiplier">,
  i18n: I18n,
): string {
  const { amount } = shownPrice({ measure, displayMultiplier }, price);
  const content = contentText({ measure, netContent }, i18n);
  const isNamed = content?.replace(/\s/g, "") === name.replace(/\s/g, "");
  return [i18n.formatPrice(amount), isNamed ? null : content].filter(Boolean).join(" · ");
}

function isKnown(unit: string): unit is keyof typeof knownUnits {
  return Object.hasOwn(knownUnits, unit);
}

/** A quantity as the stepper shows it: pieces, portions or weight. */
export function quantityText(
  quantity: number,
  measure: Product["measure"],
  { t, formatGrams, formatNumber }: I18n,
): string {
  if (measure.kind !== "grams") return formatNumber(quantity);
  return formatGrams(quantity, { gram: t("unit.gram"), kilogram: t("unit.kilogram") });
}
