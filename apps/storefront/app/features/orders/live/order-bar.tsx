import { useEffect, useState } from "react";
import { dayText } from "../../../i18n/format/day-text.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { orderPagePath } from "../../../model/orders/order-page-path.ts";
import { stageKey } from "../../../model/orders/stage-text.ts";
import { Icon } from "../../../ui/icons.tsx";
import { type LiveOrder, timeLeft } from "./live-order.ts";
import styles from "./order-bar.module.css";
import type { ShownOrder } from "./use-live-orders.ts";

const tickMs = 15_000;

/** An order's stage, number and minutes, with a link to its page. */
export function OrderBar({ order }: { readonly order: ShownOrder }) {
  const { t } = useI18n();
  const { id, key, number, stage, isDelivery, isUnanswered } = order;
  const time = useTimeText(order);
  return (
    <a href={orderPagePath({ id, key })} className={styles["order"]} data-stage={stage}>
      <span className={styles["mark"]} aria-hidden="true" />
      <span className={styles["words"]}>
        <span className={styles["stage"]}>{t(isUnanswered ? "answer.none" : stageKey(stage, isDelivery))}</span>
        <span className={styles["number"]} translate="no">
          {t("orders.title", { number })}
        </span>
      </span>
      {time !== null && <span className={styles["time"]}>{time}</span>}
      <Icon name="right" size={20} />
    </a>
  );
}

/** Minutes until the order arrives, or its day and time. Null: nothing is shown. */
function useTimeText(order: LiveOrder): string | null {
  const i18n = useI18n();
  const now = useShopNow(order.now);
  const left = timeLeft(order, now);
  if (left === null) return null;
  if ("minutes" in left) return i18n.t("place.minutes", { minutes: left.minutes });
  const { timeZone } = order;
  return `${dayText(left.at, timeZone, now, i18n)}, ${i18n.formatTime(left.at, timeZone)}`;
}

/** The shop's clock, continued from its value in an answer. */
function useShopNow(read: number): number {
  const [now, setNow] = useState(read);
  useEffect(() => {
    const ahead = read - Date.now();
    const tick = () => setNow(Date.now() + ahead);
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [read]);
  return now;
}
