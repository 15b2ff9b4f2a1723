import type { WireBooking, WireBookings } from "@skatert/contract";
import type { Interval } from "@skatert/domain";
import { clockAt, instantOfClock } from "./booking-clock.ts";
import type { Seating } from "./table-choice.ts";
import { spanOf } from "./timeline.ts";

const minuteMs = 60_000;
export const MAX_GUESTS = 500;

/** Where and when guests sit, as the form has it. Times are on the branch's clock. */
export interface SeatingForm {
  readonly hallId: number;
  /** "": the server chooses. */
  readonly tableId: string;
  readonly from: string;
  readonly to: string;
  readonly seats: number;
}

/** The form of a booking. */
export function seatingOf(booking: WireBooking, zone: string): SeatingForm {
  const { from, to } = spanOf(booking);
  const { hall_id: hallId, table_id: tableId, seats } = booking;
  return { hallId, tableId: tableId ?? "", from: clockAt(from, zone), to: clockAt(to, zone), seats };
}

/** The form of a new booking: two guests at the next step from now, or at the opening of another day. */
export function newSeating(data: WireBookings, now: number): SeatingForm {
  const { from, to } = spanOf(data);
  const step = data.step_minutes * minuteMs;
  const soon = Math.ceil(now / step) * step;
  const start = soon >= from && soon < to ? soon : from;
  const zone = data.time_zone;
  const end = start + data.minutes * minuteMs;
  const [hall] = data.halls;
  return { hallId: hall?.id ?? 0, tableId: "", from: clockAt(start, zone), to: clockAt(end, zone), seats: 2 };
}

/** The form, in the first hall if the shop no longer has the kept one. */
export function fittingHall<Form extends SeatingForm>(form: Form, { halls }: Pick<WireBookings, "halls">): Form {
  if (halls.some(({ id }) => id === form.hallId)) return form;
  return { ...form, hallId: halls[0]?.id ?? 0, tableId: "" };
}

/** The form with another start: the end moves along, so that the length stays. */
export function withStart(form: SeatingForm, from: string, day: string, data: WireBookings): SeatingForm {
  const before = spanIn(form, day, data);
  const after = spanIn({ ...form, from }, day, data);
  if (before === null || after === null) return { ...form, from };
  return { ...form, from, to: clockAt(after.from + before.to - before.from, data.time_zone) };
}

/** The interval of the form on a day; an end that is not after the start is on the next day. Null: no times. */
function spanIn({ from, to }: Pick<SeatingForm, "from" | "to">, day: string, data: WireBookings): Interval | null {
  const bounds = spanOf(data);
  const start = instantOfClock(from, day, bounds, data.time_zone);
  const end = instantOfClock(to, day, bounds, data.time_zone);
  if (start === null || end === null) return null;
  return { from: start, to: end > start ? end : end + 24 * 60 * minuteMs };
}

/** The seating of a form; null: times or seats are missing. */
export function readSeating(form: SeatingForm, day: string, data: WireBookings): Seating | null {
  const span = spanIn(form, day, data);
  const { hallId, tableId, seats } = form;
  if (span === null || !Number.isInteger(seats) || seats < 1 || seats > MAX_GUESTS) return null;
  return { ...span, hallId, tableId: tableId === "" ? null : tableId, seats };
}
