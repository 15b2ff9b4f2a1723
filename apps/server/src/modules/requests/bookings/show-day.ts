import type { WireBookings } from "@skatert/contract";
import {
  type BranchId,
  type CalendarDay,
  dayNumber,
  hoursOfDay,
  type Interval,
  instantAt,
  intervalOf,
  type WorkSchedule,
} from "@skatert/domain";
import { isOneOf } from "../../../database/lists.ts";
import type { Db } from "../../../database/tables.ts";
import { isoTime } from "../../../ports/clock.ts";
import { hallsOf } from "../halls.ts";
import { bookingToWire } from "../request-facts.ts";
import type { BookingsDeps } from "./booking-types.ts";

const maxShown = 500;
const dayMs = 86_400_000;
/** The longest booking: what began earlier does not meet the day. */
export const longestBookingMs = dayMs;

/** The halls of a branch and their bookings on a day. */
export async function showDay(
  { db, shop }: BookingsDeps,
  branch: BranchId,
  day: CalendarDay,
  readsGuests: boolean,
): Promise<WireBookings> {
  const settings = (await shop.current()).settings();
  const halls = hallsOf(settings).filter(({ branchId }) => branchId === branch);
  const { schedule } = halls[0] ?? { schedule: null };
  const { minutes, stepMinutes } = settings.bookings;
  const timeZone = schedule?.timeZone ?? "UTC";
  const midnight = instantAt(day, 0, timeZone);
  const { from, to } = (schedule === null ? null : openSpan(schedule, day)) ?? { from: midnight, to: midnight + dayMs };
  // Staff also book outside the hours.
  const within = { from: Math.min(from, midnight), to: Math.max(to, midnight + dayMs) };
  const { rows } = await db.executeQuery(
    dayQuery(
      db,
      halls.map(({ id }) => id),
      within,
    ),
  );
  return {
    time_zone: timeZone,
    from: isoTime(from),
    to: isoTime(to),
    minutes,
    step_minutes: stepMinutes,
    halls: halls.map(({ id, name, address, seats, tables }) => ({
      id,
      name,
      address,
      seats,
      tables: tables.map((table) => ({ id: table.number, seats: table.seats })),
    })),
    bookings: rows.map((row) => bookingToWire(row, branch, readsGuests)),
  };
}

/** From the first opening of a day to its last closing, with its night; null: closed. */
function openSpan(schedule: WorkSchedule, day: CalendarDay): Interval | null {
  const number = dayNumber(day);
  const hours = hoursOfDay(schedule, number).map((each) => intervalOf(each, number, schedule));
  if (hours.length === 0) return null;
  return { from: Math.min(...hours.map(({ from }) => from)), to: Math.max(...hours.map(({ to }) => to)) };
}

/** The bookings of halls that meet an interval, cancelled ones too, by their start. */
export function dayQuery(db: Db, halls: readonly number[], { from, to }: Interval) {
  return db
    .selectFrom("requests")
    .selectAll()
    .where(isOneOf(db, "restaurant_id", halls))
    .where("starts_at", ">", from - longestBookingMs)
    .where("starts_at", "<", to)
    .where("ends_at", ">", from)
    .orderBy("starts_at")
    .orderBy("id")
    .limit(maxShown)
    .compile();
}
