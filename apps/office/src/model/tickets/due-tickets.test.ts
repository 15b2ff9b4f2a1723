import { describe, expect, test } from "vitest";
import { type AutoPrint, type ConfirmedOrder, dueTickets } from "./due-tickets.ts";

const minute = 60_000;
const now = Date.parse("2026-11-22T18:00:00.000Z");
const order = (change: Partial<ConfirmedOrder> = {}): ConfirmedOrder => ({
  id: 7,
  stage: "accepted",
  confirmedAt: now - minute,
  asksReading: false,
  ...change,
});
const device = (change: Partial<AutoPrint> = {}): AutoPrint => ({
  auto: ["kitchen", "courier"],
  since: now - 60 * minute,
  printed: [],
  ...change,
});

describe("automatic printing after a confirmation", () => {
  test("PRINT-1 prints a newly confirmed order for all chosen readers, also after a restart", () => {
    expect(dueTickets([order()], device(), now)).toEqual({ id: 7, readers: ["kitchen", "courier"] });
  });

  test("MENU-15 prints no order whose guest's words on an allergy nobody has read", () => {
    expect(dueTickets([order({ asksReading: true })], device(), now)).toBeNull();
  });

  test("PRINT-2 skips a ticket that this device has printed and prints the other one", () => {
    const printed = [{ order: 7, reader: "kitchen" as const, at: "2026-11-22T17:59:30.000Z" }];
    expect(dueTickets([order()], device({ printed }), now)).toEqual({ id: 7, readers: ["courier"] });
    const both = [...printed, { ...printed[0], order: 7, reader: "courier" as const, at: "" }];
    expect(dueTickets([order()], device({ printed: both }), now)).toBeNull();
  });

  test.each([
    ["not confirmed", order({ confirmedAt: null }), device()],
    ["cancelled meanwhile", order({ stage: "cancelled" }), device()],
    ["confirmed half an hour ago", order({ confirmedAt: now - 31 * minute }), device()],
    [
      "confirmed before automatic printing was turned on",
      order({ confirmedAt: now - 5 * minute }),
      device({ since: now - minute }),
    ],
    ["on a device without automatic tickets", order(), device({ auto: [] })],
    ["on a device that never printed automatically", order(), device({ since: null })],
  ] satisfies [string, ConfirmedOrder, AutoPrint][])("PRINT-1 does not print an order %s", (_, one, settings) => {
    expect(dueTickets([one], settings, now)).toBeNull();
  });

  test("PRINT-1 prints the earliest confirmation first, whichever device confirmed it", () => {
    const orders = [order({ id: 9 }), order({ id: 8, confirmedAt: now - 3 * minute })];
    expect(dueTickets(orders, device(), now)?.id).toBe(8);
  });
});
