import type { WireBooking, WireBookings } from "@skatert/contract";
import { holdsTable, type Instant, type Interval } from "@skatert/domain";

const hourMs = 3_600_000;
const minuteMs = 60_000;

export type WireHall = WireBookings["halls"][number];
export type WireTable = WireHall["tables"][number];

/** The row of a table, or of the hall's bookings without one. */
export interface TableRow {
  /** Null: bookings without a table. */
  readonly table: WireTable | null;
  /** That hold the table, by their start; each in the lane where it overlaps no other. */
  readonly bars: readonly { readonly booking: WireBooking; readonly lane: number }[];
  readonly lanes: number;
}

export function spanOf({ from, to }: Pick<WireBooking, "from" | "to">): Interval {
  return { from: Date.parse(from), to: Date.parse(to) };
}

export function meets(one: Interval, other: Interval): boolean {
  return one.from < other.to && other.from < one.to;
}

/**
 * The rows of a hall: its tables, then bookings that have none, or whose table the hall no longer has. The latter row is
 * there only if it is needed, or if the hall has no tables.
 */
export function rowsOf(hall: WireHall, bookings: readonly WireBooking[]): readonly TableRow[] {
  const held = bookings.filter(({ hall_id: id, state }) => id === hall.id && holdsTable(state));
  const rows = hall.tables.map((table) =>
    rowOf(
      table,
      held.filter(({ table_id: id }) => id === table.id),
    ),
  );
  const others = held.filter(({ table_id: id }) => !hall.tables.some((table) => table.id === id));
  return others.length > 0 || rows.length === 0 ? [...rows, rowOf(null, others)] : rows;
}

function rowOf(table: WireTable | null, bookings: readonly WireBooking[]): TableRow {
  const ends: Instant[] = [];
  const bars = bookings
    .toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from))
    .map((booking) => {
      const { from, to } = spanOf(booking);
      const free = ends.findIndex((end) => end <= from);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = to;
      return { booking, lane };
    });
  return { table, bars, lanes: Math.max(1, ends.length) };
}

/** Place of a bar on the day in percent of its length, cut at the edges; null: outside. */
export function placeOf(bar: Interval, day: Interval): { readonly start: number; readonly length: number } | null {
  if (!meets(bar, day)) return null;
  const share = (at: Instant) => ((at - day.from) / (day.to - day.from)) * 100;
  const start = Math.max(0, share(bar.from));
  return { start, length: Math.min(100, share(bar.to)) - start };
}

/** The full hours of a day, without its end. A timeline that begins at half past has its first mark half an hour in. */
export function hoursOf({ from, to }: Interval): readonly Instant[] {
  const first = Math.ceil(from / hourMs) * hourMs;
  return Array.from({ length: Math.max(0, Math.ceil((to - first) / hourMs)) }, (_, at) => first + at * hourMs);
}

/**
 * Where a bar lands that is dragged by a share of the day's length: at a whole step, within the day.
 */
export function draggedTo(bar: Interval, share: number, day: Interval, stepMinutes: number): Interval {
  const step = stepMinutes * minuteMs;
  const length = bar.to - bar.from;
  const by = Math.round((share * (day.to - day.from)) / step) * step;
  const latest = Math.max(day.from, day.to - length);
  const from = by === 0 ? bar.from : Math.min(Math.max(bar.from + by, day.from), latest);
  return { from, to: from + length };
}
