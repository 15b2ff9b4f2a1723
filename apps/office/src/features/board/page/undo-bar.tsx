import { useEffect, useReducer } from "react";
import { useBoard, useBoardPart } from "../../../model/board/board-context.tsx";
import { shopNow } from "../../../platform/clock/shop-clock.ts";
import { Button } from "../../../ui/button.tsx";
import { useBoardWords } from "../words.ts";
import styles from "./undo-bar.module.css";

const maxShown = 4;

/** The last steps. Each can be undone for ten seconds, even if its card has moved (decision 095). */
export function UndoBar() {
  const board = useBoard();
  const undoable = useBoardPart((view) => view.undoable);
  const { t, ...words } = useBoardWords();
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const now = shopNow();
  const shown = undoable.filter(({ until }) => until > now).slice(-maxShown);
  const ends = shown[0]?.until;
  useEffect(() => {
    if (ends === undefined) return;
    const timer = setTimeout(lookAgain, ends - shopNow() + 50);
    return () => clearTimeout(timer);
  }, [ends]);
  if (shown.length === 0) return null;
  return (
    <section className={styles.undoBar} aria-label={t("board.undo.title")}>
      <ul className={styles.undoList}>
        {shown.map(({ key, orderId, number: stored, action }) => {
          const number = words.number({ id: orderId, number: stored });
          const isDelivery = board.view().orders.get(orderId)?.order.isDelivery ?? false;
          return (
            <li key={key} className={styles.undoStep}>
              <span>
                {t("board.number", { number })} · {words.action({ isDelivery }, action)}
              </span>
              <Button aria-label={t("board.undo.do", { number })} onPress={() => board.undo(key)}>
                {t("board.action.undo")}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
