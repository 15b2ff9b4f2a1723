import { dayNumber } from "./calendar.ts";
import { localDayNumber } from "./local-time.ts";
import { openIntervals } from "./opening.ts";
import { slotStartsOfDay } from "./slots/slot-grid.ts";
import { type BookedTable, freeTables, type HallTable } from "./tables.ts";
import type { CalendarDay, Instant, Interval, WorkSchedule } from "./types.ts";
import { offeredDayOf } from "./work-day.ts";

/** The shop's rules of table bookings. */
export interface BookingPolicy {
  /** Length of a booking. */
  readonly minutes: number;
  /** Number of bookable days, starting today. */
  readonly days: number;
  /** Step of booking starts in minutes of the wall clock. */
  readonly stepMinutes: number;
}

/** Booked seats of a hall in an interval. */
export interface BookedSeats extends BookedTable {
  /** Whether neither the restaurant nor a code has confirmed the guest's number. */
  readonly isUnconfirmed?: boolean;
}

/** A hall as input of bookings. */
export interface BookableHall {
  readonly schedule: WorkSchedule;
  /** Total seats. Null: not counted. */
  readonly seats: number | null;
  /** Empty: the hall counts its seats. Otherwise a booking takes one table, and `seats` counts no more. */
  readonly tables?: readonly HallTable[];
  readonly held: readonly BookedSeats[];
  /** Whether the seats are for a number that is not confirmed. */
  readonly isForUnconfirmed?: boolean;
}

export interface BookingTime extends Interval {
  /** Free seats over the whole interval; in a hall with tables, of the largest free one. Null: not counted. */
  readonly free: number | null;
}

export type BookingRefusal =
  | { readonly reason: "time-passed" }
  | { readonly reason: "slot-unavailable" }
  | { readonly reason: "no-seats"; readonly free: number };

const minuteMs = 60_000;
/** Time that a hall needs to lay a table. */
const leadMinutes = 30;
/** Last booking start before closing. */
const lastEntryMinutes = 60;

/**
 * Maximum of seats booked at one moment within the interval. A booking that ends at 20:00 frees its seats
 * from 20:00.
 */
export function maxBookedSeats(held: readonly BookedSeats[], { from, to }: Interval): number {
  const meeting = held.filter((each) => each.from < to && from < each.to);
  const moments = [from, ...meeting.map((each) => each.from).filter((start) => start > from)];
  const at = (moment: Instant) =>
    meeting.reduce((sum, each) => sum + (each.from <= moment && moment < each.to ? each.seats : 0), 0);
  return Math.max(0, ...moments.map(at));
}

/**
 * Bookable times of a restaurant's day, ascending, with their free seats (APP-1). Hours past midnight belong
 * to the evening before.
 */
export function bookingTimes(
  hall: BookableHall,
  policy: BookingPolicy,
  day: CalendarDay,
  now: Instant,
): readonly BookingTime[] {
  return startsOf(hall.schedule, policy, dayNumber(day), now).map((from) => {
    const to = from + policy.minutes * minuteMs;
    return { from, to, free: freeSeats(hall, { from, to }) };
  });
}

/** Why these seats cannot be booked at that instant. Null if they can. */
export function bookingRefusal(
  hall: BookableHall,
  policy: BookingPolicy,
  wish: { readonly from: Instant; readonly seats: number },
  now: Instant,
): BookingRefusal | null {
  if (wish.from <= now) return { reason: "time-passed" };
  const number = offeredDayOf(hall.schedule, wish.from, now);
  if (!startsOf(hall.schedule, policy, number, now).includes(wish.from)) return { reason: "slot-unavailable" };
  const free = freeSeats(hall, { from: wish.from, to: wish.from + policy.minutes * minuteMs });
  return free === null || wish.seats <= free ? null : { reason: "no-seats", free };
}

function freeSeats(hall: BookableHall, interval: Interval): number | null {
  const { seats, tables = [], held, isForUnconfirmed } = hall;
  if (tables.length > 0) return bookableTables(hall, interval).at(-1)?.seats ?? 0;
  if (seats === null) return null;
  const free = seats - maxBookedSeats(held, interval);
  if (isForUnconfirmed !== true) return Math.max(0, free);
  const unconfirmed = held.filter((each) => each.isUnconfirmed === true);
  return Math.max(0, Math.min(free, seatsForUnconfirmed(seats) - maxBookedSeats(unconfirmed, interval)));
}

/** The tables that a guest may book, the smallest first: a table counts with all its seats (INBOX-1). */
export function bookableTables(
  { tables = [], held, isForUnconfirmed }: Pick<BookableHall, "tables" | "held" | "isForUnconfirmed">,
  interval: Interval,
): readonly HallTable[] {
  const free = freeTables(tables, held, interval);
  if (isForUnconfirmed !== true) return free;
  const seatsOf = new Map(tables.map(({ number, seats }) => [number, seats]));
  const unconfirmed = held
    .filter((each) => each.isUnconfirmed === true)
    .map((each) => ({ ...each, seats: seatsOf.get(each.table ?? "") ?? each.seats }));
  const all = tables.reduce((sum, { seats }) => sum + seats, 0);
  const left = seatsForUnconfirmed(all) - maxBookedSeats(unconfirmed, interval);
  return free.filter(({ seats }) => seats <= left);
}

/**
 * Seats that unconfirmed numbers may hold at a time: two thirds, so that nobody who invents numbers can close a hall.
 */
function seatsForUnconfirmed(seats: number): number {
  return Math.ceil((seats * 2) / 3);
}

function startsOf(schedule: WorkSchedule, policy: BookingPolicy, number: number, now: Instant): readonly Instant[] {
  const today = localDayNumber(now, schedule.timeZone);
  if (number < today || number >= today + policy.days) return [];
  const open = openIntervals(schedule, now, policy.days);
  const stay = Math.min(lastEntryMinutes, policy.minutes) * minuteMs;
  return [number, number + 1]
    .flatMap((each) => slotStartsOfDay(each, policy.stepMinutes, schedule.timeZone))
    .filter(
      (start) =>
        start >= now + leadMinutes * minuteMs &&
        open.some(({ from, to }) => from <= start && start + stay <= to) &&
        offeredDayOf(schedule, start, now) === number,
    );
}
