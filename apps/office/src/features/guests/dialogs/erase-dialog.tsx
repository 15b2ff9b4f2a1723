import { useState } from "react";
import { useNavigate } from "react-router";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { eraseGuest } from "../../../model/guests/guests-query.ts";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Dialog, DialogButtons } from "../../../ui/overlay/dialog.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { showToast } from "../../../ui/toast/toast.ts";
import { useGuestFailure } from "../use-guest-failure.ts";
import type { GuestDialogProps } from "./dialog-props.ts";

/** Deletes a guest's personal data after the number was typed. */
export function EraseDialog({ id, guest, onClose }: GuestDialogProps) {
  const { t } = useI18n();
  const failed = useGuestFailure();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [isSending, during] = useSending();
  const isSame = typed.replace(/\D/g, "") === guest.phone.replace(/\D/g, "");
  const erase = async () => {
    const result = await during(eraseGuest(id, guest.phone));
    if (!result.ok) return failed(result.error);
    showToast({ text: t("guests.erase.done"), look: "done" });
    return navigate("/guests", { replace: true });
  };
  return (
    <Dialog title={t("guests.erase")} isOpen onClose={onClose}>
      <form
        className={screen.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isSame) void erase();
        }}
      >
        <p>{t("guests.erase.about")}</p>
        <TextField
          type="tel"
          label={t("guests.erase.type", { phone: guest.phone })}
          value={typed}
          onChange={setTyped}
          maxLength={40}
          autoComplete="off"
        />
        <DialogButtons>
          <Button onPress={onClose}>{t("guests.cancel")}</Button>
          <Button type="submit" look="danger" isPending={isSending} isDisabled={!isSame}>
            {t("guests.erase")}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
