import type { RequestView } from "@skatert/contract";
import type { CalendarDay, MinuteOfDay } from "@skatert/domain";
import { createDeviceList, type KeyedItem } from "../../platform/storage/device-list.ts";
import { storedCount, storedRecord, storedTextOrNull } from "../../platform/storage/stored.ts";
import { useUser } from "../account/user-store.ts";
import { deviceBookingsName } from "../orders/device-orders-mark.ts";

interface OwnBooking {
  readonly placeName: string;
  readonly day: CalendarDay;
  readonly from: MinuteOfDay;
  readonly to: MinuteOfDay;
  /** End of display by the browser's clock, milliseconds. */
  readonly until: number;
}

/** A booking that this browser opens with its key. */
export type DeviceBooking = KeyedItem & OwnBooking;

/** One day for the evening itself, and half a day for the difference of time zones. */
const shownAfterMs = 36 * 3_600_000;

/** The device's own bookings, the latest 10. */
export const useDeviceBookings = createDeviceList<OwnBooking>({
  name: deviceBookingsName,
  field: "bookings",
  max: 10,
  renewed: () => ({}),
  readOwn(stored) {
    const day = readDay(stored["day"]);
    const [from, to, until] = [storedCount(stored["from"]), storedCount(stored["to"]), storedCount(stored["until"])];
    if (day === null || from === null || to === null || until === null) return null;
    return { day, from, to, until, placeName: storedTextOrNull(stored["placeName"]) ?? "" };
  },
});

/** `now`: by the browser's clock, milliseconds. */
export function forgetPastBookings(now: number): void {
  useDeviceBookings.getState().forgetWhere(({ until }) => until <= now);
}

/**
 * Stores a booking with its key, so that its guest finds it again. Removes a cancelled one. Stores nothing
 * until the user store is read, because without an owner the key would survive the sign-out (STATE-8).
 */
export function keepBooking({ id, number, key, at, state, booking }: RequestView, now: number): void {
  if (booking === null) return;
  const { remember, forget } = useDeviceBookings.getState();
  if (state === "cancelled") {
    forget(id);
    return;
  }
  if (!useUser.persist.hasHydrated()) return;
  const { placeName, day, from, to } = booking;
  // The device's clock may differ from the shop's, so only the interval from request to booking counts.
  const ahead = Math.max(0, Date.UTC(day.year, day.month - 1, day.day, 0, from) - at);
  const userId = useUser.getState().user?.id ?? null;
  remember({ id, number, key, placeName, day, from, to, userId, until: now + ahead + shownAfterMs });
}

function readDay(value: unknown): CalendarDay | null {
  const stored = storedRecord(value);
  const [year, month, day] = [storedCount(stored["year"]), storedCount(stored["month"]), storedCount(stored["day"])];
  return year === null || month === null || day === null ? null : { year, month, day };
}
