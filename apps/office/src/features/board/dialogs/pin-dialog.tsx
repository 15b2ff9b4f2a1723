import { useBoard, useBoardPart } from "../../../model/board/board-context.tsx";
import { PinForm } from "../../../platform/session/pin-form.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { isPinAsked } from "../page/reports.tsx";
import { useBoardWords } from "../words.ts";

/** Asks for the PIN if the server requires it for a refund, then sends the refusal again (STAFF-3). */
export function PinDialog() {
  const board = useBoard();
  const asked = useBoardPart(({ reports }) => reports.find(isPinAsked));
  const { t } = useBoardWords();
  if (!asked) return null;
  const { action } = asked;
  const close = () => board.dismissReport(action.key);

  function resend() {
    const order = board.view().orders.get(action.orderId)?.order;
    close();
    const { orderId: id, number, version } = action;
    // An order of a past day is not on the board, so send the version that the person saw.
    board.act(order ?? { id, number, version, promisedAt: null }, action.action);
  }

  return (
    <Dialog title={t("board.pin.title")} isOpen onClose={close}>
      <PinForm key={action.key} cancel={t("board.refuse.keep")} onConfirmed={resend} onClose={close} />
    </Dialog>
  );
}
