import type { OrderView } from "@skatert/contract";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Notice } from "../../../ui/text/notice.tsx";

/** The refund to the guest: sum, destination, date, and points. */
export function MoneyBack({ order }: { readonly order: Pick<OrderView, "payment" | "pointsReturned"> }) {
  const { t, formatPrice, formatNumber, formatDate } = useI18n();
  const { refund, refundAmount, refundBy } = order.payment;
  const count = order.pointsReturned ?? 0;
  const points = `${formatNumber(count)} ${t("bonuses.points", { count })}`;
  const isMoney = refund !== undefined && refundAmount !== undefined && refundBy !== undefined;
  if (!isMoney) return count > 0 ? <Notice tone="success">{t("moneyBack.points", { points })}</Notice> : null;
  const day = formatDate(Date.parse(refundBy), "day", "UTC").replaceAll(" ", "\u00a0");
  const values = { price: formatPrice(refundAmount), day, points };
  return (
    <Notice tone="success">
      <p>{t(refund === "done" ? "moneyBack.done" : count > 0 ? "moneyBack.duePoints" : "moneyBack.due", values)}</p>
      {refund === "done" && count > 0 && <p>{t("moneyBack.points", { points })}</p>}
    </Notice>
  );
}
