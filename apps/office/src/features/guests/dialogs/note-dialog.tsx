import { useI18n } from "../../../i18n/i18n-context.tsx";
import { addNote } from "../../../model/guests/guests-query.ts";
import { useAttempt } from "../../../platform/api/use-attempt.ts";
import { useKeptText } from "../../../platform/drafts/use-kept-text.ts";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Dialog, DialogButtons } from "../../../ui/overlay/dialog.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { useGuestFailure } from "../use-guest-failure.ts";
import type { GuestDialogProps } from "./dialog-props.ts";

/** A note for the staff. */
export function NoteDialog({ id, onClose }: GuestDialogProps) {
  const { t } = useI18n();
  const failed = useGuestFailure();
  const [text, setText, forget] = useKeptText(`guest:${id}:note`);
  const [isSending, during] = useSending();
  const keyOf = useAttempt();
  const save = async () => {
    const result = await during(addNote(id, text, keyOf(text)));
    if (!result.ok) return void failed(result.error);
    forget();
    onClose();
  };
  return (
    <Dialog title={t("guests.note.add")} isOpen onClose={onClose}>
      <form
        className={screen.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== "") void save();
        }}
      >
        <TextField
          label={t("guests.note.text")}
          hint={t("guests.note.hint")}
          value={text}
          onChange={setText}
          rows={3}
          maxLength={1_000}
        />
        <DialogButtons>
          <Button onPress={onClose}>{t("guests.cancel")}</Button>
          <Button type="submit" look="primary" isPending={isSending} isDisabled={text.trim() === ""}>
            {t("guests.save")}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
