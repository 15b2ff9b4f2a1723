import type { BoardOrder } from "@skatert/contract";
import { useState } from "react";
import { useBoard } from "../../../model/board/board-context.tsx";
import { useNow } from "../../../platform/clock/use-now.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogButtons } from "../../../ui/overlay/dialog.tsx";
import { useBoardWords } from "../words.ts";
import styles from "./dialogs.module.css";

const minuteMs = 60_000;
const stepMs = 5 * minuteMs;
const laterMinutes = [10, 15, 20, 30, 45, 60] as const;

interface DelayDialogProps {
  readonly order: BoardOrder;
  readonly onClose: () => void;
}

/** Promises another time in one press, or a time in steps of five minutes. */
export function DelayDialog({ order, onClose }: DelayDialogProps) {
  const board = useBoard();
  const { t, time, number } = useBoardWords();
  const now = useNow();
  const soonest = Math.ceil(now / stepMs) * stepMs;
  const from = Math.max(order.promisedAt ?? order.proposedAt ?? soonest, soonest);
  const [promisedAt, setPromisedAt] = useState(from + 10 * minuteMs);
  return (
    <Dialog title={t("board.delay.title", { number: number(order) })} isOpen onClose={onClose}>
      <p>{t("board.delay.text")}</p>
      <div className={styles.steps}>
        {laterMinutes.map((minutes) => (
          <Button key={minutes} size="large" onPress={() => setPromisedAt(from + minutes * minuteMs)}>
            {t("board.delay.later", { minutes })}
          </Button>
        ))}
      </div>
      <div className={styles.exact}>
        <Button
          size="large"
          aria-label={t("board.action.minus")}
          isDisabled={promisedAt - stepMs < soonest}
          onPress={() => setPromisedAt(promisedAt - stepMs)}
        >
          −5
        </Button>
        <output className={styles.chosen}>{time(promisedAt)}</output>
        <Button size="large" aria-label={t("board.action.plus")} onPress={() => setPromisedAt(promisedAt + stepMs)}>
          +5
        </Button>
      </div>
      <DialogButtons>
        <Button size="large" onPress={onClose}>
          {t("close")}
        </Button>
        <Button
          look="primary"
          size="large"
          isDisabled={promisedAt === order.promisedAt}
          onPress={() => {
            board.act(order, { kind: "promise", promisedAt });
            onClose();
          }}
        >
          {t("board.delay.do", { time: time(promisedAt) })}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
