import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clockAt, dayAt, instantOfClock, shiftedDay } from "./booking-clock.ts";
import { bookingRefusal } from "./booking-refusal.ts";
import { conflictOf } from "./table-choice.ts";
import { aBooking, aDay, clock } from "./testing-bookings.ts";
import { draggedTo, hoursOf, placeOf, rowsOf, spanOf, type WireHall } from "./timeline.ts";

const day = aDay();
const bounds = spanOf(day);
const [hall, terrace] = day.halls as [WireHall, WireHall];
const zone = "Europe/Moscow";

describe("the timeline of bookings", () => {
  it("INBOX-1 has a row for each table, and one more only for bookings without a table", () => {
    const bookings = [
      aBooking(),
      aBooking({ id: 2, table_id: null, hall_id: 401 }),
      aBooking({ id: 3, table_id: "99" }),
      aBooking({ id: 4, state: "cancelled" }),
      aBooking({ id: 5, hall_id: 402, table_id: null }),
    ];
    const ids = (of: WireHall, all = bookings) =>
      rowsOf(of, all).map(({ table, bars }) => [table?.id ?? null, bars.map(({ booking }) => booking.id)]);
    expect(ids(hall)).toEqual([
      ["4", [1]],
      ["5", []],
      ["6", []],
      [null, [2, 3]],
    ]);
    expect(ids(hall, [])).toHaveLength(3);
    expect(ids(terrace, [])).toEqual([[null, []]]);
    expect(ids(terrace)).toEqual([[null, [5]]]);
  });

  it("INBOX-1 gives bookings of one row lanes in which none overlap", () => {
    const span = fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 8 }));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 12 }), (spans) => {
        const bookings = spans.map(([at, length], index) => {
          const from = Date.parse(clock("10:00")) + at * 1_800_000;
          const iso = (instant: number) => new Date(instant).toISOString();
          return aBooking({
            id: index,
            hall_id: 402,
            table_id: null,
            from: iso(from),
            to: iso(from + length * 1_800_000),
          });
        });
        const [row] = rowsOf(terrace, bookings);
        const bars = row?.bars ?? [];
        expect(bars).toHaveLength(bookings.length);
        for (const [index, { booking, lane }] of bars.entries()) {
          const before = bars.slice(0, index).filter((other) => other.lane === lane);
          for (const other of before) expect(spanOf(other.booking).to).toBeLessThanOrEqual(spanOf(booking).from);
        }
      }),
    );
  });

  it("INBOX-1 places a bar in shares of the day and cuts it at the edges", () => {
    const half = { from: Date.parse(clock("17:00")), to: Date.parse(clock("20:30")) };
    expect(placeOf(half, bounds)).toEqual({ start: 50, length: 25 });
    const early = { from: Date.parse(clock("08:00")), to: Date.parse(clock("11:24")) };
    expect(placeOf(early, bounds)).toEqual({ start: 0, length: 10 });
    expect(placeOf({ from: early.from, to: bounds.from }, bounds)).toBeNull();
    expect(hoursOf(bounds).map((at) => clockAt(at, zone))).toHaveLength(14);
    expect(hoursOf({ from: Date.parse(clock("10:30")), to: Date.parse(clock("12:00")) })).toHaveLength(1);
  });

  it("INBOX-1 moves a dragged bar by whole steps and keeps it within the day", () => {
    const bar = spanOf(aBooking());
    const at = (share: number) => clockAt(draggedTo(bar, share, bounds, 30).from, zone);
    expect([at(0.01), at(1 / 14), at(-0.5), at(-2), at(2)]).toEqual(["19:00", "20:00", "12:00", "10:00", "22:00"]);
    const odd = spanOf(aBooking({ from: clock("19:10") }));
    expect(draggedTo(odd, 0, bounds, 30)).toEqual(odd);
  });
});

describe("tables of a booking", () => {
  const seating = { ...spanOf(aBooking()), hallId: 401, tableId: "4", seats: 4 };

  it("INBOX-1 are in conflict with another booking at that time, or too small", () => {
    const taken = aDay(aBooking({ id: 7, from: clock("20:30"), to: clock("22:00") }));
    expect(conflictOf(seating, taken, null)).toMatchObject({ kind: "taken", by: { id: 7 } });
    expect(conflictOf(seating, taken, 7)).toBeNull();
    expect(conflictOf({ ...seating, tableId: "5" }, taken, null)).toEqual({ kind: "small", seats: 2 });
    expect(conflictOf({ ...seating, tableId: null }, taken, null)).toBeNull();
  });

  it("INBOX-1 are free from the end of a booking on, and after a cancellation or a no-show", () => {
    const free = aDay(
      aBooking({ id: 7, from: clock("21:00"), to: clock("23:00") }),
      aBooking({ id: 8, state: "cancelled" }),
      aBooking({ id: 9, state: "no-show" }),
    );
    expect(conflictOf(seating, free, null)).toBeNull();
  });

  it("INBOX-1 are refused by the server in words", () => {
    const refused = (code: string, reason?: string) =>
      bookingRefusal({ code, status: 409, data: { reason }, retryAfterSeconds: null });
    expect(refused("booking_refused", "table-taken")).toBe("booking.refused.table-taken");
    expect(refused("booking_refused", "full moon")).toBe("booking.refused.other");
    expect(refused("booking_changed")).toBe("booking.refused.changed");
    expect(refused("failed")).toBeNull();
  });
});

describe("the clock of bookings", () => {
  it("INBOX-1 counts a time after midnight to the evening before", () => {
    const night = { from: Date.parse(clock("18:00")), to: Date.parse(clock("18:00")) + 9 * 3_600_000 };
    const at = (time: string) => instantOfClock(time, "2026-11-30", night, zone);
    expect(at("19:30")).toBe(Date.parse(clock("19:30")));
    expect(at("01:00")).toBe(Date.parse("2026-12-01T01:00:00+03:00"));
    // Not during opening: the server says so.
    expect(at("12:00")).toBe(Date.parse(clock("12:00")));
    expect([at(""), instantOfClock("19:00", "30.11", night, zone)]).toEqual([null, null]);
  });

  it("INBOX-1 steps through the days of the branch's clock", () => {
    expect(dayAt(Date.parse("2026-11-30T22:30:00Z"), zone)).toBe("2026-12-01");
    expect([shiftedDay("2026-11-30", 1), shiftedDay("2026-12-01", -1), shiftedDay("", 1)]).toEqual([
      "2026-12-01",
      "2026-11-30",
      "",
    ]);
  });
});
