import type { Measure } from "@skatert/domain";
import type { I18n } from "../../i18n/i18n.ts";

/** A quantity for display: "2", or "300 г" for goods sold by weight. */
export function quantityText(quantity: number, measure: Measure, { formatNumber, formatGrams, t }: I18n): string {
  if (measure.kind !== "grams") return formatNumber(quantity);
  return formatGrams(quantity, { gram: t("unit.gram"), kilogram: t("unit.kilogram") });
}
