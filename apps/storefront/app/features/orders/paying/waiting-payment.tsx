import type { OrderView } from "@skatert/contract";
import type { ReactNode } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/text/notice.tsx";
import { PayButton } from "./pay-button.tsx";
import { useChangeMethod } from "./use-change-method.ts";
import styles from "./waiting-payment.module.css";

export interface WaitingPaymentProps {
  readonly order: OrderView;
  readonly accessKey: string | null;
  readonly timeZone: string;
  /** The page's headline states that the payment failed. */
  readonly isHeadlined?: boolean;
  /** Reloads the order. */
  readonly onChanged: () => Promise<void>;
  /** Further actions. */
  readonly children?: ReactNode;
}

/** An order that waits for payment: its deadline, the last attempt, and every payment method. */
export function WaitingPayment({
  order,
  accessKey,
  timeZone,
  isHeadlined = false,
  onChanged,
  children,
}: WaitingPaymentProps) {
  const { t, formatPrice, formatTime } = useI18n();
  const { busyWith, change } = useChangeMethod(order.id, accessKey, onChanged);
  const { waiting } = order.payment;
  if (waiting === undefined) return null;
  const time = formatTime(waiting.until, timeZone);
  const price = formatPrice(order.total);
  const isOver = !order.canPay && waiting.otherMethods.length === 0;
  return (
    <div className={styles["waiting"]}>
      {isOver ? (
        <Notice>{t("orders.timeCame")}</Notice>
      ) : (
        <Standing isDeclined={waiting.isDeclined} isHeadlined={isHeadlined} time={time} />
      )}
      {order.canPay && (
        <PayButton
          id={order.id}
          accessKey={accessKey}
          label={t(waiting.isDeclined ? "orders.payAgain" : "orders.pay", { price })}
        />
      )}
      {waiting.otherMethods.length > 0 && (
        <fieldset className={styles["others"]}>
          <legend className={styles["legend"]}>{t("orders.otherWays")}</legend>
          {waiting.otherMethods.map((method) => (
            <Button
              key={method.id}
              look="outline"
              wide
              busy={busyWith === method.id}
              disabled={busyWith !== null}
              onClick={() => void change(method)}
            >
              {method.name}
            </Button>
          ))}
        </fieldset>
      )}
      {children}
    </div>
  );
}

interface StandingProps {
  readonly isDeclined: boolean;
  readonly isHeadlined: boolean;
  readonly time: string;
}

function Standing({ isDeclined, isHeadlined, time }: StandingProps) {
  const { t } = useI18n();
  if (!isDeclined) return <p className={styles["until"]}>{t("orders.waitUntil", { time })}</p>;
  return (
    <Notice tone="danger">
      {!isHeadlined && <p className={styles["declined"]}>{t("orders.declinedTitle")}</p>}
      <p>{t("orders.declinedText", { time })}</p>
    </Notice>
  );
}
