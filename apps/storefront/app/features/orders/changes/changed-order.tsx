import type { MadeChange, OrderRefund, OrderView } from "@skatert/contract";
import { dayText } from "../../../i18n/format/day-text.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { ChangedDishes } from "./changed-dishes.tsx";
import styles from "./changed-order.module.css";

export interface ChangedOrderProps {
  readonly order: Pick<OrderView, "changes" | "refunds">;
  readonly timeZone: string;
  /** The shop's clock, milliseconds. */
  readonly now: number;
}

/** What was changed in the order, old → new, and the money that returned or returns (CHANGE-3). */
export function ChangedOrder({ order: { changes = [], refunds = [] }, timeZone, now }: ChangedOrderProps) {
  const i18n = useI18n();
  if (changes.length + refunds.length === 0) return null;
  const whenOf = (at: number) => `${dayText(at, timeZone, now, i18n)}, ${i18n.formatTime(at, timeZone)}`;
  return (
    <section className={styles["card"]}>
      {changes.length > 0 && <h2 className={styles["title"]}>{i18n.t("change.list")}</h2>}
      {changes.map((change) => (
        <Change key={change.at} change={change} when={whenOf(change.at)} />
      ))}
      {refunds.length > 0 && <h2 className={styles["title"]}>{i18n.t("change.refunds")}</h2>}
      {refunds.length > 0 && (
        <ul className={styles["refunds"]}>
          {refunds.map((refund) => (
            <Refund key={`${refund.at} ${refund.amount}`} refund={refund} when={whenOf(refund.at)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Change({ change, when }: { readonly change: MadeChange; readonly when: string }) {
  const { t, formatPrice } = useI18n();
  const { reason, dishes, totalWas, totalNow } = change;
  return (
    <article className={styles["change"]}>
      <p className={styles["when"]}>{when}</p>
      {reason !== "" && <p dir="auto">{reason}</p>}
      {dishes.length > 0 && <ChangedDishes dishes={dishes} words="checkout.changedTotal" />}
      {totalWas !== totalNow && (
        <p className={styles["total"]}>
          {t("checkout.changedTotal", { before: formatPrice(totalWas), after: formatPrice(totalNow) })}
        </p>
      )}
    </article>
  );
}

function Refund({ refund, when }: { readonly refund: OrderRefund; readonly when: string }) {
  const { t, formatPrice } = useI18n();
  return (
    <li className={styles["refund"]}>
      <span>
        {t(`change.refund.${refund.state}`)}
        <span className={styles["when"]}>{when}</span>
        {refund.reason !== "" && (
          <span className={styles["when"]} dir="auto">
            {refund.reason}
          </span>
        )}
      </span>
      <span className={styles["amount"]}>{formatPrice(refund.amount)}</span>
    </li>
  );
}
