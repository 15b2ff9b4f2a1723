import { ChosenPinSchema, type WireStaffMember } from "@skatert/contract";
import { type FormEvent, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Dialog, DialogButtons } from "../../ui/overlay/dialog.tsx";
import screen from "../../ui/screen/screen.module.css";

interface PinOfPersonProps {
  readonly person: WireStaffMember;
  readonly isSending: boolean;
  readonly onSet: (pin: string) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** A PIN for a colleague who forgot it, or has no device of their own to choose one (STAFF-3). It is not stored here. */
export function PinOfPerson({ person: { name }, isSending, onSet, onCancel }: PinOfPersonProps) {
  const { t } = useI18n();
  const [pin, setPin] = useState("");
  const [isWrong, setWrong] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const fits = ChosenPinSchema.safeParse(pin).success;
    setWrong(!fits);
    if (fits) void onSet(pin);
  };
  return (
    <Dialog title={t("people.pin.title", { name })} isOpen onClose={onCancel}>
      <form className={screen.form} onSubmit={send} noValidate>
        <p>{t("people.pin.text")}</p>
        <TextField
          label={t("settings.pin.new")}
          hint={isWrong ? undefined : t("settings.pin.hint")}
          inputMode="numeric"
          autoComplete="off"
          value={pin}
          onChange={(typed) => {
            setWrong(false);
            setPin(typed);
          }}
          maxLength={6}
          error={isWrong ? t("settings.pin.fault.pin") : null}
        />
        <DialogButtons>
          <Button onPress={onCancel}>{t("people.cancel")}</Button>
          <Button type="submit" look="primary" isPending={isSending}>
            {t("people.pin.do")}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
