import { INBOX_REASONS, type WireBooking, type WireBookings } from "@skatert/contract";
import { canBecome, holdsTable } from "@skatert/domain";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { fittingHall, readSeating, seatingOf } from "../../model/bookings/seating-form.ts";
import { useDraftForm } from "../../platform/drafts/use-draft-form.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogButtons } from "../../ui/overlay/dialog.tsx";
import screen from "../../ui/screen/screen.module.css";
import { GuestAnswerForm } from "../choosing/answering/guest-answer-form.tsx";
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
/** The step that a state usually has next; its button is the primary one. */
const USUAL: Partial<Record<WireBooking["state"], (typeof STEPS)[number]>> = {
  new: "confirmed",
  confirmed: "seated",
  "no-show": "seated",
};

function Whole({ booking, onClose, onMove, onCancel }: WholeProps) {
  const { t } = useI18n();
  const { change, isSending } = useBookingActions();
  const { guest, state, comment, reason, confirmed_by: confirmedBy, hall_name: hall } = booking;
  const steps = STEPS.filter((step) => canBecome(state, step));
  const step = async (to: (typeof STEPS)[number]) => {
    if (await change(booking, { state: to }, doneKey(state, to))) onClose();
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
        {holdsTable(state) && (
          <Button size="large" onPress={onMove}>
            {t("booking.move")}
          </Button>
        )}
        {steps.toReversed().map((to) => (
          <Button
            key={to}
            look={to === USUAL[state] ? "primary" : "secondary"}
            size="large"
            isPending={isSending}
            onPress={() => void step(to)}
          >
            {t(to === "confirmed" && state !== "new" ? "booking.step.back" : `booking.step.${to}`)}
          </Button>
        ))}
      </DialogButtons>
    </>
  );
}

/** "confirmed" after a table was taken or nobody came takes the wrong press back. */
function doneKey(from: WireBooking["state"], to: (typeof STEPS)[number]) {
  return to === "confirmed" && from !== "new" ? "booking.done.back" : (`booking.done.${to}` as const);
}

/**
 * Moves a booking without a mouse: another time, table, hall or number of guests. What was typed is kept until it is
 * sent or left, or until somebody else changes the booking (OFFICE-5).
 */
function MoveForm({ booking, data, day, onClose }: BookingDialogProps) {
  const { t } = useI18n();
  const { change, isSending } = useBookingActions();
  const draft = useDraftForm(`booking:${booking.id}:move:${booking.version}`, seatingOf(booking, data.time_zone));
  const form = fittingHall(draft.watch(), data);
  const leave = () => {
    draft.forget();
    onClose();
  };
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
    if (await change(booking, body, "booking.done.moved")) leave();
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
      <SeatingFields form={form} onChange={(seating) => draft.reset(seating)} data={data} day={day} own={booking.id} />
      <DialogButtons>
        <Button size="large" onPress={leave}>
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
  return (
    <GuestAnswerForm
      draft={`booking:${booking.id}:cancel`}
      reasons={INBOX_REASONS.filter((value) => value !== "not-available")}
      reasonLabel={t("booking.cancel.reason")}
      says={t("inbox.guest.booking")}
      look="danger"
      submit={t("booking.cancel.do")}
      cancel={t("booking.keep")}
      isSending={isSending}
      onSend={(answer) => change(booking, { state: "cancelled", ...answer }, "booking.done.cancelled")}
      onClose={onClose}
    />
  );
}
