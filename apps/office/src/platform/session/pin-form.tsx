import { ConfirmedPinSchema, OFFICE_PATHS } from "@skatert/contract";
import { useState } from "react";
import type { I18n } from "../../i18n/i18n.ts";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { DialogButtons } from "../../ui/overlay/dialog.tsx";
import screen from "../../ui/screen/screen.module.css";
import { api } from "../api/api.ts";
import type { OfficeError } from "../api/office-error.ts";
import { useSending } from "../feedback/use-sending.ts";

/** Why the PIN was refused. After several wrong ones it is locked for a while. */
function pinFailure({ status, retryAfterSeconds }: OfficeError, t: I18n["t"]): string {
  if (status === 429) return t("signIn.wait", { minutes: Math.ceil((retryAfterSeconds ?? 60) / 60) });
  return t(status !== null && status < 500 ? "board.pin.wrong" : "board.pin.failed");
}

interface PinFormProps {
  /** The words of the button that gives up. */
  readonly cancel: string;
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** Asks for the PIN if the server requires it for money (STAFF-3). */
export function PinForm({ cancel, onConfirmed, onClose }: PinFormProps) {
  const { t } = useI18n();
  const [pin, setPin] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isBusy, during] = useSending();
  const isComplete = pin.length >= 4;

  async function confirm() {
    if (!isComplete) return;
    const answer = await during(api.change("POST", OFFICE_PATHS.pinConfirm, ConfirmedPinSchema, { body: { pin } }));
    if (answer.ok) onConfirmed();
    else setError(pinFailure(answer.error, t));
  }

  return (
    <form
      className={screen.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // React passes it on to a form around the window.
        event.stopPropagation();
        void confirm();
      }}
    >
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
        <Button size="large" onPress={onClose}>
          {cancel}
        </Button>
        <Button type="submit" look="primary" size="large" isDisabled={!isComplete} isPending={isBusy}>
          {t("board.pin.do")}
        </Button>
      </DialogButtons>
    </form>
  );
}
