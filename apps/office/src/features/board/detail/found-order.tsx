import type { BoardOrder } from "@skatert/contract";
import { isFinal } from "@skatert/domain";
import { useEffect, useState } from "react";
import { useBoard, useBoardPart } from "../../../model/board/board-context.tsx";
import { shownOrder } from "../../../model/board/board-view.ts";
import { useRight } from "../../../platform/session/me-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { PendingState, PrimaryButton } from "../card/primary-button.tsx";
import { useCardOffers } from "../card/use-card-offers.ts";
import { DelayDialog } from "../dialogs/delay-dialog.tsx";
import { RefuseDialog } from "../dialogs/refuse-dialog.tsx";
import { useBoardWords } from "../words.ts";
import styles from "./detail.module.css";
import { OrderDetail } from "./order-detail.tsx";

interface FoundOrderProps {
  readonly order: BoardOrder;
  readonly onClose: () => void;
}

/** An order from a list with every action that it still allows. The board may not hold it (BOARD-5). */
export function FoundOrder({ order: found, onClose }: FoundOrderProps) {
  const board = useBoard();
  const held = useBoardPart(({ orders }) => orders.get(found.id));
  const queued = useBoardPart((view) => view.queued);
  const [answered, setAnswered] = useState(found);
  const [dialog, setDialog] = useState<"delay" | "refuse" | null>(null);
  useEffect(() => board.onAnswer((order) => order.id === found.id && setAnswered(order)), [board, found.id]);
  const known = answered.version > found.version ? answered : found;
  const shown = held ?? shownOrder(known, queued);
  const { order } = shown;
  if (dialog === "delay") return <DelayDialog order={order} onClose={() => setDialog(null)} />;
  if (dialog === "refuse") return <RefuseDialog order={order} onClose={() => setDialog(null)} />;
  return (
    <OrderDetail
      order={order}
      onClose={onClose}
      actions={
        // A final step can still be undone until it is sent.
        (!isFinal(order.stage) || shown.pending !== null) && (
          <div className={styles.actions}>
            <PendingState shown={shown} />
            <PrimaryButton shown={shown} />
            <OtherActions order={order} onOpen={setDialog} />
          </div>
        )
      }
    />
  );
}

interface OtherActionsProps {
  readonly order: BoardOrder;
  readonly onOpen: (dialog: "delay" | "refuse") => void;
}

function OtherActions({ order, onOpen }: OtherActionsProps) {
  const { t } = useBoardWords();
  const board = useBoard();
  const mayAnswer = useRight("orders.answer");
  const offers = useCardOffers();
  return (
    <div className={styles.others}>
      {mayAnswer && order.asks === "cancel" && (
        <Button look="primary" onPress={() => board.act(order, { kind: "confirm", promisedAt: null })}>
          {t("board.cancel.keep")}
        </Button>
      )}
      {offers(order, "delay") && (
        <Button look="quiet" onPress={() => onOpen("delay")}>
          {t("board.action.delay")}
        </Button>
      )}
      {offers(order, "refuse") && (
        <Button look="quiet" onPress={() => onOpen("refuse")}>
          {t(order.asks === "confirm" ? "board.action.refuse" : "board.action.refuseCook")}
        </Button>
      )}
    </div>
  );
}
