import { ConfirmedPinSchema, OFFICE_PATHS } from "@skatert/contract";
import { useState } from "react";
import type { I18n } from "../../../i18n/i18n.ts";
import { useBoard, useBoardPart } from "../../../model/board/board-context.tsx";
import { api } from "../../../platform/api/api.ts";
import type { OfficeError } from "../../../platform/api/office-error.ts";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Dialog, DialogButtons } from "../../../ui/overlay/dialog.tsx";
import { isPinAsked } from "../page/reports.tsx";
import { useBoardWords } from "../words.ts";

/** Why the PIN was refused. After several wrong ones it is locked for a while. */
function pinFailure({ status, retryAfterSeconds }: OfficeError, t: I18n["t"]): string {
  if (status === 429) return t("signIn.wait", { minutes: Math.ceil((retryAfterSeconds ?? 60) / 60) });
  return t(status !== null && status < 500 ? "board.pin.wrong" : "board.pin.failed");
}

/** Asks for the PIN if the server requires it for a refund, then sends the refusal again (STAFF-3). */
export function PinDialog() {
  const board = useBoard();
  const asked = useBoardPart(({ reports }) => reports.find(isPinAsked));
  const { t } = useBoardWords();
  const [pin, setPin] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isBusy, during] = useSending();
  if (!asked) return null;
  const { action } = asked;

  function close() {
    board.dismissReport(action.key);
    setPin("");
    setError(null);
  }

  async function confirm() {
    const answer = await during(api.change("POST", OFFICE_PATHS.pinConfirm, ConfirmedPinSchema, { body: { pin } }));
    if (!answer.ok) {
      setError(pinFailure(answer.error, t));
      return;
    }
    const order = board.view().orders.get(action.orderId)?.order;
    close();
    const { orderId: id, number, version } = action;
    // An order of a past day is not on the board, so send the version that the person saw.
    board.act(order ?? { id, number, version, promisedAt: null }, action.action);
  }

  return (
    <Dialog title={t("board.pin.title")} isOpen onClose={close}>
      <p>{t("board.pin.text")}</p>
      <TextField
        label={t("board.pin.label")}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        maxLength={6}
        size="large"
        value={pin}
        onChange={setPin}
        error={error}
      />
      <DialogButtons>
        <Button size="large" onPress={close}>
          {t("board.refuse.keep")}
        </Button>
        <Button
          look="primary"
          size="large"
          isDisabled={pin.length < 4}
          isPending={isBusy}
          onPress={() => void confirm()}
        >
          {t("board.pin.do")}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
