import type { OrderView } from "@skatert/contract";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Notice } from "../../../ui/text/notice.tsx";
import { PayButton } from "./pay-button.tsx";

export interface LeftToPayProps {
  readonly order: Pick<OrderView, "id" | "toPay" | "payment">;
  readonly accessKey: string | null;
}

/** What a change of a paid order left to pay online. An order that waits for its payment shows that itself. */
export function LeftToPay({ order: { id, toPay, payment }, accessKey }: LeftToPayProps) {
  const { t, formatPrice } = useI18n();
  if (toPay === undefined || toPay <= 0 || payment.waiting !== undefined) return null;
  const price = formatPrice(toPay);
  return (
    <>
      <Notice>{t("change.toPay", { price })}</Notice>
      <PayButton id={id} accessKey={accessKey} label={t("orders.pay", { price })} />
    </>
  );
}
