import { expect, test } from "vitest";
import { periodBounds } from "./journal-period.ts";

test("STAFF-4 covers whole days of the branch, also a day of 25 hours", () => {
  expect(periodBounds("2026-11-21", "2026-11-22", "Europe/Moscow")).toEqual({
    from: "2026-11-20T21:00:00.000Z",
    to: "2026-11-22T21:00:00.000Z",
  });
  expect(periodBounds("2026-10-25", "2026-10-25", "Europe/Berlin")).toEqual({
    from: "2026-10-24T22:00:00.000Z",
    to: "2026-10-25T23:00:00.000Z",
  });
  expect(periodBounds("", "вчера", "Europe/Moscow")).toEqual({ from: null, to: null });
});
