import { isFinal, type OrderStage } from "@skatert/domain";
import { dayText } from "../../../i18n/format/day-text.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { statusKey } from "../../../model/orders/stage-text.ts";
import { useRepeat } from "../../../model/orders/use-repeat.ts";
import { openModal } from "../../../model/page/modals.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Badge } from "../../../ui/text/badge.tsx";
import { Notice } from "../../../ui/text/notice.tsx";
import { Price } from "../../../ui/text/price.tsx";
import type { OrderEntry } from "./order-entry.ts";
import styles from "./orders-page.module.css";

export interface OrderCardProps extends OrderEntry {
  readonly isDelivery: boolean;
  readonly timeZone: string;
  readonly now: number;
}

/** A short order: date, dishes, total, stage, and a button that repeats it. */
export function OrderCard(props: OrderCardProps) {
  const { order, repeatLines, gone, toChoose, canRate, pictures, isDelivery, timeZone, now } = props;
  const i18n = useI18n();
  const { t, formatTime } = i18n;
  const placedAt = order.stages[0]?.at;
  const repeat = useRepeat(props);
  const dishes = order.lines.map(({ name }) => name).join(", ");
  return (
    <article className={styles["card"]}>
      <header className={styles["header"]}>
        <h2 className={styles["number"]}>
          <a href={`/order/${order.id}`} translate="no">
            {t("orders.title", { number: order.number })}
          </a>
        </h2>
        <span aria-live="polite">
          <Badge tone={toneOf(order.stage)}>{t(statusKey(order, isDelivery))}</Badge>
        </span>
        {placedAt !== undefined && (
          <p className={styles["date"]}>
            {dayText(placedAt, timeZone, now, i18n)}, {formatTime(placedAt, timeZone)}
          </p>
        )}
      </header>
      {pictures.length > 0 && (
        <div className={styles["pictures"]}>
          {pictures.map((picture) => (
            <Picture key={picture.src} picture={picture} sizes="56px" alt="" />
          ))}
        </div>
      )}
      <p className={styles["dishes"]}>{dishes}</p>
      {gone.length > 0 && (
        <Notice>
          <p>{t("history.gone", { names: i18n.joinNames(gone) })}</p>
        </Notice>
      )}
      <footer className={styles["footer"]}>
        <Price amount={order.total} className={styles["total"]} />
        <Button look="quiet" size="s" onClick={() => openModal("order", { orderId: order.id })}>
          {t("history.details")}
        </Button>
        {canRate && (
          <Button look="tint" size="s" onClick={() => openModal("rate", { orderId: order.id, accessKey: null })}>
            {t("rate.open")}
          </Button>
        )}
        {repeatLines.length + toChoose.length > 0 && (
          <Button look="tint" size="s" onClick={repeat}>
            <Icon name="repeat" size={18} />
            {t(gone.length > 0 ? "history.repeatRest" : "orders.repeat")}
          </Button>
        )}
      </footer>
    </article>
  );
}

function toneOf(stage: OrderStage): "accent" | "fresh" | "neutral" {
  if (!isFinal(stage)) return "accent";
  return stage === "cancelled" ? "neutral" : "fresh";
}
