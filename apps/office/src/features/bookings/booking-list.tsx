import type { WireBooking, WireBookings } from "@skatert/contract";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { classNames } from "../../ui/class-names.ts";
import screen from "../../ui/screen/screen.module.css";
import { guestText, STATE_SIGNS, spanText } from "./booking-words.ts";
import css from "./bookings.module.css";

interface BookingListProps {
  readonly data: WireBookings;
  readonly bookings: readonly WireBooking[];
  readonly onOpen: (booking: WireBooking) => void;
}

/** Bookings by their time, a row each: the day on a phone, and what is cancelled. */
export function BookingList({ data, bookings, onOpen }: BookingListProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const hallOf = (booking: WireBooking) =>
    data.halls.find(({ id }) => id === booking.hall_id)?.name ?? booking.hall_name;
  return (
    <ul className={screen.list} aria-label={t("booking.list")}>
      {bookings.map((booking) => (
        <li key={booking.id}>
          <button
            type="button"
            className={classNames(css.row, booking.state === "new" && css.unconfirmed)}
            onClick={() => onOpen(booking)}
          >
            <strong className={css.when}>{spanText(booking, data.time_zone, i18n)}</strong>
            <span className={css.name}>
              {STATE_SIGNS[booking.state]} <bdi>{guestText(booking, i18n)}</bdi>
            </span>
            <span>
              {t("booking.seats", { count: booking.seats })}
              {" · "}
              {booking.table_id === null ? t("booking.noTable") : t("booking.table.named", { table: booking.table_id })}
            </span>
            <span className={screen.quiet}>
              {hallOf(booking)} · {t(`booking.state.${booking.state}`)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
