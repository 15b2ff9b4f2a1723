import type { OrderRating, OrderTips, OrderView } from "@skatert/contract";
import { type CartLine, fulfilmentOf, isFinal, type LineRequest, type OrderId } from "@skatert/domain";
import { useEffect } from "react";
import { dayText } from "../../../i18n/format/day-text.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { isUnanswered, orderHeadlineKey } from "../../../model/orders/stage-text.ts";
import { openModal } from "../../../model/page/modals.ts";
import { adjustmentRows, withFreeDelivery } from "../../../model/quote/adjustment-rows.tsx";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { useIsOnline } from "../../../platform/connection/connection.ts";
import { useRefresh, useSearchParams } from "../../../routing/hooks.ts";
import { classNames } from "../../../ui/class-names.ts";
import { AmountList } from "../../../ui/lists/amount-list.tsx";
import { RestaurantAnswer } from "../answer/restaurant-answer.tsx";
import { ChangeProposal } from "../changes/change-proposal.tsx";
import { ChangedOrder } from "../changes/changed-order.tsx";
import { CancelButton } from "../paying/cancel-button.tsx";
import { LeftToPay } from "../paying/left-to-pay.tsx";
import { MoneyBack } from "../paying/money-back.tsx";
import { WaitingPayment } from "../paying/waiting-payment.tsx";
import { PromisedTime } from "../promise/promised-time.tsx";
import { comesAfterRating } from "../tips/comes-after-rating.ts";
import { Tips } from "../tips/tips.tsx";
import { FactText } from "./fact-text.tsx";
import { OrderActions } from "./order-actions.tsx";
import { orderFacts } from "./order-facts.ts";
import type { OrderLineView } from "./order-line-view.ts";
import { OrderLines } from "./order-lines.tsx";
import styles from "./order-page.module.css";
import { PushOffer } from "./push-offer.tsx";
import { StageStory } from "./stage-story.tsx";
import { storySteps } from "./story-steps.ts";
import { useOrderLive } from "./use-order-live.ts";

export interface OrderPageProps {
  readonly order: OrderView;
  /** Its lines with data of the present menu. */
  readonly lines: readonly OrderLineView[];
  readonly accessKey: string | null;
  readonly rating: OrderRating | null;
  readonly tips: OrderTips | null;
  readonly phone: { readonly text: string; readonly url: string } | null;
  readonly branchAddress: string | null;
  readonly timeZone: string;
  /** The shop's clock, milliseconds. */
  readonly now: number;
  readonly repeatLines: readonly CartLine[];
  readonly gone: readonly string[];
  readonly toChoose: readonly LineRequest[];
  /** The route whose loader has the order's state. */
  readonly routeId: string;
}

/** An order with live updates of its stage. */
export function OrderPage({
  order,
  lines,
  accessKey,
  rating,
  tips,
  phone,
  branchAddress,
  timeZone,
  now,
  repeatLines,
  gone,
  toChoose,
  routeId,
}: OrderPageProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const shop = useShop();
  const placedAt = order.stages[0]?.at;
  const isDelivery = fulfilmentOf(order.delivery.method) === "delivery";
  const refresh = useRefresh();
  const reload = () => refresh([routeId]);
  const isAsked = order.promise?.asks === true;
  useAskedToRate(order.id, accessKey, rating?.canRate ?? false);
  const isRatedFirst = comesAfterRating(tips, rating);
  const thanks = tips && (
    <Tips
      orderId={order.id}
      accessKey={accessKey}
      tips={tips}
      now={now}
      isSecond={isRatedFirst || rating?.canRate === true}
      onSettled={reload}
    />
  );
  const isLive = useOrderLive({ id: order.id, key: accessKey, stage: order.stage }, routeId);
  return (
    <article className={styles["page"]}>
      <header className={styles["header"]}>
        <p className={styles["shop"]}>{shop.name}</p>
        <p className={styles["number"]}>
          <span translate="no">{t("orders.title", { number: order.number })}</span>
          {placedAt !== undefined && ` · ${dayText(placedAt, timeZone, now, i18n)}`}
        </p>
        <h1 aria-live="polite">
          {t(
            order.payment.waiting?.isDeclined
              ? "orders.declinedTitle"
              : orderHeadlineKey(order, isDelivery, { timeZone, now }),
          )}
        </h1>
      </header>
      <PromisedTime
        order={order}
        accessKey={accessKey}
        isDelivery={isDelivery}
        timeZone={timeZone}
        now={now}
        onChanged={reload}
      />
      <ChangeProposal order={order} accessKey={accessKey} timeZone={timeZone} onChanged={reload} />
      <RestaurantAnswer order={order} accessKey={accessKey} onChanged={reload} />
      <MoneyBack order={order} />
      <LeftToPay order={order} accessKey={accessKey} />
      {order.payment.waiting && (
        <WaitingPayment order={order} accessKey={accessKey} timeZone={timeZone} isHeadlined onChanged={reload}>
          {order.canCancel && (
            <div className={styles["cancel"]}>
              <CancelButton order={order} accessKey={accessKey} onCancelled={reload} />
            </div>
          )}
        </WaitingPayment>
      )}
      <section className={classNames(styles["card"], styles["story"])}>
        <StageStory
          steps={storySteps(order)}
          isDelivery={isDelivery}
          isUnanswered={isUnanswered(order)}
          timeZone={timeZone}
        />
        {!isFinal(order.stage) && <LiveNote isLive={isLive} />}
        {!isFinal(order.stage) && <PushOffer id={order.id} accessKey={accessKey} />}
      </section>
      <OrderActions
        order={order}
        accessKey={accessKey}
        canPay={order.canPay && order.payment.waiting === undefined && order.toPay === undefined}
        rating={rating}
        canCancel={order.canCancel && order.payment.waiting === undefined && !isAsked}
        repeatLines={repeatLines}
        gone={gone}
        toChoose={toChoose}
        phone={phone}
      />
      {!isRatedFirst && thanks}
      <section className={styles["card"]}>
        <dl className={styles["facts"]}>
          {orderFacts(order, branchAddress, i18n).map(({ label, text, url }) => (
            <div key={`${label} ${text}`} className={styles["fact"]}>
              <dt>{label}</dt>
              <dd>
                <FactText text={text} url={url} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      {isRatedFirst && thanks}
      <ChangedOrder order={order} timeZone={timeZone} now={now} />
      <section className={styles["card"]}>
        <h2 className={styles["title"]}>{t("orders.lines")}</h2>
        <OrderLines lines={lines} />
        <AmountList
          {...adjustmentRows(withFreeDelivery(order.adjustments, isDelivery), order.total, i18n, shop.flags)}
        />
      </section>
    </article>
  );
}

/** A link with `?rate=1`, as in a notification, opens the rating at once. */
function useAskedToRate(orderId: OrderId, accessKey: string | null, canRate: boolean): void {
  const [query] = useSearchParams();
  const isAsked = canRate && query.has("rate");
  useEffect(() => {
    if (isAsked) openModal("rate", { orderId, accessKey });
  }, [isAsked, orderId, accessKey]);
}

/** Shows whether the page updates automatically. Empty on the server. */
function LiveNote({ isLive }: { readonly isLive: boolean }) {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  const text = isOnline ? (isLive ? t("orders.live") : null) : t("orders.offline");
  return <p className={styles["live"]}>{text}</p>;
}
