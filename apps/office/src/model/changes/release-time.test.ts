import { expect, it } from "vitest";
import { instantOf, readTime, shownTime, suggestedTime, timeFault } from "./release-time.ts";

const zone = "Asia/Yekaterinburg";
const now = Date.parse("2026-11-18T12:40:00Z");

it("EDIT-5 takes the time of a publication on the clock of the shop, wherever the office is open", () => {
  expect(suggestedTime(now, zone).toString()).toBe("2026-11-18T19:00:00");
  expect(instantOf(shownTime("2026-11-18T14:00:00.000Z", zone), zone)).toBe("2026-11-18T14:00:00.000Z");
});

it("EDIT-5 refuses a time that is past, more than a year ahead, or not whole", () => {
  const fault = (text: string) => timeFault(readTime(text), zone, now);
  expect(fault("2026-11-18T17:40")).toBe("past");
  expect(fault("2026-11-18T17:41")).toBeNull();
  expect(fault("2028-01-01T00:00")).toBe("far");
  expect([fault(""), fault("soon")]).toEqual(["none", "none"]);
});

it("EDIT-5 takes the time after one that the clocks skip", () => {
  const skipped = readTime("2027-03-28T02:30");
  expect(skipped && instantOf(skipped, "Europe/Berlin")).toBe("2027-03-28T01:30:00.000Z");
});
