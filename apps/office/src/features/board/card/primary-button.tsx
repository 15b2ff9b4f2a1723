import { useState } from "react";
import { useBoard } from "../../../model/board/board-context.tsx";
import type { ShownOrder } from "../../../model/board/board-view.ts";
import { confirmSteps } from "../../../model/board/orders/confirm-steps.ts";
import { asksReadingFirst, nextStep, offeredTime } from "../../../model/board/orders/next-step.ts";
import { shopNow } from "../../../platform/clock/shop-clock.ts";
import { useAt } from "../../../platform/clock/use-now.ts";
import { useRight } from "../../../platform/session/me-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { useBoardWords } from "../words.ts";
import styles from "./card.module.css";
import { useMayMove } from "./use-may-move.ts";

const stepMinutes = 5;

/** The card's large button: its next step. */
export function PrimaryButton({ shown }: { readonly shown: ShownOrder }) {
  const { order } = shown;
  const board = useBoard();
  const words = useBoardWords();
  const mayAnswer = useRight("orders.answer");
  const mayBegin = useRight("orders.move");
  const mayMove = useMayMove();
  if (asksReadingFirst(order)) return mayAnswer || mayBegin ? <SeenButton shown={shown} /> : null;
  if (order.asks !== null) return order.asks === "confirm" && mayAnswer ? <ConfirmButton shown={shown} /> : null;
  const stage = nextStep(order);
  if (stage === null || !mayMove(order, stage)) return null;
  const step = { kind: "stage", stage } as const;
  return (
    <div className={styles.primary}>
      <Button look="primary" size="large" wide onPress={() => board.act(order, step)}>
        {words.action(order, step)}
      </Button>
    </div>
  );
}

/** Says that a guest's words on an allergy are read; the next step follows (MENU-15). */
function SeenButton({ shown: { order } }: { readonly shown: ShownOrder }) {
  const board = useBoard();
  const words = useBoardWords();
  const step = { kind: "seen" } as const;
  return (
    <div className={styles.primary}>
      <Button look="primary" size="large" wide onPress={() => board.act(order, step)}>
        {words.action(order, step)}
      </Button>
    </div>
  );
}

/** Confirms with the proposed time; buttons beside it move the time by ± 5 minutes (BOARD-4). */
function ConfirmButton({ shown: { order } }: { readonly shown: ShownOrder }) {
  const board = useBoard();
  const words = useBoardWords();
  const mayMove = useRight("orders.move");
  const [shift, setShift] = useState(0);
  const promisedAt = useAt((now) => offeredTime(order, now, shift));
  const step = { kind: "confirm", promisedAt } as const;
  const isSoonest = useAt((now) => offeredTime(order, now, shift - stepMinutes)) === promisedAt;
  const hasTime = promisedAt !== null;
  const { t } = words;
  return (
    <div className={styles.primary}>
      {hasTime && (
        <Button
          size="large"
          aria-label={t("board.action.minus")}
          isDisabled={isSoonest}
          onPress={() => setShift(shift - stepMinutes)}
        >
          −5
        </Button>
      )}
      <Button
        look="primary"
        size="large"
        wide
        onPress={() => board.act(order, ...confirmSteps(order, promisedAt, shopNow(), mayMove))}
      >
        {words.action(order, step)}
      </Button>
      {hasTime && (
        <Button size="large" aria-label={t("board.action.plus")} onPress={() => setShift(shift + stepMinutes)}>
          +5
        </Button>
      )}
    </div>
  );
}

/** State of an action that the server has not answered: it can be undone until it is sent, then it is under way. */
export function PendingState({ shown }: { readonly shown: ShownOrder }) {
  const board = useBoard();
  const { t } = useBoardWords();
  const { pending } = shown;
  if (pending === null) return null;
  const canUndo = pending.tries === 0 && pending.sendAt > pending.at;
  const isWaiting = pending.isWaiting ?? pending.tries > 1;
  return (
    <div className={styles.pending}>
      {!canUndo && <span>{t(isWaiting ? "board.action.waiting" : "board.action.pending")}</span>}
      {canUndo && <Button onPress={() => board.undo(pending.key)}>{t("board.action.undo")}</Button>}
    </div>
  );
}
