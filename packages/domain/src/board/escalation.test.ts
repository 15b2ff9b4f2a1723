import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aSchedule, at, everyDay } from "../testing/schedule.ts";
import { type Escalation, escalate, type RingingOrder, ringsOf, stepAt, type UnansweredPolicy } from "./escalation.ts";

const minute = 60_000;
const noon = at("2026-11-18 12:00");
const order: RingingOrder = {
  ring: 1,
  ringsFrom: noon,
  waits: true,
  isHeard: false,
};
const policy: UnansweredPolicy = { afterMinutes: 3, action: "ring" };

/** Every step of an order whose facts do not change. */
function wholeRing(facts: RingingOrder, rules: UnansweredPolicy): readonly [Escalation["alarm"], number][] {
  const alarms: [Escalation["alarm"], number][] = [];
  let next: Escalation["next"] = { step: "push", at: stepAt("push", facts.ringsFrom, rules) };
  while (next !== null) {
    const { step, at: due }: { step: "push" | "message" | "owner"; at: number } = next;
    const escalation: Escalation = escalate(step, facts, rules);
    if (escalation.alarm !== null) alarms.push([escalation.alarm, (due - noon) / 1_000]);
    next = escalation.next;
  }
  return alarms;
}

describe("an order that nobody answers", () => {
  it.each<[string, Partial<RingingOrder>, Partial<UnansweredPolicy>, ReturnType<typeof wholeRing>]>([
    [
      "calls phones after 30 s, numbers after 70 s, and shows the guest the phone after three minutes",
      {},
      {},
      [
        ["push", 30],
        ["message", 70],
        ["ring", 180],
      ],
    ],
    ["calls nobody once a board has it, and waits for the answer", { isHeard: true }, {}, [["ring", 180]]],
    ["is confirmed if the owner wants that", { isHeard: true }, { action: "confirm" }, [["confirm", 180]]],
    [
      "is cancelled if the owner wants that",
      { isHeard: true },
      { action: "cancel", afterMinutes: 10 },
      [["cancel", 600]],
    ],
    [
      "is not answered by the shop when a scheduled order rings again",
      { ring: 2 },
      { action: "cancel" },
      [
        ["push", 30],
        ["message", 70],
      ],
    ],
    [
      "is not decided by the shop when a guest asks to cancel it",
      { ring: 3 },
      { action: "cancel" },
      [
        ["push", 30],
        ["message", 70],
      ],
    ],
    ["rests once it is answered", { waits: false }, {}, []],
  ])("BOARD-3 %s", (_, facts, rules, alarms) => {
    expect(wholeRing({ ...order, ...facts }, { ...policy, ...rules })).toEqual(alarms);
  });

  it("BOARD-3 each step is later than the one before, for every wait that the owner can choose", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), fc.boolean(), (afterMinutes, isHeard) => {
        const times = wholeRing({ ...order, isHeard }, { afterMinutes, action: "cancel" }).map(([, time]) => time);
        expect(times.toSorted((a, b) => a - b)).toEqual(times);
        expect(times.at(-1)).toBe(afterMinutes * 60);
      }),
    );
  });
});

describe("the rings of an order", () => {
  const schedule = aSchedule({ week: everyDay("10:00-22:00") });

  it.each([
    ["for now rings once, when it is placed", "2026-11-18 12:00", "2026-11-18 12:00", "2026-11-18 12:00", null],
    [
      "for the evening rings again when due",
      "2026-11-18 12:00",
      "2026-11-18 18:30",
      "2026-11-18 12:00",
      "2026-11-18 18:30",
    ],
    ["for soon rings once", "2026-11-18 12:00", "2026-11-18 12:09", "2026-11-18 12:00", null],
    [
      "placed at night counts from the opening",
      "2026-11-18 02:00",
      "2026-11-18 15:00",
      "2026-11-18 10:00",
      "2026-11-18 15:00",
    ],
    [
      "placed at night counts from its start before the opening",
      "2026-11-18 02:00",
      "2026-11-18 09:30",
      "2026-11-18 09:30",
      null,
    ],
    [
      "placed at closing counts from the next opening",
      "2026-11-18 22:00",
      "2026-11-20 15:00",
      "2026-11-19 10:00",
      "2026-11-20 15:00",
    ],
  ])("BOARD-3 %s", (_, placed, start, first, second) => {
    expect(ringsOf(at(placed), at(start), schedule)).toEqual({
      first: at(first),
      second: second === null ? null : at(second),
    });
  });

  it("BOARD-3 never begin before the order is placed, nor after the kitchen should begin", () => {
    const minutes = fc.integer({ min: 0, max: 4 * 1440 });
    fc.assert(
      fc.property(minutes, minutes, (placed, wait) => {
        const placedAt = noon + placed * minute;
        const startAt = placedAt + wait * minute;
        const { first, second } = ringsOf(placedAt, startAt, schedule);
        expect(first).toBeGreaterThanOrEqual(placedAt);
        expect(first).toBeLessThanOrEqual(startAt);
        expect(second === null || second > first).toBe(true);
      }),
    );
  });
});
