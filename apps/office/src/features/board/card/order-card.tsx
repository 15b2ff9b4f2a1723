import type { OrderId } from "@skatert/domain";
import { memo } from "react";
import { useIsSilent } from "../../../model/board/board-context.tsx";
import type { ShownOrder } from "../../../model/board/board-view.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { LastChange } from "../changing/change-list.tsx";
import { ProposalNote } from "../changing/proposal-note.tsx";
import { useBoardWords } from "../words.ts";
import styles from "./card.module.css";
import facts from "./facts.module.css";
import { CallGuest, OrderMoney, OrderNotes, OrderPlace } from "./order-facts.tsx";
import { OrderLines } from "./order-lines.tsx";
import { PendingState, PrimaryButton } from "./primary-button.tsx";
import { TimeLeft } from "./time-left.tsx";
import { type CardDialog, useCardOffers } from "./use-card-offers.ts";

interface OrderCardProps {
  readonly shown: ShownOrder;
  readonly onOpen: (id: OrderId, dialog: CardDialog) => void;
}

/** One order (BOARD-5). It renders only when the order changes; its times update on their own. */
export const OrderCard = memo(function OrderCard({ shown, onOpen }: OrderCardProps) {
  const { order } = shown;
  const { t, number } = useBoardWords();
  const isCourier = useIsSilent();
  const isDone = order.stage === "handed-over" || order.stage === "cancelled";
  return (
    <article
      className={classNames(
        styles.card,
        order.asks === "confirm" && styles.isNew,
        order.asks === "cancel" && styles.isAsked,
        isDone && styles.isDone,
      )}
      data-order={order.id}
      data-asks={order.asks ?? undefined}
      tabIndex={-1}
      aria-labelledby={`order-${order.id}`}
    >
      <header className={styles.head}>
        <h3 id={`order-${order.id}`} className={styles.number}>
          {t("board.number", { number: number(order) })}
          {order.practice && <span className={facts.mark}>{t("board.practice")}</span>}
        </h3>
        <TimeLeft order={order} />
      </header>
      {order.awaitsAgreement && order.promisedAt !== null && <Agreement at={order.promisedAt} />}
      {!isDone && (
        <>
          <ProposalNote order={order} />
          <OrderLines lines={order.lines} />
          <LastChange changes={order.changes} />
          {order.ifMissing !== null && <p className={facts.quiet}>{t(`change.missing.${order.ifMissing}`)}</p>}
          <OrderNotes order={order} />
        </>
      )}
      <OrderPlace order={order} />
      {isCourier && <CallGuest guest={order.guest} />}
      <OrderMoney order={order} />
      <PendingState shown={shown} />
      <footer className={styles.foot}>
        <PrimaryButton shown={shown} />
        <CardMenu shown={shown} onOpen={onOpen} />
      </footer>
    </article>
  );
});

function Agreement({ at }: { readonly at: number }) {
  const { t, time } = useBoardWords();
  return <p className={facts.warning}>{t("board.awaitsAgreement", { time: time(at) })}</p>;
}

/** All actions except the next step. They are kept apart, so that "refuse" is never beside the large button. */
function CardMenu({ shown: { order }, onOpen }: OrderCardProps) {
  const { t } = useBoardWords();
  const offers = useCardOffers();
  return (
    <div className={styles.menu}>
      <Button look="quiet" onPress={() => onOpen(order.id, "details")}>
        {t("board.action.details")}
      </Button>
      {offers(order, "delay") && (
        <Button look="quiet" onPress={() => onOpen(order.id, "delay")}>
          {t("board.action.delay")}
        </Button>
      )}
      {offers(order, "refuse") && (
        <Button look="quiet" onPress={() => onOpen(order.id, "refuse")}>
          {t(order.asks === "confirm" ? "board.action.refuse" : "board.action.refuseCook")}
        </Button>
      )}
    </div>
  );
}
