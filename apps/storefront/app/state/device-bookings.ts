import type { RequestView } from "@skatert/contract";
import type { CalendarDay, MinuteOfDay } from "@skatert/domain";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { deviceBookingsName } from "./device-orders-mark.ts";
import { keptWhileAny } from "./kept-while-any.ts";
import {
  browserStorage,
  keepShape,
  storedCount,
  storedId,
  storedList,
  storedRecord,
  storedTextOrNull,
} from "./stored.ts";
import { useUser } from "./user-store.ts";

/** A booked table that this browser can open by its key. */
export interface DeviceBooking {
  readonly id: number;
  readonly number: string;
  readonly key: string;
  readonly placeName: string;
  readonly day: CalendarDay;
  readonly from: MinuteOfDay;
  readonly to: MinuteOfDay;
  /** Who was signed in; null: a guest. */
  readonly userId: number | null;
  /** Until when it is shown, by the browser's clock, milliseconds. */
  readonly until: number;
}

interface DeviceBookings {
  /** The latest first. */
  readonly bookings: readonly DeviceBooking[];
  /** A known one only gets its owner, if it had none. */
  readonly remember: (booking: DeviceBooking) => void;
  readonly forget: (id: number) => void;
  readonly forgetPast: (now: number) => void;
  /** After a sign-out no booking of the person is left (STATE-8). */
  readonly forgetOwned: () => void;
}

const mostBookings = 10;
/** A day for the evening itself, and half a day for the distance between the time zones. */
const shownAfterMs = 36 * 3_600_000;

/** The device's own bookings. Read from the storage at once, so nothing of the server's HTML may show them. */
export const useDeviceBookings = create<DeviceBookings>()(
  persist(
    (set) => ({
      bookings: [],
      remember: (booking) =>
        set(({ bookings }) => {
          const known = bookings.find(({ id }) => id === booking.id);
          if (known === undefined) return { bookings: [booking, ...bookings].slice(0, mostBookings) };
          const owned = { ...known, userId: known.userId ?? booking.userId };
          return { bookings: bookings.map((each) => (each === known ? owned : each)) };
        }),
      forget: (id) => set(({ bookings }) => ({ bookings: bookings.filter((each) => each.id !== id) })),
      forgetPast: (now) => set(({ bookings }) => ({ bookings: bookings.filter(({ until }) => until > now) })),
      forgetOwned: () => set(({ bookings }) => ({ bookings: bookings.filter(({ userId }) => userId === null) })),
    }),
    {
      name: deviceBookingsName,
      version: 1,
      storage: keptWhileAny(browserStorage(), (state) => readBookings(state).length > 0),
      partialize: ({ bookings }): unknown => ({ bookings }),
      migrate: keepShape,
      merge: (persisted, state) => ({ ...state, bookings: readBookings(persisted) }),
    },
  ),
);

/**
 * Keeps a booking with its key, so that its guest finds it again; one that is called off is forgotten. Keeps none while
 * the user's store is not read yet: without its owner the key would survive the sign-out (STATE-8).
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
  // The device's clock may differ from the shop's: only the time from the request to the table counts.
  const ahead = Math.max(0, Date.UTC(day.year, day.month - 1, day.day, 0, from) - at);
  const userId = useUser.getState().user?.id ?? null;
  remember({ id, number, key, placeName, day, from, to, userId, until: now + ahead + shownAfterMs });
}

function readBookings(stored: unknown): readonly DeviceBooking[] {
  return storedList(storedRecord(stored)["bookings"], readBooking).slice(0, mostBookings);
}

function readBooking(value: unknown): DeviceBooking | null {
  const stored = storedRecord(value);
  const id = storedId(stored["id"]);
  const key = storedTextOrNull(stored["key"]);
  const day = readDay(stored["day"]);
  const [from, to, until] = [storedCount(stored["from"]), storedCount(stored["to"]), storedCount(stored["until"])];
  if (id === null || key === null || day === null || from === null || to === null || until === null) return null;
  return {
    ...{ id, key, day, from, to, until },
    number: storedTextOrNull(stored["number"]) ?? String(id),
    placeName: storedTextOrNull(stored["placeName"]) ?? "",
    userId: storedId(stored["userId"]),
  };
}

function readDay(value: unknown): CalendarDay | null {
  const stored = storedRecord(value);
  const [year, month, day] = [storedCount(stored["year"]), storedCount(stored["month"]), storedCount(stored["day"])];
  return year === null || month === null || day === null ? null : { year, month, day };
}
