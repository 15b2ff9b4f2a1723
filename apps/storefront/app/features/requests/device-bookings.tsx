import { useEffect } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useUser } from "../../model/account/user-store.ts";
import { type DeviceBooking, forgetPastBookings, useDeviceBookings } from "../../model/bookings/device-bookings.ts";
import { LinkList, LinkRow } from "../../ui/lists/link-list.tsx";
import { bookingPath } from "./booking-path.ts";

/** Tables booked with this device, by a guest or a signed-in shopper, each with a link by its key. */
export function DeviceBookings() {
  const { t } = useI18n();
  const viewer = useUser(({ user }) => user?.id ?? null);
  const all = useDeviceBookings(({ items }) => items);
  useEffect(() => forgetPastBookings(Date.now()), []);
  const bookings = all.filter(({ userId }) => userId === null || userId === viewer);
  if (bookings.length === 0) return null;
  return (
    <LinkList title={t("own.bookings")}>
      {bookings.map((booking) => (
        <li key={booking.id}>
          <BookingRow booking={booking} />
        </li>
      ))}
    </LinkList>
  );
}

function BookingRow({ booking }: { readonly booking: DeviceBooking }) {
  const { t, formatDate, formatMinute } = useI18n();
  const { number, placeName, day, from, to } = booking;
  const date = formatDate(Date.UTC(day.year, day.month - 1, day.day), "day", "UTC");
  const when = t("booking.when", { day: date, from: formatMinute(from), to: formatMinute(to) });
  return (
    <LinkRow href={bookingPath(booking)} title={t("booking.number", { number })} note={`${when} · ${placeName}`} />
  );
}
