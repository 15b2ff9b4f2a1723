import { useI18n } from "../../../i18n/i18n-context.tsx";
import { blockGuest } from "../../../model/guests/guests-query.ts";
import { useKeptText } from "../../../platform/drafts/use-kept-text.ts";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Dialog, DialogButtons } from "../../../ui/overlay/dialog.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { useGuestFailure } from "../use-guest-failure.ts";
import type { GuestDialogProps } from "./dialog-props.ts";

/** Blocks a guest with a reason, or ends the block. */
export function BlockDialog({ id, guest, onClose }: GuestDialogProps) {
  const { t } = useI18n();
  const failed = useGuestFailure();
  const [reason, setReason, forget] = useKeptText(`guest:${id}:block`);
  const [isSending, during] = useSending();
  const isBlocked = guest.block !== null;
  const isReady = isBlocked || reason.trim() !== "";
  const send = async () => {
    const result = await during(blockGuest(id, isBlocked ? null : reason));
    if (!result.ok) return void failed(result.error);
    forget();
    onClose();
  };
  return (
    <Dialog title={t(isBlocked ? "guests.unblock" : "guests.block")} isOpen onClose={onClose}>
      <form
        className={screen.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) void send();
        }}
      >
        <p>{t(isBlocked ? "guests.unblock.about" : "guests.block.about")}</p>
        {!isBlocked && (
          <TextField
            label={t("guests.reason")}
            hint={t("guests.block.hint")}
            value={reason}
            onChange={setReason}
            maxLength={300}
          />
        )}
        <DialogButtons>
          <Button onPress={onClose}>{t("guests.cancel")}</Button>
          <Button type="submit" look={isBlocked ? "primary" : "danger"} isPending={isSending} isDisabled={!isReady}>
            {t(isBlocked ? "guests.unblock" : "guests.block")}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
