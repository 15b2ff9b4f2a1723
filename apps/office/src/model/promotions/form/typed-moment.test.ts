import { expect, it } from "vitest";
import { momentText, readMoment, withDay } from "./typed-moment.ts";

it("PROMO-1 a day that is typed over by keyboard keeps its time", () => {
  const emptied = withDay("2026-12-01T10:30", "", "");
  expect(emptied).toBe("");
  expect(withDay(emptied, "2026-12-24", "10:30")).toBe("2026-12-24T10:30");
});

it("PROMO-1 a day without a time stays so, and another notation is none", () => {
  expect(withDay("2026-12-01", "2026-12-24", "10:30")).toBe("2026-12-24");
  expect(readMoment("1798761600")).toEqual({ day: "", time: "" });
  expect(momentText({ day: "", time: "10:30" })).toBe("");
});
