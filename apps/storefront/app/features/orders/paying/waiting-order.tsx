import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { type DeviceOrder, useDeviceOrders, waitingOrder } from "../../../model/orders/device-orders.ts";
import { orderPagePath } from "../../../model/orders/order-page-path.ts";
import { fetchPayload, PayloadFailure } from "../../../platform/api/payload.ts";
import { buttonClass } from "../../../ui/button.tsx";
import type { OrderSummary } from "../page/use-order.ts";
import { CancelButton } from "./cancel-button.tsx";
import styles from "./waiting-payment.module.css";
import { WaitingPayment } from "./waiting-payment.tsx";

/** The device's order that waits at its payment page. Renders `otherwise` without one. */
export function WaitingOrder({ otherwise = null }: { readonly otherwise?: ReactNode }) {
  const link = useDeviceOrders(({ items }) => waitingOrder(items));
  return link === null ? otherwise : <Waiting key={link.id} link={link} otherwise={otherwise} />;
}

/** Timeout, milliseconds. After it the link to the order is shown. */
const limitMs = 10_000;

type Found = { readonly kind: "loading" | "unknown" } | { readonly kind: "waiting"; readonly summary: OrderSummary };

function Waiting({ link, otherwise }: { readonly link: DeviceOrder; readonly otherwise: ReactNode }) {
  const [found, setFound] = useState<Found>({ kind: "loading" });
  const look = useCallback(async () => {
    const summary = await summaryOf(link);
    if (summary === "away") return setFound({ kind: "unknown" });
    if (summary?.order.stage === "awaiting-payment") return setFound({ kind: "waiting", summary });
    const { change, forget } = useDeviceOrders.getState();
    if (summary === null) forget(link.id);
    else change(link.id, { waitsForPayment: false });
  }, [link]);
  useEffect(() => void look(), [look]);
  if (found.kind === "loading") return otherwise;
  return (
    <>
      <Card link={link} summary={found.kind === "waiting" ? found.summary : null} isAlone={otherwise !== null} />
      {found.kind === "unknown" && otherwise}
    </>
  );
}

/** Null: the shop has no such order. */
function summaryOf(link: DeviceOrder): Promise<OrderSummary | "away" | null> {
  const signal = AbortSignal.timeout(limitMs);
  const load = fetchPayload<OrderSummary>("order-id", `/order/${link.id}`, signal, { key: link.key });
  return load.catch((error: unknown) =>
    error instanceof PayloadFailure && error.status === 404 ? null : ("away" as const),
  );
}

interface CardProps {
  readonly link: DeviceOrder;
  /** Null: the shop does not answer. The link to the order stays. */
  readonly summary: OrderSummary | null;
  /** There is no form, so the page may be scrolled to where the form's button was. */
  readonly isAlone: boolean;
}

function Card({ link, summary, isAlone }: CardProps) {
  const { t } = useI18n();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAlone) title.current?.focus();
  }, [isAlone]);
  const toOrder = async () => window.location.assign(orderPagePath(link));
  return (
    <section className={styles["card"]}>
      <h2 ref={title} tabIndex={-1}>
        {t("orders.waitingTitle", { number: summary?.order.number ?? String(link.id) })}
      </h2>
      {summary && (
        <>
          <p className={styles["dishes"]}>{summary.order.lines.map(({ name }) => name).join(", ")}</p>
          <WaitingPayment order={summary.order} accessKey={link.key} timeZone={summary.timeZone} onChanged={toOrder} />
        </>
      )}
      <div className={styles["links"]}>
        <a href={orderPagePath(link)} className={buttonClass("quiet", "s")}>
          {t("orders.open")}
        </a>
        {summary?.order.canCancel && <CancelButton order={summary.order} accessKey={link.key} onCancelled={toOrder} />}
      </div>
    </section>
  );
}
