import { describe, expect, test } from "vitest";
import { firstPrintOf, type PrintedTicket, printedAt, withPrinted } from "./printed-tickets.ts";

const kitchen: PrintedTicket = { order: 7, reader: "kitchen", at: "2026-11-22T16:00:00.000Z" };

describe("tickets printed by this device", () => {
  test("PRINT-2 counts the second and third print of a ticket as copies of the first", () => {
    const once = withPrinted([], kitchen);
    const twice = withPrinted(once, { ...kitchen, at: "2026-11-22T16:05:00.000Z" });
    expect(firstPrintOf(twice, 7, "kitchen")).toBe(kitchen.at);
    expect(twice).toHaveLength(1);
  });

  test("PRINT-2 counts tickets of other readers and other orders as first prints", () => {
    expect(firstPrintOf([kitchen], 7, "courier")).toBeNull();
    expect(firstPrintOf([kitchen], -7, "kitchen")).toBeNull();
  });

  test("PRINT-2 a change is new until it is printed, then a copy; the whole ticket had every change", () => {
    const printed = withPrinted([kitchen], { ...kitchen, at: "2026-11-22T16:05:00.000Z", change: 2 });
    expect(printed).toEqual([{ ...kitchen, change: 2 }]);
    expect(printedAt(printed, 7, "kitchen", 3)).toBeNull();
    expect(printedAt(printed, 7, "kitchen", 2)).toBe(kitchen.at);
    expect(printedAt(printed, 7, "kitchen", null)).toBe(kitchen.at);
  });

  test("limits the length of the list", () => {
    let printed: readonly PrintedTicket[] = [];
    for (let order = 1; order <= 1100; order += 1) printed = withPrinted(printed, { ...kitchen, order });
    expect(printed).toHaveLength(1000);
    expect(firstPrintOf(printed, 1100, "kitchen")).toBe(kitchen.at);
    expect(firstPrintOf(printed, 100, "kitchen")).toBeNull();
  });
});
