import { describe, expect, it } from "vitest";
import { money } from "../money/money.ts";
import { aLineRequest } from "../testing/cart.ts";
import { aCatalog, aProduct } from "../testing/catalog.ts";
import { quoteOf as quote } from "../testing/quotes.ts";
import { aSchedule, aSlotLoad, aSlotPolicy, at, everyDay, hoursOf, minuteOf } from "../testing/schedule.ts";

const everyWeekday = [1, 2, 3, 4, 5, 6, 7] as const;
const breakfast = aProduct({ id: 1, availability: [{ weekdays: everyWeekday, ...hoursOf("08:00-12:00") }] });
const lunch = aProduct({ id: 2, availability: [{ weekdays: everyWeekday, ...hoursOf("11:00-16:00") }] });
const supper = aProduct({ id: 3, availability: [{ weekdays: everyWeekday, ...hoursOf("17:00-22:00") }] });
const soup = aProduct({ id: 4 });
const catalog = aCatalog({ products: [breakfast, lunch, supper, soup] });
const schedule = aSchedule({ week: everyDay("09:00-22:00") });
const evening = { now: at("2026-11-18 19:00") };

const of = (...ids: readonly number[]) => ids.map((productId) => aLineRequest({ productId }));
const slot = (day: number, from: string, to: string) => ({
  day: { year: 2026, month: 11, day },
  from: minuteOf(from),
  to: minuteOf(to),
});
const nextOf = (productId: number, { lines }: ReturnType<typeof quote>) =>
  lines.find((line) => line.productId === productId)?.next;

describe("the next time of a quote", () => {
  it("offers breakfast in the evening for tomorrow, within the dish's hours and the branch's", () => {
    expect(nextOf(1, quote({ lines: of(1) }, { catalog, schedule }, evening))).toEqual(slot(19, "09:00", "09:30"));
  });

  it("offers a time at which the whole cart is available", () => {
    const answer = quote({ lines: of(1, 4, 2) }, { catalog, schedule }, evening);
    expect(nextOf(1, answer)).toEqual(slot(19, "11:00", "11:30"));
    expect(nextOf(2, answer)).toEqual(slot(19, "11:00", "11:30"));
  });

  it("offers a dish's own time when the cart has no common time", () => {
    const answer = quote({ lines: of(1, 3) }, { catalog, schedule }, evening);
    expect(nextOf(1, answer)).toEqual(slot(19, "09:00", "09:30"));
  });

  it("skips a full slot", () => {
    const slots = aSlotPolicy({ capacity: { flat_rate: { orders: 1, sum: null } } });
    const slotLoads = [aSlotLoad({ slotStart: at("2026-11-19 09:00"), sum: money(1) })];
    const answer = quote({ lines: of(1) }, { catalog, schedule, slots }, { ...evening, slotLoads });
    expect(nextOf(1, answer)).toEqual(slot(19, "09:30", "10:00"));
  });

  it("offers nothing when the branch is never open at the dish's hours", () => {
    const late = aSchedule({ week: everyDay("14:00-22:00") });
    const answer = quote({ lines: of(1) }, { catalog, schedule: late }, evening);
    expect(answer.lines[0]?.refusal).toMatchObject({ reason: "not-available", from: minuteOf("08:00") });
    expect(nextOf(1, answer)).toBeUndefined();
  });

  it("offers the next opening shortly before closing, with the closing time", () => {
    const answer = quote({ lines: of(4) }, { catalog, schedule }, { now: at("2026-11-18 21:53") });
    const [opensAt, closesAt] = [at("2026-11-19 09:00"), at("2026-11-18 22:00")];
    expect(answer.refusals).toEqual([{ reason: "closed", closesAt, opensAt }]);
    expect(answer.next).toEqual(slot(19, "09:00", "09:30"));
  });

  it("offers the slot after one that is past or too soon", () => {
    const wish = (time: string) => ({ kind: "at", day: null, minute: minuteOf(time) }) as const;
    const told = (time: string) => quote({ lines: of(4), takeTime: wish(time) }, { catalog, schedule }, evening);
    const next = slot(18, "19:30", "20:00");
    expect(told("18:30")).toMatchObject({ refusals: [{ reason: "time-passed" }], next });
    expect(told("19:00")).toMatchObject({ refusals: [{ reason: "slot-unavailable" }], next });
    expect(told("20:00")).toMatchObject({ refusals: [], next: null });
  });

  it("quotes an offered time at its own prices without refusals", () => {
    const takeTime = { kind: "at", day: { year: 2026, month: 11, day: 19 }, minute: minuteOf("09:00") } as const;
    const answer = quote({ lines: of(1), takeTime }, { catalog, schedule }, evening);
    expect(answer.lines[0]?.refusal).toBeNull();
    expect(answer.lines[0]?.total).toBeGreaterThan(0);
  });

  it("returns for how long the requested time can be ordered", () => {
    const left = (now: string, changes = {}) =>
      quote({ lines: of(4), ...changes }, { catalog, schedule }, { now: at(now) }).takenSeconds;
    expect(left("2026-11-18 21:18")).toBe(12 * 60);
    expect(left("2026-11-18 21:53")).toBeNull();
    const takeTime = { kind: "at", day: null, minute: minuteOf("20:00") } as const;
    expect(left("2026-11-18 19:20", { takeTime })).toBe(10 * 60);
    expect(left("2026-11-18 19:40", { takeTime })).toBeNull();
  });
});
