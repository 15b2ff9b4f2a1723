import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { addPoints } from "../../../model/guests/guests-query.ts";
import { useAttempt } from "../../../platform/api/use-attempt.ts";
import { useKeptText } from "../../../platform/drafts/use-kept-text.ts";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { usePinAgain } from "../../../platform/session/use-pin-again.tsx";
import { Button } from "../../../ui/button.tsx";
import { Choices } from "../../../ui/fields/choices.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Dialog, DialogButtons } from "../../../ui/overlay/dialog.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { useGuestFailure } from "../use-guest-failure.ts";
import type { GuestDialogProps } from "./dialog-props.ts";

/** Gives or takes points with a reason, within the limit of the person's role. */
export function PointsDialog({ id, guest, onClose }: GuestDialogProps) {
  const { t, number } = useI18n();
  const failed = useGuestFailure();
  const [way, setWay] = useState<"give" | "take">("give");
  const [points, setPoints] = useState(Number.NaN);
  const [reason, setReason, forget] = useKeptText(`guest:${id}:points`);
  const [isSending, during] = useSending();
  const keyOf = useAttempt();
  const pin = usePinAgain(t("guests.cancel"));
  const balance = guest.points ?? 0;
  const most = way === "give" ? guest.may.points : Math.min(guest.may.points, balance);
  const isReady = points >= 1 && points <= most && reason.trim() !== "";
  const save = async () => {
    const body = { points: way === "give" ? points : -points, reason };
    const result = await during(addPoints(id, body, keyOf(body)));
    if (!result.ok) return void (pin.asksFor(result.error, () => void save()) || failed(result.error));
    forget();
    onClose();
  };
  return (
    <Dialog title={t("guests.points.change")} isOpen onClose={onClose}>
      {pin.form ?? (
        <form
          className={screen.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (isReady) void save();
          }}
        >
          <p>{t("guests.points.about", { balance: number(balance), limit: number(guest.may.points) })}</p>
          <Choices
            label={t("guests.points.way")}
            value={way}
            onChange={setWay}
            choices={[
              { value: "give", label: t("guests.points.give") },
              { value: "take", label: t("guests.points.take") },
            ]}
          />
          <NumberField
            label={t("guests.points.count")}
            value={points}
            onChange={setPoints}
            minValue={1}
            maxValue={Math.max(1, most)}
          />
          <TextField
            label={t("guests.reason")}
            hint={t("guests.points.reason.hint")}
            value={reason}
            onChange={setReason}
            maxLength={300}
          />
          <DialogButtons>
            <Button onPress={onClose}>{t("guests.cancel")}</Button>
            <Button type="submit" look="primary" isPending={isSending} isDisabled={!isReady}>
              {t(way === "give" ? "guests.points.give" : "guests.points.take")}
            </Button>
          </DialogButtons>
        </form>
      )}
    </Dialog>
  );
}
