import type { ChoiceRefusal } from "@skatert/domain";
import type { I18n } from "../../i18n/i18n.ts";

/** Which group of a dish has too few or too many choices. */
export function choiceRefusalText(
  refusal: ChoiceRefusal,
  { t, formatNumber }: Pick<I18n, "t" | "formatNumber">,
): string {
  const { group } = refusal;
  const chosen = formatNumber(refusal.chosen);
  return refusal.reason === "choice-required"
    ? t("reason.choice-required", { group, chosen, min: formatNumber(refusal.min) })
    : t("reason.choice-limit", { group, chosen, max: formatNumber(refusal.max) });
}
