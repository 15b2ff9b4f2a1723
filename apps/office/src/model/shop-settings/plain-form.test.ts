import { describe, expect, it } from "vitest";
import type { Sections } from "../entities/sections.ts";
import { plainFieldsOf } from "./plain-fields.ts";
import { plainFaults, plainForm, plainPatches, sumsIn } from "./plain-form.ts";

function sections(parts: Readonly<Record<string, unknown>>): Sections {
  const entries = Object.entries(parts);
  return Object.fromEntries(
    entries.map(([id, content]) => [id, { etag: id, facets: content === undefined ? {} : { settings: content } }]),
  );
}

describe("settings that are single values", () => {
  const orders = plainFieldsOf("orders");
  const tips = plainFieldsOf("tips");

  it("EDIT-4 shows seconds as minutes and writes only the changed field", () => {
    const shop = sections({ settings: { pending_order_cansel_time: 1800, front_url: "kept" }, delivery: undefined });
    const form = plainForm(orders, shop);
    expect(form).toEqual({ pending_order_cansel_time: 30, guest_order_code: false, pickup_minimum: "0" });
    expect(plainPatches(orders, shop, { ...form, pending_order_cansel_time: 45 })).toEqual({
      settings: { set: { settings: { pending_order_cansel_time: 2700 } } },
      delivery: null,
    });
  });

  it("EDIT-4 keeps kopecks exact", () => {
    const shop = sections({ settings: {}, delivery: { pickup_minimum: 199.9 } });
    const form = plainForm(orders, shop);
    expect(form["pickup_minimum"]).toBe("199.90");
    expect(plainPatches(orders, shop, { ...form, pickup_minimum: "200,05" })["delivery"]).toEqual({
      set: { settings: { pickup_minimum: 200.05 } },
    });
  });

  it("EDIT-4 does not turn tips on when another field of an absent section changes", () => {
    const shop = sections({ tips: undefined });
    const form = plainForm(tips, shop);
    expect(form).toMatchObject({ active: false, sums: "50, 100, 200", min: "30", max: "5000", days: 7 });
    expect(plainPatches(tips, shop, { ...form, days: 3 })["tips"]).toEqual({
      set: { settings: { active: false, days: 3 } },
    });
    expect(plainForm(tips, sections({ tips: true }))["active"]).toBe(true);
    expect(plainForm(tips, sections({ tips: { days: 2 } }))["active"]).toBe(true);
  });

  it("EDIT-4 keeps other fields of an object inside a section", () => {
    const pauses = plainFieldsOf("pauses");
    const shop = sections({ settings: { app: { disable_ordering: "10", other: 1 } } });
    const form = plainForm(pauses, shop);
    expect(form["app.disable_ordering"]).toEqual([10]);
    expect(plainPatches(pauses, shop, { "app.disable_ordering": [10, 20] })["settings"]).toEqual({
      set: { settings: { app: { disable_ordering: [10, 20], other: 1 } } },
    });
  });

  it("EDIT-4 reads sums separated by commas, with kopecks", () => {
    expect(sumsIn("50, 99,50, 200")).toEqual([5_000, 9_950, 20_000]);
    expect(sumsIn("50; 99.5")).toEqual([5_000, 9_950]);
    expect(sumsIn("fifty")).toEqual([null]);
  });

  it("EDIT-4 refuses numbers out of bounds and suggestions that would not be shown", () => {
    const form = plainForm(tips, sections({ tips: undefined }));
    expect([...plainFaults(tips, form)]).toEqual([]);
    expect(plainFaults(tips, { ...form, days: 31 }).get("days")).toBe("number");
    expect(plainFaults(tips, { ...form, min: "0" }).get("min")).toBe("sum");
    expect(plainFaults(tips, { ...form, max: "20" }).get("max")).toBe("order");
    expect(plainFaults(tips, { ...form, sums: "10, 50" }).get("sums")).toBe("range");
    const codes = plainFieldsOf("translation");
    expect(plainFaults(codes, { google_languages_list: "fi, zh-TW" }).size).toBe(0);
    expect(plainFaults(codes, { google_languages_list: "fi, финский" }).get("google_languages_list")).toBe("codes");
    expect(plainFaults(plainFieldsOf("clock"), { wp_timezone: "Moon/Base" }).get("wp_timezone")).toBe("zone");
  });
});
