import { expect, it } from "vitest";
import { instantOf, readTime, shownTime, suggestedTime, timeFault } from "./release-time.ts";

const zone = "Asia/Yekaterinburg";
const now = Date.parse("2026-11-18T12:40:00Z");

it("EDIT-5 reads the publication time on the shop's clock, wherever the office is open", () => {
  expect(suggestedTime(now, zone).toString()).toBe("2026-11-18T19:00:00");
  expect(instantOf(shownTime("2026-11-18T14:00:00.000Z", zone), zone)).toBe("2026-11-18T14:00:00.000Z");
});

it("EDIT-5 refuses a time that is past, more than a year ahead or incomplete", () => {
  const fault = (text: string) => timeFault(readTime(text), zone, now);
  expect(fault("2026-11-18T17:40")).toBe("past");
  expect(fault("2026-11-18T17:41")).toBeNull();
  expect(fault("2028-01-01T00:00")).toBe("far");
  expect([fault(""), fault("soon")]).toEqual(["none", "none"]);
});

it("EDIT-5 moves a time that the clock skips beyond the gap", () => {
  const skipped = readTime("2027-03-28T02:30");
  expect(skipped && instantOf(skipped, "Europe/Berlin")).toBe("2027-03-28T01:30:00.000Z");
});
