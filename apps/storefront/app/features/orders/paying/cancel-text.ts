import type { OrderView } from "@skatert/contract";
import type { I18n } from "../../../i18n/i18n.ts";

/** The refund of a cancellation: sum, destination, date and points. Null: none. */
export function cancelText(
  { ifCancelled }: Pick<OrderView, "ifCancelled">,
  { t, formatPrice, formatNumber, formatDate }: Pick<I18n, "t" | "formatPrice" | "formatNumber" | "formatDate">,
): string | null {
  if (ifCancelled === undefined) return null;
  const { refundAmount, refundBy, points: count } = ifCancelled;
  const points = `${formatNumber(count)} ${t("bonuses.points", { count })}`;
  if (refundAmount === 0) return t("moneyBack.willPoints", { points });
  const day = formatDate(Date.parse(refundBy), "day", "UTC").replaceAll(" ", "\u00a0");
  return t(count > 0 ? "moneyBack.duePoints" : "moneyBack.due", { price: formatPrice(refundAmount), day, points });
}
