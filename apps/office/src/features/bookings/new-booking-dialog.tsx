import type { WireBookings } from "@skatert/contract";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { newSeating, readSeating } from "../../model/bookings/seating-form.ts";
import { useAttempt } from "../../platform/api/use-attempt.ts";
import { shopNow } from "../../platform/clock/shop-clock.ts";
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

/** A booking taken by telephone. */
export function NewBookingDialog({ data, day, onClose }: NewBookingDialogProps) {
  const { t } = useI18n();
  const { create, isSending } = useBookingActions();
  const [form, setForm] = useState(() => newSeating(data, shopNow()));
  const [guest, setGuest] = useState({ name: "", phone: "", comment: "" });
  const [isTried, setTried] = useState(false);
  const keyOf = useAttempt();
  const wrong = (text: string) => (isTried && text.trim() === "" ? t("signIn.required") : null);
  const save = async () => {
    setTried(true);
    const seating = readSeating(form, day, data);
    const [name, phone, comment] = [guest.name.trim(), guest.phone.trim(), guest.comment.trim()];
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
    if (await create(body, keyOf(body))) onClose();
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
          value={guest.phone}
          onChange={(phone) => setGuest({ ...guest, phone })}
          error={wrong(guest.phone)}
        />
        <TextField
          label={t("booking.name")}
          maxLength={100}
          autoComplete="off"
          value={guest.name}
          onChange={(name) => setGuest({ ...guest, name })}
          error={wrong(guest.name)}
        />
        <SeatingFields form={form} onChange={setForm} data={data} day={day} own={null} />
        <TextField
          label={t("booking.comment")}
          rows={2}
          maxLength={1000}
          value={guest.comment}
          onChange={(comment) => setGuest({ ...guest, comment })}
        />
        <DialogButtons>
          <Button size="large" onPress={onClose}>
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
