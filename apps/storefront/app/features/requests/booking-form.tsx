import type { RequestView } from "@skatert/contract";
import { type CalendarDay, localTime } from "@skatert/domain";
import { type FormEvent, useState } from "react";
import type { I18n } from "../../i18n/i18n.ts";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { blockedText } from "../../model/quote/blocked-text.ts";
import { shopNow } from "../../model/shop/shop-clock.ts";
import { Button } from "../../ui/button.tsx";
import { ChoiceRow } from "../../ui/fields/choice-row.tsx";
import { Stepper } from "../../ui/fields/stepper.tsx";
import { Notice } from "../../ui/text/notice.tsx";
import { ContactFields } from "./contact-fields.tsx";
import type { HallChoice } from "./halls.ts";
import styles from "./requests.module.css";
import { type BookedTime, TimePicker } from "./time-picker.tsx";
import { useBookingDay } from "./use-booking-day.ts";
import { useContact } from "./use-contact.ts";
import { type SendRequest, useSendRequest } from "./use-send-request.ts";

const usualGuests = 2;
/** Of a hall that does not count its seats. */
const maxGuests = 50;

export interface BookingFormProps {
  readonly halls: readonly HallChoice[];
  readonly first: HallChoice;
  readonly onBooked: (request: RequestView) => void;
}

/** Place, guests, time and contact. The server decides on the seats. */
export function BookingForm({ halls, first, onBooked }: BookingFormProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const [hall, setHall] = useState(first);
  const [guests, setGuests] = useState(usualGuests);
  const today = localTime(shopNow(), hall.timeZone).day;
  const [day, setDay] = useState<CalendarDay>(today);
  const [time, setTime] = useState<BookedTime | null>(null);
  const [isTried, setTried] = useState(false);
  const times = useBookingDay(hall.id, day);
  const contact = useContact();
  const { busy, failure, send, forgetFailure } = useSendRequest();
  const seats = Math.min(guests, hall.seats ?? maxGuests);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const values = contact.check();
    if (values === null || time === null) return;
    const booked = await send({ kind: "booking", restaurantId: hall.id, ...time, seats, ...values });
    if (booked !== null) return onBooked(booked);
    times.reload();
  };
  /** Another time is another request, so faults of the last one are cleared. */
  const choose = (wish: {
    readonly hall?: HallChoice;
    readonly day?: CalendarDay;
    readonly time: BookedTime | null;
  }) => {
    if (wish.hall) setHall(wish.hall);
    if (wish.day) setDay(wish.day);
    setTime(wish.time);
    forgetFailure();
  };
  return (
    <form ref={contact.form} className={styles["form"]} noValidate onSubmit={(event) => void submit(event)}>
      <HallPicker halls={halls} chosen={hall} onChoose={(chosen) => choose({ hall: chosen, time: null })} />
      <GuestCounter seats={seats} max={hall.seats ?? maxGuests} onChange={setGuests} />
      <TimePicker
        times={times}
        today={today}
        day={day}
        chosen={time}
        seats={seats}
        error={isTried && time === null ? t("booking.choose.time") : null}
        onDay={(chosen) => choose({ day: chosen, time: null })}
        onTime={(chosen) => choose({ time: chosen })}
      />
      <ContactFields contact={contact} commentLabel={t("booking.comment")} commentHint={t("booking.commentHint")} />
      {failure !== null && <Notice tone="danger">{failureText(failure, i18n)}</Notice>}
      <Button type="submit" size="l" wide busy={busy}>
        {t("booking.book")}
      </Button>
    </form>
  );
}

/** What to do if a table could not be booked. */
function failureText(failure: NonNullable<SendRequest["failure"]>, i18n: Pick<I18n, "t">): string {
  const { t } = i18n;
  if (failure === "unreachable") return t("booking.failed");
  if (failure.reason === "guest-blocked") return blockedText(failure.data["phone"], i18n);
  if (failure.reason === "no-seats") return t("booking.left", { count: Number(failure.data["free"] ?? 0) });
  if (failure.reason === "time-passed" || failure.reason === "slot-unavailable") return t("booking.timeGone");
  return t(failure.status === 429 ? "requests.tooMany" : "booking.failed");
}

interface HallPickerProps {
  readonly halls: readonly HallChoice[];
  readonly chosen: HallChoice;
  readonly onChoose: (hall: HallChoice) => void;
}

function HallPicker({ halls, chosen, onChoose }: HallPickerProps) {
  const { t } = useI18n();
  return (
    <fieldset className={styles["group"]}>
      <legend className={styles["label"]}>{t("booking.where")}</legend>
      {halls.map((hall) => (
        <ChoiceRow
          key={hall.id}
          name="hall"
          checked={hall.id === chosen.id}
          onChange={() => onChoose(hall)}
          note={hall.address}
        >
          {hall.name}
        </ChoiceRow>
      ))}
    </fieldset>
  );
}

interface GuestCounterProps {
  readonly seats: number;
  readonly max: number;
  readonly onChange: (guests: number) => void;
}

function GuestCounter({ seats, max, onChange }: GuestCounterProps) {
  const { t, formatNumber } = useI18n();
  return (
    <div className={styles["guests"]}>
      <span className={styles["label"]}>{t("booking.seats")}</span>
      <Stepper
        name={t("booking.seats")}
        value={formatNumber(seats)}
        onFewer={() => onChange(seats - 1)}
        onMore={() => onChange(seats + 1)}
        canFewer={seats > 1}
        canMore={seats < max}
      />
    </div>
  );
}
