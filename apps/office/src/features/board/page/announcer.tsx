import { useEffect, useState } from "react";
import { useBoard } from "../../../model/board/board-context.tsx";
import { useBoardWords } from "../words.ts";
import styles from "./page.module.css";

/** Announces each new order and item of the inbox once to screen readers (OFFICE-4). */
export function Announcer() {
  const board = useBoard();
  const words = useBoardWords();
  const { t } = words;
  const [said, setSaid] = useState("");
  useEffect(
    () =>
      board.onRing((rings) => {
        const { orders } = board.view();
        const number = (id: number) => words.number({ id, number: orders.get(id)?.order.number ?? String(id) });
        const said = rings.map((ring) =>
          ring.kind === "request"
            ? t(`inbox.announce.${ring.of}`)
            : t(`board.announce.${ring.kind}`, { number: number(ring.orderId) }),
        );
        setSaid(said.join(". "));
      }),
    [board, t, words],
  );
  return (
    <p className={styles.spoken} role="alert">
      {said}
    </p>
  );
}
