import { shopAt } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import russian from "../../../messages/ru.json" with { type: "json" };
import { compiledMessages } from "../../../vite/messages.ts";
import { createI18n } from "../../i18n/i18n.ts";
import { previewText } from "../hours/preview-text.ts";
import { branchFaults, branchFieldAt } from "./branch-faults.ts";
import { branchForm, LOCATION, scheduleOfForm, WORK_TIME } from "./branch-form.ts";
import { branchPatch } from "./branch-patch.ts";
import { weekBars } from "./week-bars.ts";

const entity = {
  id: "501",
  facets: {
    [LOCATION]: { term_id: 21, name: "На Соборной", warehouse_id: 501, coord: "57.62553,39.87486" },
    [WORK_TIME]: {
      week: {
        5: { from: "11:00", to: "02:00" },
        6: [
          { from: "09:00", to: "13:00" },
          { from: "14:00", to: "24:00" },
        ],
      },
      exceptions: { "2027-01-01": [] },
      cooking_time_in_minutes: 40,
    },
  },
};
const form = branchForm(entity);

describe("hours of a branch", () => {
  it("EDIT-3 read breaks, nights and closures, and show bars past midnight", () => {
    expect(form).toMatchObject({ name: "На Соборной", isRoundTheClock: false, cookingMinutes: 40, timeZone: "" });
    expect(form.days).toEqual([{ day: "2027-01-01", hours: [], reason: "" }]);
    const bars = weekBars(form);
    expect(bars[4]).toEqual([{ from: 660, to: 1440 }]);
    expect(bars[5]).toEqual([
      { from: 0, to: 120 },
      { from: 540, to: 780 },
      { from: 840, to: 1440 },
    ]);
    expect(bars[0]).toEqual([]);
  });

  it("EDIT-3 use the branch's clock, or else the shop's", () => {
    expect(scheduleOfForm(form, "Europe/Moscow").timeZone).toBe("Europe/Moscow");
    expect(scheduleOfForm({ ...form, timeZone: "Asia/Omsk" }, "Europe/Moscow").timeZone).toBe("Asia/Omsk");
    expect(scheduleOfForm({ ...form, timeZone: "Mars/Base" }, "Europe/Moscow").timeZone).toBe("Europe/Moscow");
  });

  it("EDIT-7 send only what differs", () => {
    expect(branchPatch(entity, form)).toBeNull();
    const days = [{ day: "2027-01-01", hours: [], reason: "Новый год" }];
    expect(branchPatch(entity, { ...form, days, phone: " +7 900 " })).toEqual({
      set: { [LOCATION]: { phone: "+7 900" }, [WORK_TIME]: { exception_reasons: { "2027-01-01": "Новый год" } } },
    });
    const always = { id: "7", facets: { [LOCATION]: { term_id: 1, name: "Порт" } } };
    const limited = { ...branchForm(always), isRoundTheClock: false, week: { 1: [{ from: "10:00", to: "20:00" }] } };
    expect(branchForm(always).isRoundTheClock).toBe(true);
    expect(branchPatch(always, limited)?.value?.[WORK_TIME]).toMatchObject({
      around_clock: false,
      week: { 1: [{ from: "10:00", to: "20:00" }] },
    });
  });

  it("EDIT-3 are refused if they overlap, are empty or duplicate", () => {
    expect(branchFaults(form)).toEqual([]);
    const week = { ...form.week, 6: [{ from: "01:00", to: "05:00" }] };
    expect(branchFaults({ ...form, week })).toEqual([{ field: "week.6", kind: "overlap" }]);
    const twice = [...form.days, { day: "2027-01-01", hours: [], reason: "" }, { day: "", hours: [], reason: "" }];
    expect(branchFaults({ ...form, name: " ", place: "тут", timeZone: "Mars/Base", days: twice })).toEqual([
      { field: "name", kind: "name" },
      { field: "place", kind: "place" },
      { field: "timeZone", kind: "zone" },
      { field: "days.1", kind: "twice" },
      { field: "days.2", kind: "day" },
    ]);
  });

  it("EDIT-3 a preview shows the closing time, when an order is ready, and the next slot", () => {
    const words = createI18n("ru", compiledMessages(russian, russian));
    const schedule = scheduleOfForm(form, "Europe/Moscow");
    const policy = { minutes: 30, days: 7, capacity: {} };
    const at = (text: string) => {
      const instant = Date.parse(`${text}+03:00`);
      const momentOf = (method: "flat_rate" | "local_pickup") =>
        shopAt(schedule, policy, { method, warehouseId: 501 }, instant);
      const moments = { delivery: momentOf("flat_rate"), pickup: momentOf("local_pickup") };
      return previewText({ at: instant, zone: schedule.timeZone, ...moments }, words);
    };
    expect(at("2026-11-20T23:30:00")).toEqual([
      "Открыто до 21 ноября, 02:00.",
      "Как можно скорее: 21 ноября, 00:10.",
      "Первое время доставки: 21 ноября, 00:30–01:00.",
      "Первое время самовывоза: 21 ноября, 00:30–01:00.",
    ]);
    expect(at("2027-01-01T12:00:00").slice(0, 2)).toEqual([
      "Закрыто. Откроется: 2 января, 09:00.",
      "Как можно скорее: не принимаем.",
    ]);
  });
});

describe("faults that block publishing of a branch (EDIT-5)", () => {
  it("are at the contact, the weekday and the date", () => {
    const fieldAt = branchFieldAt({ days: [{ day: "2027-01-01", hours: [], reason: "" }] });
    const at = (path: string, document = "settings") => fieldAt({ document, steps: path.split("."), cause: null });
    expect(at("locations.2.coord")).toBe("place");
    expect(at("hours", LOCATION)).toBe("words");
    expect(at("delivery_work_time.501.week.3.0.from")).toBe("week.3");
    expect(at("exceptions.2027-01-01.0", WORK_TIME)).toBe("days.0");
    expect(at("exceptions.2028-01-01", WORK_TIME)).toBeNull();
    expect(at("locations.2.id")).toBeNull();
    expect(at("shipping_methods.0.name", "settings#shipping_methods")).toBeNull();
  });
});
