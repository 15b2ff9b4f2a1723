import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aSchedule, at } from "../testing/schedule.ts";
import { bookableTables, bookingRefusal } from "./bookings.ts";
import { freeTables, type HallTable, smallestTable, tableRefusal } from "./tables.ts";

const tables: readonly HallTable[] = [
  { number: "1", seats: 4 },
  { number: "2", seats: 2 },
  { number: "3", seats: 6 },
];
const evening = { from: 0, to: 120 };
const numbers = (free: readonly HallTable[]) => free.map(({ number }) => number);

describe("tables of a hall", () => {
  it("INBOX-1 the smallest table that fits is taken, and no table is free for two bookings that meet", () => {
    expect(smallestTable(freeTables(tables, [], evening), 2)?.number).toBe("2");
    const held = [{ from: 60, to: 180, seats: 2, table: "2" }];
    expect(smallestTable(freeTables(tables, held, evening), 2)?.number).toBe("1");
    expect(numbers(freeTables(tables, held, { from: 180, to: 240 }))).toEqual(["2", "1", "3"]);
    expect(smallestTable(freeTables(tables, held, evening), 7)).toBeNull();
  });

  it("INBOX-1 a booking from before the hall had tables keeps the smallest one that fits it", () => {
    const held = [{ from: 0, to: 60, seats: 3, table: null }];
    expect(numbers(freeTables(tables, held, evening))).toEqual(["2", "3"]);
  });

  it("INBOX-1 a chosen table is refused when it is unknown, too small or taken", () => {
    const held = [{ from: 60, to: 180, seats: 2, table: "1" }];
    expect(tableRefusal(tables, held, { ...evening, number: "9", seats: 2 })).toBe("no-such-table");
    expect(tableRefusal(tables, held, { ...evening, number: "2", seats: 3 })).toBe("table-too-small");
    expect(tableRefusal(tables, held, { ...evening, number: "1", seats: 3 })).toBe("table-taken");
    expect(tableRefusal(tables, held, { from: 180, to: 240, number: "1", seats: 3 })).toBeNull();
  });

  it("INBOX-1 unconfirmed numbers hold two thirds of the tables' seats at most", () => {
    const held = [{ ...evening, seats: 5, table: "3", isUnconfirmed: true }];
    const offered = (isForUnconfirmed: boolean) => numbers(bookableTables({ tables, held, isForUnconfirmed }, evening));
    expect([offered(true), offered(false)]).toEqual([["2"], ["2", "1"]]);
  });

  it("INBOX-1 guests read how many seats the largest free table has", () => {
    const hall = { schedule: aSchedule(), seats: 100, tables, held: [] };
    const wish = { from: at("2026-11-18 19:00"), seats: 7 };
    const policy = { minutes: 120, days: 14, stepMinutes: 30 };
    expect(bookingRefusal(hall, policy, wish, at("2026-11-18 12:10"))).toEqual({ reason: "no-seats", free: 6 });
  });

  it("INBOX-1 bookings that take the smallest free table one after another never share one", () => {
    const wish = fc.record({
      from: fc.nat(20),
      length: fc.integer({ min: 1, max: 6 }),
      seats: fc.integer({ min: 1, max: 7 }),
    });
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 25 }), (wishes) => {
        const held: { from: number; to: number; seats: number; table: string }[] = [];
        for (const { from, length, seats } of wishes) {
          const interval = { from, to: from + length };
          const table = smallestTable(freeTables(tables, held, interval), seats);
          if (table !== null) held.push({ ...interval, seats, table: table.number });
        }
        for (const [index, one] of held.entries())
          for (const other of held.slice(index + 1))
            expect(one.table === other.table && one.from < other.to && other.from < one.to).toBe(false);
      }),
    );
  });
});
