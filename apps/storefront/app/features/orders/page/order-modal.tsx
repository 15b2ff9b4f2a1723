import { fulfilmentOf } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { isUnanswered } from "../../../model/orders/stage-text.ts";
import type { ModalProps } from "../../../model/page/modals.ts";
import { adjustmentRows, withFreeDelivery } from "../../../model/quote/adjustment-rows.tsx";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { AmountList } from "../../../ui/lists/amount-list.tsx";
import { Notice } from "../../../ui/text/notice.tsx";
import { Skeleton } from "../../../ui/text/skeleton.tsx";
import { MoneyBack } from "../paying/money-back.tsx";
import { FactText } from "./fact-text.tsx";
import { orderFacts } from "./order-facts.ts";
import { OrderLines } from "./order-lines.tsx";
import styles from "./order-modal.module.css";
import { StageStory } from "./stage-story.tsx";
import { storySteps } from "./story-steps.ts";
import { type OrderSummary, useOrder } from "./use-order.ts";

/** A short view of the shopper's order over the list. The order's page has the rest. */
export default function OrderModal({ orderId, onClose }: ModalProps["order"] & { readonly onClose: () => void }) {
  const { t } = useI18n();
  const { summary, status, retry } = useOrder(orderId);
  return (
    <Dialog
      title={t("orders.title", { number: summary?.order.number ?? String(orderId) })}
      onClose={onClose}
      footer={
        <a href={`/order/${orderId}`} className={buttonClass("action", "l", true)}>
          {t("order.page")}
        </a>
      }
    >
      {status === "pending" && <Waiting />}
      {status === "error" && (
        <div className={styles["body"]}>
          <Notice tone="danger">{t("order.failed")}</Notice>
          <Button look="tint" onClick={retry}>
            {t("site.retry")}
          </Button>
        </div>
      )}
      {summary && <Summary {...summary} />}
    </Dialog>
  );
}

function Waiting() {
  const { t } = useI18n();
  return (
    <div className={styles["body"]} role="status" aria-label={t("site.loading")}>
      <Skeleton height="160px" />
      <Skeleton height="120px" />
      <Skeleton height="208px" />
    </div>
  );
}

function Summary({ order, lines, branchAddress, timeZone }: OrderSummary) {
  const i18n = useI18n();
  const { flags } = useShop();
  const isDelivery = fulfilmentOf(order.delivery.method) === "delivery";
  return (
    <div className={styles["body"]}>
      <MoneyBack order={order} />
      <StageStory
        steps={storySteps(order)}
        isDelivery={isDelivery}
        isUnanswered={isUnanswered(order)}
        timeZone={timeZone}
      />
      <dl className={styles["facts"]}>
        {orderFacts(order, branchAddress, i18n).map(({ label, text, url }) => (
          <div key={`${label} ${text}`}>
            <dt>{label}</dt>
            <dd>
              <FactText text={text} url={url} />
            </dd>
          </div>
        ))}
      </dl>
      <section>
        <h3 className={styles["title"]}>{i18n.t("orders.lines")}</h3>
        <OrderLines lines={lines} />
        <AmountList {...adjustmentRows(withFreeDelivery(order.adjustments, isDelivery), order.total, i18n, flags)} />
      </section>
    </div>
  );
}
