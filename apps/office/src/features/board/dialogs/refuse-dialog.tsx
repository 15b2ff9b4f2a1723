import { type BoardOrder, REFUSAL_REASONS } from "@skatert/contract";
import { useState } from "react";
import { useBoard } from "../../../model/board/board-context.tsx";
import type { RefusalReason } from "../../../model/board/queue/board-action.ts";
import { useKeptText } from "../../../platform/drafts/use-kept-text.ts";
import { Button } from "../../../ui/button.tsx";
import { ReasonChoice } from "../../../ui/fields/reason-choice.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Dialog, DialogButtons } from "../../../ui/overlay/dialog.tsx";
import { useBoardWords } from "../words.ts";
import styles from "./dialogs.module.css";

interface RefuseDialogProps {
  readonly order: BoardOrder;
  readonly onClose: () => void;
}

/** Asks for the reason, shows the guest's message and lists the sums that are returned (BOARD-4). */
export function RefuseDialog({ order, onClose }: RefuseDialogProps) {
  const board = useBoard();
  const words = useBoardWords();
  const { t, money } = words;
  const [reason, setReason] = useState<RefusalReason | null>(null);
  const [message, setMessage, forget] = useKeptText(`refuse:${order.id}`);
  const { refund, points } = order.ifRefused;
  const number = words.number(order);
  return (
    <Dialog title={t("board.refuse.title", { number })} isOpen onClose={onClose}>
      <ReasonChoice
        label={t("board.refuse.reason")}
        choices={REFUSAL_REASONS.map((value) => ({ value, label: t(`board.refuse.${value}`) }))}
        value={reason}
        onChange={setReason}
      />
      <TextField
        label={t("board.refuse.message")}
        hint={t("board.refuse.messageHint")}
        rows={2}
        maxLength={300}
        value={message}
        onChange={setMessage}
      />
      {reason !== null && (
        <figure className={styles.preview}>
          <figcaption className={styles.quiet}>{t("board.refuse.preview")}</figcaption>
          <p>
            {t("board.refuse.guestText", { number, reason: t(`board.refuse.guest.${reason}`) })} {message.trim()}
          </p>
        </figure>
      )}
      <p className={styles.consequence}>
        {refund > 0 ? t("board.refuse.back", { sum: money(refund) }) : t("board.refuse.backNothing")}
        {points > 0 && ` ${t("board.refuse.points", { count: points })}`}
      </p>
      <DialogButtons>
        <Button
          look="danger"
          size="large"
          isDisabled={reason === null}
          onPress={() => {
            if (reason !== null) board.act(order, { kind: "refuse", reason, message: message.trim() });
            forget();
            onClose();
          }}
        >
          {refund > 0 ? t("board.refuse.doRefund", { sum: money(refund) }) : t("board.refuse.do")}
        </Button>
        <Button size="large" onPress={onClose}>
          {t("board.refuse.keep")}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
