import { describe, expect, test } from "vitest";
import { firstPrintOf, type PrintedTicket, withPrinted } from "./printed-tickets.ts";

const kitchen: PrintedTicket = { order: 7, reader: "kitchen", at: "2026-11-22T16:00:00.000Z" };

describe("tickets printed by this device", () => {
  test("PRINT-2 the second print of a ticket is a copy of the first, also after a third", () => {
    const once = withPrinted([], kitchen);
    const twice = withPrinted(once, { ...kitchen, at: "2026-11-22T16:05:00.000Z" });
    expect(firstPrintOf(twice, 7, "kitchen")).toBe(kitchen.at);
    expect(twice).toHaveLength(1);
  });

  test("PRINT-2 the courier's ticket of an order is no copy of the kitchen's, and neither is another order's", () => {
    expect(firstPrintOf([kitchen], 7, "courier")).toBeNull();
    expect(firstPrintOf([kitchen], -7, "kitchen")).toBeNull();
  });

  test("the list does not grow for ever", () => {
    let printed: readonly PrintedTicket[] = [];
    for (let order = 1; order <= 1100; order += 1) printed = withPrinted(printed, { ...kitchen, order });
    expect(printed).toHaveLength(1000);
    expect(firstPrintOf(printed, 1100, "kitchen")).toBe(kitchen.at);
    expect(firstPrintOf(printed, 100, "kitchen")).toBeNull();
  });
});
