import { type OrderView, orderPromisePath } from "@skatert/contract";
import { useState } from "react";
import { dayText } from "../../../i18n/format/day-text.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { notify } from "../../../platform/notices.ts";
import { Button } from "../../../ui/button.tsx";
import { CancelButton } from "../paying/cancel-button.tsx";
import { keyQuery } from "../paying/use-change-method.ts";
import styles from "./promised-time.module.css";

export interface PromisedTimeProps {
  readonly order: OrderView;
  readonly accessKey: string | null;
  readonly isDelivery: boolean;
  readonly timeZone: string;
  /** The shop's clock, milliseconds. */
  readonly now: number;
  /** Reloads the order. */
  readonly onChanged: () => Promise<void>;
}

/** The promised time. A later one asks whether to wait. */
export function PromisedTime(props: PromisedTimeProps) {
  const { order, accessKey, isDelivery, onChanged } = props;
  const times = useTimes(props);
  const { promise } = order;
  const isThere = !isDelivery && order.stage === "ready";
  if (promise === undefined || times === null || isThere) return null;
  return (
    <section className={styles["promise"]} aria-live="polite">
      <p className={styles["time"]}>{times.promised}</p>
      {promise.asks && promise.was !== null && (
        <div className={styles["late"]}>
          <p>{times.late}</p>
          <div className={styles["answers"]}>
            <WaitButton id={order.id} accessKey={accessKey} at={promise.at} onAgreed={onChanged} />
            {order.canCancel && <CancelButton order={order} accessKey={accessKey} onCancelled={onChanged} isLate />}
          </div>
        </div>
      )}
    </section>
  );
}

/** The promise and the question, each with its day if that is another one: an article rarely fits both. */
function useTimes({ order, isDelivery, timeZone, now }: PromisedTimeProps) {
  const i18n = useI18n();
  const { t, formatTime, formatNumber } = i18n;
  const { promise, stages, delivery } = order;
  if (promise === undefined) return null;
  const today = dayText(now, timeZone, now, i18n);
  const day = dayText(promise.at, timeZone, now, i18n);
  const time = formatTime(promise.at, timeZone);
  if (day !== today) {
    const promised = t(isDelivery ? "promise.deliveryDay" : "promise.pickupDay", { day, time });
    return { promised, late: t("promise.lateDay", { day, time }) };
  }
  const acceptedAt = stages.find(({ stage }) => stage === "accepted")?.at ?? now;
  const minutes = formatNumber(Math.max(1, Math.round((promise.at - acceptedAt) / 60_000)));
  const isExpress = isDelivery && delivery.express && delivery.takeDate === null;
  const key = isExpress ? "promise.express" : isDelivery ? "promise.delivery" : "promise.pickup";
  const was = promise.was === null ? "" : formatTime(promise.was, timeZone);
  return { promised: t(key, { time, minutes }), late: t("promise.late", { was, time }) };
}

interface WaitButtonProps {
  readonly id: number;
  readonly accessKey: string | null;
  readonly at: number;
  readonly onAgreed: () => Promise<void>;
}

/** Timeout, milliseconds. A repeat changes nothing. */
const limitMs = 15_000;

function WaitButton({ id, accessKey, at, onAgreed }: WaitButtonProps) {
  const { t } = useI18n();
  const [busy, setBusy] = useState(false);
  const agree = async () => {
    setBusy(true);
    const response = await fetch(`/api${orderPromisePath(id)}${keyQuery(accessKey)}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ at: new Date(at).toISOString() }),
      signal: AbortSignal.timeout(limitMs),
    }).catch(() => null);
    if (response?.ok) notify(t("promise.kept"), "success");
    else if (response === null) notify(t("orders.unsent"), "danger");
    // A refusal means that the time has moved again, and the page shows it.
    if (response !== null) await onAgreed();
    setBusy(false);
  };
  return (
    <Button busy={busy} onClick={() => void agree()}>
      {t("promise.keep")}
    </Button>
  );
}
