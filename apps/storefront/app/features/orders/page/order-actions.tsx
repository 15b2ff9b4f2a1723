import type { OrderRating, OrderView } from "@skatert/contract";
import { isFinal } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { type Repeatable, useRepeat } from "../../../model/orders/use-repeat.ts";
import { openModal } from "../../../model/page/modals.ts";
import { useRevalidate } from "../../../routing/hooks.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { Notice } from "../../../ui/text/notice.tsx";
import { CancelButton } from "../paying/cancel-button.tsx";
import { PayButton } from "../paying/pay-button.tsx";
import styles from "./order-actions.module.css";

export interface OrderActionsProps extends Repeatable {
  readonly order: Pick<OrderView, "id" | "stage" | "total" | "ifCancelled">;
  readonly accessKey: string | null;
  /** Only where the host does not say how the order waits: the page shows that above. */
  readonly canPay: boolean;
  /** The rating, and whether the order may be rated. Null if unknown. */
  readonly rating: OrderRating | null;
  readonly canCancel: boolean;
  readonly phone: { readonly text: string; readonly url: string } | null;
}

/** Actions of an order: pay, repeat, call, print, cancel. */
export function OrderActions(props: OrderActionsProps) {
  const { order, accessKey, canPay, rating, canCancel, repeatLines, gone, toChoose, phone } = props;
  const { t, formatPrice, joinNames } = useI18n();
  const { id, total } = order;
  const repeat = useRepeat(props);
  const revalidate = useRevalidate();
  const isPartial = gone.length > 0 && repeatLines.length + toChoose.length > 0;
  return (
    <div className={styles["actions"]}>
      {canPay && <PayButton id={id} accessKey={accessKey} label={t("orders.pay", { price: formatPrice(total) })} />}
      {isPartial && <Notice>{t("history.gone", { names: joinNames(gone) })}</Notice>}
      {rating?.canRate && (
        <Button size="l" wide onClick={() => openModal("rate", { orderId: id, accessKey })}>
          {t("rate.open")}
        </Button>
      )}
      {rating?.given && <p className={styles["rated"]}>{t("rate.given", { stars: rating.given.stars })}</p>}
      {rating?.given?.reply && (
        <p className={styles["rated"]}>
          <b>{t("reviews.reply")}</b> {rating.given.reply}
        </p>
      )}
      <div className={styles["row"]}>
        {/* While an order is under way, repeating it is not what its page is for. */}
        <Button look={isFinal(order.stage) ? "tint" : "outline"} onClick={repeat}>
          <Icon name="repeat" size={20} />
          {t(isPartial ? "history.repeatRest" : "orders.repeat")}
        </Button>
        {phone && (
          <a href={phone.url} className={buttonClass("outline")} aria-label={`${t("orders.call")}, ${phone.text}`}>
            <Icon name="phone" size={20} />
            {t("orders.call")}
          </a>
        )}
      </div>
      <div className={styles["quiet"]}>
        <Button look="quiet" size="s" onClick={() => window.print()}>
          {t("orders.print")}
        </Button>
        {canCancel && <CancelButton order={order} accessKey={accessKey} onCancelled={revalidate} />}
      </div>
    </div>
  );
}
