import type { Adjustment, AdjustmentKind } from "@skatert/domain";
import type { I18n } from "../../i18n/i18n.ts";
import type { KeyTaking } from "../../i18n/messages/message-key.ts";

const keys: Readonly<Record<AdjustmentKind, KeyTaking<{ label: string }>>> = {
  items: "adjustment.items",
  combo: "adjustment.combo",
  fixed: "adjustment.fixed",
  percent: "adjustment.percent",
  excluded: "adjustment.excluded",
  gifts: "adjustment.gifts",
  delivery: "adjustment.delivery",
  express: "adjustment.express",
  free_supplements: "adjustment.freeSupplements",
  staff: "adjustment.staff",
  bonuses: "adjustment.bonuses",
};

/** Label of a step of the price. */
export function adjustmentText({ kind, label }: Adjustment, { t }: Pick<I18n, "t">): string {
  const isDiscount = kind === "fixed" || kind === "percent";
  if (isDiscount && !label) return t("adjustment.discount");
  return t(keys[kind], { label: label ?? "" });
}
