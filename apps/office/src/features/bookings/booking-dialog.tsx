import { INBOX_REASONS, type InboxReason, type WireBooking, type WireBookings } from "@skatert/contract";
import { canBecome } from "@skatert/domain";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { readSeating, seatingOf } from "../../model/bookings/seating-form.ts";
import { Button } from "../../ui/button.tsx";
import { ReasonChoice } from "../../ui/fields/reason-choice.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Dialog, DialogButtons } from "../../ui/overlay/dialog.tsx";
import screen from "../../ui/screen/screen.module.css";
import { guestText, placeText, spanText } from "./booking-words.ts";
import css from "./bookings.module.css";
import { isFree, SeatingFields } from "./seating-fields.tsx";
import { useBookingActions } from "./use-booking-actions.ts";

interface BookingDialogProps {
  readonly booking: WireBooking;
  readonly data: WireBookings;
  readonly day: string;
  readonly onClose: () => void;
}

/** A booking with its guest, its next steps, and a form that moves it. */
export function BookingDialog(props: BookingDialogProps) {
  const { booking, data, onClose } = props;
  const i18n = useI18n();
  const [part, setPart] = useState<"whole" | "move" | "cancel">("whole");
  const parts = {
    whole: <Whole {...props} onMove={() => setPart("move")} onCancel={() => setPart("cancel")} />,
    move: <MoveForm {...props} />,
    cancel: <CancelForm {...props} />,
  };
  return (
    <Dialog title={guestText(booking, i18n)} isOpen onClose={onClose}>
      <p>
        {spanText(booking, data.time_zone, i18n)}, {placeText(booking, i18n)}
      </p>
      {parts[part]}
    </Dialog>
  );
}

interface WholeProps extends BookingDialogProps {
  readonly onMove: () => void;
  readonly onCancel: () => void;
}

const STEPS = ["confirmed", "seated", "no-show"] as const;

function Whole({ booking, onClose, onMove, onCancel }: WholeProps) {
  const { t } = useI18n();
  const { change, isSending } = useBookingActions();
  const { guest, state, comment, reason, confirmed_by: confirmedBy, hall_name: hall } = booking;
  const steps = STEPS.filter((step) => canBecome(state, step));
  const step = async (to: (typeof STEPS)[number]) => {
    if (await change(booking, { state: to }, `booking.done.${to}`)) onClose();
  };
  return (
    <>
      <p className={screen.quiet}>{hall}</p>
      {state === "new" && (
        <p className={screen.guests}>{t(confirmedBy === null ? "booking.unconfirmed" : "booking.byCode")}</p>
      )}
      {reason !== null && <p>{t(`inbox.reason.${reason}`)}</p>}
      {guest !== null && guest.phone !== "" && (
        <a className={css.call} href={`tel:${guest.phone}`}>
          {t("inbox.call")} {guest.phone}
        </a>
      )}
      {comment !== "" && (
        <blockquote className={css.comment}>
          <bdi>{comment}</bdi>
        </blockquote>
      )}
      <DialogButtons>
        {canBecome(state, "cancelled") && (
          <Button look="danger" size="large" onPress={onCancel}>
            {t("booking.cancel")}
          </Button>
        )}
        {state !== "cancelled" && (
          <Button size="large" onPress={onMove}>
            {t("booking.move")}
          </Button>
        )}
        {steps.toReversed().map((to, index) => (
          <Button
            key={to}
            look={index === steps.length - 1 ? "primary" : "secondary"}
            size="large"
            isPending={isSending}
            onPress={() => void step(to)}
          >
            {t(`booking.step.${to}`)}
          </Button>
        ))}
      </DialogButtons>
    </>
  );
}

/** Moves a booking without a mouse: another time, table, hall or number of guests. */
function MoveForm({ booking, data, day, onClose }: BookingDialogProps) {
  const { t } = useI18n();
  const { change, isSending } = useBookingActions();
  const [form, setForm] = useState(() => seatingOf(booking, data.time_zone));
  const save = async () => {
    const seating = readSeating(form, day, data);
    if (seating === null) return;
    const { from, to, hallId, tableId, seats } = seating;
    const body = {
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
      hall_id: hallId,
      seats,
      ...(tableId === null ? {} : { table_id: tableId }),
    };
    if (await change(booking, body, "booking.done.moved")) onClose();
  };
  return (
    <form
      className={screen.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      noValidate
    >
      <SeatingFields form={form} onChange={setForm} data={data} day={day} own={booking.id} />
      <DialogButtons>
        <Button size="large" onPress={onClose}>
          {t("booking.leave")}
        </Button>
        <Button
          type="submit"
          look="primary"
          size="large"
          isPending={isSending}
          isDisabled={!isFree(form, data, day, booking.id)}
        >
          {t("booking.move.do")}
        </Button>
      </DialogButtons>
    </form>
  );
}

/** Cancels with a reason and a message that the guest reads. */
function CancelForm({ booking, onClose }: BookingDialogProps) {
  const { t } = useI18n();
  const { change, isSending } = useBookingActions();
  const [reason, setReason] = useState<InboxReason | null>(null);
  const [message, setMessage] = useState("");
  const send = async () => {
    if (reason === null) return;
    const text = message.trim();
    const body = { state: "cancelled" as const, reason, ...(text === "" ? {} : { message: text }) };
    if (await change(booking, body, "booking.done.cancelled")) onClose();
  };
  return (
    <>
      <ReasonChoice
        label={t("booking.cancel.reason")}
        choices={INBOX_REASONS.filter((value) => value !== "not-available").map((value) => ({
          value,
          label: t(`inbox.reason.${value}`),
        }))}
        value={reason}
        onChange={setReason}
      />
      <TextField
        label={t("inbox.message")}
        hint={t("inbox.message.hint")}
        rows={2}
        maxLength={300}
        value={message}
        onChange={setMessage}
      />
      {reason !== null && (
        <figure className={screen.guests}>
          <figcaption className={screen.quiet}>{t("inbox.preview")}</figcaption>
          <p>
            {t("inbox.guest.booking")} {reason !== "other" && t(`inbox.guest.${reason}`)} {message.trim()}
          </p>
        </figure>
      )}
      <DialogButtons>
        <Button
          look="danger"
          size="large"
          isPending={isSending}
          isDisabled={reason === null}
          onPress={() => void send()}
        >
          {t("booking.cancel.do")}
        </Button>
        <Button size="large" onPress={onClose}>
          {t("booking.keep")}
        </Button>
      </DialogButtons>
    </>
  );
}
