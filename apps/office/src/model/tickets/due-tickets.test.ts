import { describe, expect, test } from "vitest";
import { type AutoPrint, type ConfirmedOrder, dueTickets } from "./due-tickets.ts";

const minute = 60_000;
const now = Date.parse("2026-11-22T18:00:00.000Z");
const order = (change: Partial<ConfirmedOrder> = {}): ConfirmedOrder => ({
  id: 7,
  stage: "accepted",
  confirmedAt: now - minute,
  asksReading: false,
  changes: [],
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
    expect(dueTickets([order()], device(), now)).toEqual({ id: 7, readers: ["kitchen", "courier"], change: null });
  });

  test("MENU-15 prints no order whose guest's words on an allergy nobody has read", () => {
    expect(dueTickets([order({ asksReading: true })], device(), now)).toBeNull();
  });

  test("PRINT-2 skips a ticket that this device has printed and prints the other one", () => {
    const printed = [{ order: 7, reader: "kitchen" as const, at: "2026-11-22T17:59:30.000Z" }];
    expect(dueTickets([order()], device({ printed }), now)).toEqual({ id: 7, readers: ["courier"], change: null });
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

  test("PRINT-2 prints only the difference of a change of an order that this device has printed", () => {
    const changes = [
      { number: 1, at: now - minute / 2, kinds: ["swap"] },
      { number: 2, at: now - minute / 4, kinds: ["address"] },
    ];
    const whole = { order: 7, at: "2026-11-22T17:59:30.000Z" };
    const printed = [
      { ...whole, reader: "kitchen" as const },
      { ...whole, reader: "courier" as const, change: 1 },
    ];
    expect(dueTickets([order({ changes })], device({ printed }), now)).toEqual({
      id: 7,
      readers: ["kitchen"],
      change: 1,
    });
    const both = printed.map((each) => ({ ...each, change: 1 }));
    // The kitchen cooks the same for another address.
    expect(dueTickets([order({ changes })], device({ printed: both }), now)).toEqual({
      id: 7,
      readers: ["courier"],
      change: 2,
    });
    expect(
      dueTickets([order({ changes })], device({ printed: both.map((each) => ({ ...each, change: 2 })) }), now),
    ).toBeNull();
  });

  test("PRINT-2 prints the present version, and no difference, of an order that it has not printed yet", () => {
    const changes = [{ number: 1, at: now, kinds: ["remove"] }];
    expect(dueTickets([order({ changes })], device({ auto: ["kitchen"] }), now)).toEqual({
      id: 7,
      readers: ["kitchen"],
      change: null,
    });
  });

  test("PRINT-1 prints the earliest confirmation first, whichever device confirmed it", () => {
    const orders = [order({ id: 9 }), order({ id: 8, confirmedAt: now - 3 * minute })];
    expect(dueTickets(orders, device(), now)?.id).toBe(8);
  });
});
