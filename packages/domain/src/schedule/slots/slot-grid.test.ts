import fc from "fast-check";
import { expect, it } from "vitest";
import { at } from "../../testing/schedule.ts";
import { localDayNumber } from "../local-time.ts";
import { slotStartAround, slotStartsOfDay } from "./slot-grid.ts";

it("an order as soon as possible after a skipped hour counts in the last slot before it", () => {
  const berlin = "Europe/Berlin";
  const ready = at("2026-03-29 03:10", berlin);
  expect(slotStartAround(ready, 25, berlin)).toBe(at("2026-03-29 01:40", berlin));
  expect(slotStartAround(at("2026-03-29 03:25", berlin), 25, berlin)).toBe(at("2026-03-29 03:20", berlin));
});

it("the slot around an instant is on the grid of its day, and not after the instant", () => {
  const zones = fc.constantFrom("Europe/Moscow", "Europe/Berlin", "Australia/Lord_Howe", "America/New_York");
  const instants = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 11) });
  fc.assert(
    fc.property(zones, instants, fc.constantFrom(15, 25, 45, 50, 120), (zone, instant, length) => {
      const start = slotStartAround(instant, length, zone);
      const starts = slotStartsOfDay(localDayNumber(instant, zone), length, zone);
      if (start > instant || !starts.includes(start)) throw new Error("off the grid");
    }),
  );
});
