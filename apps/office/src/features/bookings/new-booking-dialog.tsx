import type { WireBookings } from "@skatert/contract";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { fittingHall, newSeating, readSeating } from "../../model/bookings/seating-form.ts";
import { useAttempt } from "../../platform/api/use-attempt.ts";
import { shopNow } from "../../platform/clock/shop-clock.ts";
import { useDraftForm } from "../../platform/drafts/use-draft-form.ts";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Dialog, DialogButtons } from "../../ui/overlay/dialog.tsx";
import screen from "../../ui/screen/screen.module.css";
import { isFree, SeatingFields } from "./seating-fields.tsx";
import { useBookingActions } from "./use-booking-actions.ts";

interface NewBookingDialogProps {
  readonly data: WireBookings;
  readonly day: string;
  readonly onClose: () => void;
}

const noGuest = { name: "", phone: "", comment: "" };

/** A booking taken by telephone. The tab keeps what was typed until it is booked or cancelled (OFFICE-5). */
export function NewBookingDialog({ data, day, onClose }: NewBookingDialogProps) {
  const { t } = useI18n();
  const { create, isSending } = useBookingActions();
  const branch = useShownBranch();
  const draft = useDraftForm(`booking:new:${branch.id}`, { ...newSeating(data, shopNow()), ...noGuest });
  const typed = draft.watch();
  const form = fittingHall(typed, data);
  const [isTried, setTried] = useState(false);
  const keyOf = useAttempt();
  const wrong = (text: string) => (isTried && text.trim() === "" ? t("signIn.required") : null);
  const leave = () => {
    draft.forget();
    onClose();
  };
  const save = async () => {
    setTried(true);
    const seating = readSeating(form, day, data);
    const [name, phone, comment] = [typed.name.trim(), typed.phone.trim(), typed.comment.trim()];
    if (seating === null || name === "" || phone === "") return;
    const { from, to, hallId, tableId, seats } = seating;
    const body = {
      hall_id: hallId,
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
      seats,
      name,
      phone,
      ...(tableId === null ? {} : { table_id: tableId }),
      ...(comment === "" ? {} : { comment }),
    };
    if (await create(body, keyOf(body))) leave();
  };
  return (
    <Dialog title={t("booking.new")} isOpen onClose={onClose}>
      <form
        className={screen.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        noValidate
      >
        <TextField
          label={t("booking.phone")}
          type="tel"
          maxLength={40}
          autoComplete="off"
          value={typed.phone}
          onChange={(phone) => draft.setValue("phone", phone)}
          error={wrong(typed.phone)}
        />
        <TextField
          label={t("booking.name")}
          maxLength={100}
          autoComplete="off"
          value={typed.name}
          onChange={(name) => draft.setValue("name", name)}
          error={wrong(typed.name)}
        />
        <SeatingFields
          form={form}
          onChange={(seating) => draft.reset({ ...typed, ...seating })}
          data={data}
          day={day}
          own={null}
        />
        <TextField
          label={t("booking.comment")}
          rows={2}
          maxLength={1000}
          value={typed.comment}
          onChange={(comment) => draft.setValue("comment", comment)}
        />
        <DialogButtons>
          <Button size="large" onPress={leave}>
            {t("booking.leave")}
          </Button>
          <Button
            type="submit"
            look="primary"
            size="large"
            isPending={isSending}
            isDisabled={!isFree(form, data, day, null)}
          >
            {t("booking.new.do")}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
