import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { money } from "../../money/money.ts";
import { aSchedule, aSlotLoad, aSlotPolicy, at, everyDay, hoursOf } from "../../testing/schedule.ts";
import { localTime } from "../local-time.ts";
import { isOpenAt } from "../opening.ts";
import type { BranchCapacity, WorkSchedule } from "../types.ts";
import { hasRoom, type SlotQuestion } from "./slot-room.ts";
import { takeSlots } from "./take-slots.ts";

function aQuestion(changes: Partial<SlotQuestion> = {}): SlotQuestion {
  return { policy: aSlotPolicy(), branchCapacity: null, loads: [], method: "flat_rate", warehouseId: 1, ...changes };
}

const shown = (slots: readonly { readonly start: number }[], zone = "Europe/Moscow") =>
  slots.map(({ start }) => {
    const { day, minute } = localTime(start, zone);
    return `${day.day}. ${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
  });

describe("take slots", () => {
  const now = at("2026-11-18 12:10");

  it("start no sooner than now plus cooking time, on the grid, within open hours, for the days of the policy", () => {
    const slots = takeSlots(aSchedule(), aQuestion(), now);
    expect(shown(slots).slice(0, 2)).toEqual(["18. 13:00", "18. 13:30"]);
    expect(shown(slots).at(-1)).toBe("24. 21:30");
    expect(slots).toHaveLength(18 + 6 * 24);
  });

  it("include a slot that starts exactly at now plus cooking time", () => {
    expect(shown(takeSlots(aSchedule(), aQuestion(), at("2026-11-18 12:30")))[0]).toBe("18. 13:00");
  });

  it("are empty for today when cooking ends after closing", () => {
    expect(shown(takeSlots(aSchedule(), aQuestion(), at("2026-11-18 21:40")))[0]).toBe("19. 10:00");
  });

  it("continue past midnight without adding the cooking time again", () => {
    const schedule = aSchedule({ week: everyDay("18:00-02:00"), cookingMinutes: 60 });
    const slots = takeSlots(schedule, aQuestion({ policy: aSlotPolicy({ days: 2 }) }), at("2026-11-18 22:45"));
    expect(shown(slots).slice(0, 5)).toEqual(["19. 00:00", "19. 00:30", "19. 01:00", "19. 01:30", "19. 18:00"]);
    expect(shown(slots).at(-1)).toBe("19. 23:30");
  });

  it("end at closing", () => {
    const schedule = aSchedule({ week: everyDay("10:00-21:45") });
    const last = takeSlots(schedule, aQuestion({ policy: aSlotPolicy({ days: 1 }) }), now).at(-1);
    expect(last).toEqual({ start: at("2026-11-18 21:30"), end: at("2026-11-18 21:45"), available: true });
  });

  it("leave out a skipped hour and list a repeated hour once", () => {
    const berlin = aSchedule({ timeZone: "Europe/Berlin", week: { 7: [hoursOf("00:00-05:00")] } });
    const question = aQuestion({ policy: aSlotPolicy({ minutes: 60, days: 1 }) });
    const spring = takeSlots(berlin, question, at("2026-03-28 23:10", "Europe/Berlin") + 3_600_000);
    expect(shown(spring, "Europe/Berlin")).toEqual(["29. 01:00", "29. 03:00", "29. 04:00"]);
    const autumn = takeSlots(berlin, question, at("2026-10-24 23:10", "Europe/Berlin") + 3_600_000);
    expect(shown(autumn, "Europe/Berlin")).toEqual(["25. 01:00", "25. 02:00", "25. 03:00", "25. 04:00"]);
  });

  it("of 25 minutes count from each midnight, and the last before it ends there", () => {
    const schedule = aSchedule({ week: everyDay("18:00-03:00") });
    const question = aQuestion({ policy: aSlotPolicy({ minutes: 25, days: 2 }) });
    const slots = takeSlots(schedule, question, at("2026-11-18 22:25"));
    expect(shown(slots).slice(0, 4)).toEqual(["18. 22:55", "18. 23:20", "18. 23:45", "19. 00:00"]);
    expect(slots[2]?.end).toBe(slots[3]?.start);
    expect(
      shown(slots)
        .filter((slot) => slot < "19. 03:30" && slot >= "19.")
        .at(-1),
    ).toBe("19. 02:55");
    expect(shown(slots)).toContain("19. 18:20");
  });

  it("are full at their number of orders, for their method and branch only", () => {
    const start = at("2026-11-18 13:00");
    const policy = aSlotPolicy({
      capacity: { flat_rate: { orders: 2, sum: null }, local_pickup: { orders: 1, sum: null } },
    });
    const loads = [aSlotLoad({ slotStart: start, sum: money(1), orders: 2 })];
    const first = (changes: Partial<SlotQuestion>) =>
      takeSlots(aSchedule(), aQuestion({ policy, loads, ...changes }), now)[0];
    expect(first({})).toMatchObject({ start, available: false, reason: "slot-full" });
    expect(first({ method: "local_pickup" })).toMatchObject({ start, available: true });
    expect(first({ warehouseId: 2 })).toMatchObject({ start, available: true });
    expect(takeSlots(aSchedule(), aQuestion({ policy, loads }), now)[1]).toMatchObject({ available: true });
  });

  it("accept a sum of totals equal to the capacity and refuse one above it", () => {
    const slotStart = at("2026-11-18 13:00");
    const policy = aSlotPolicy({ capacity: { flat_rate: { orders: null, sum: money(1000_00) } } });
    const question = aQuestion({ policy, loads: [aSlotLoad({ slotStart, sum: money(600_00) })] });
    const order = (total: number) => ({ total: money(total), dishes: 1 });
    expect(hasRoom(question, slotStart, order(400_00))).toBe(true);
    expect(hasRoom(question, slotStart, order(400_01))).toBe(false);
    expect(hasRoom(question, slotStart, null)).toBe(true);
  });

  it("BOARD-7 are full at the branch's own number of orders, dishes or money, by all methods together", () => {
    const slotStart = at("2026-11-18 13:00");
    const loads = [
      aSlotLoad({ slotStart, sum: money(300_00), dishes: 4 }),
      aSlotLoad({ slotStart, sum: money(200_00), dishes: 3, method: "local_pickup" }),
      aSlotLoad({ slotStart, sum: money(900_00), dishes: 90, warehouseId: 2 }),
    ];
    const room = (branchCapacity: Partial<BranchCapacity>, dishes = 1, total = 1_00) =>
      hasRoom(
        aQuestion({ loads, branchCapacity: { orders: null, dishes: null, sum: null, ...branchCapacity } }),
        slotStart,
        { dishes, total: money(total) },
      );
    expect([room({}), room({ orders: 3 }), room({ orders: 2 })]).toEqual([true, true, false]);
    expect([room({ dishes: 10 }, 3), room({ dishes: 10 }, 4)]).toEqual([true, false]);
    const sum = money(600_00);
    expect([room({ sum }, 1, 100_00), room({ sum }, 1, 100_01), room({ sum }, 1, -5)]).toEqual([true, false, true]);
    const full = aQuestion({ loads, branchCapacity: { orders: null, dishes: 7, sum: null } });
    expect(takeSlots(aSchedule(), full, now)[0]).toMatchObject({ available: false, reason: "slot-full" });
  });

  const arbitraryHours = fc
    .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 1440 }))
    .map(([from, to]) => ({ from, to }));
  const arbitraryDay = fc.array(arbitraryHours, { maxLength: 2 });
  const arbitrarySchedule: fc.Arbitrary<WorkSchedule> = fc.record({
    timeZone: fc.constantFrom("Europe/Moscow", "Europe/Berlin", "Australia/Lord_Howe", "America/New_York"),
    aroundTheClock: fc.boolean(),
    week: fc.record({ 1: arbitraryDay, 3: arbitraryDay, 6: arbitraryDay, 7: arbitraryDay }, { requiredKeys: [] }),
    exceptions: fc.constant({}),
    cookingMinutes: fc.integer({ min: 0, max: 600 }),
  });

  it("never start before now plus cooking time or the previous slot's end, in closed hours or twice", () => {
    const instants = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 11) });
    const minutes = fc.constantFrom(15, 20, 25, 30, 45, 50, 60, 90, 120);
    fc.assert(
      fc.property(
        arbitrarySchedule,
        instants,
        minutes,
        fc.integer({ min: 1, max: 3 }),
        (schedule, instant, length, days) => {
          const slots = takeSlots(schedule, aQuestion({ policy: aSlotPolicy({ minutes: length, days }) }), instant);
          let previous = instant + schedule.cookingMinutes * 60_000;
          for (const { start, end } of slots) {
            if (start < previous || end <= start || end > start + length * 60_000) throw new Error("out of order");
            if (!isOpenAt(schedule, start) || localTime(start, schedule.timeZone).minute % length !== 0)
              throw new Error("off");
            previous = end;
          }
        },
      ),
    );
  });
});
