import { describe, expect, it } from "vitest";
import type { Sections } from "../entities/sections.ts";
import { canAdd, newWay, paymentForm, wayFault } from "./payment-form.ts";
import { paymentPatches } from "./payment-patch.ts";

const cash = { id: "cash", name: "Наличными", enabled: true, online: false, note: "kept" };
const invoice = { id: "invoice", name: "По счёту", shipping_methods: ["flat_rate"], warehouse_ids: [10] };

function sections(parts: Readonly<Record<string, Readonly<Record<string, unknown>>>>): Sections {
  const ids = ["payment_methods", "delivery", "settings"];
  return Object.fromEntries(ids.map((id) => [id, { etag: id, facets: parts[id] ?? {} }]));
}

const shop = sections({
  payment_methods: { settings: [cash, invoice], "settings.en": [{ id: "cash", name: "Cash" }] },
  delivery: { settings: { use_zones_payments_methods: true, all_zones_zone_payment_methods: { centre: ["cash"] } } },
  settings: { settings: { payment: { payments_filtered_by_location: true } } },
});

describe("ways to pay in the office", () => {
  it("EDIT-4 reads methods, branches and zones like the shop", () => {
    const form = paymentForm(shop);
    expect(form.ways).toMatchObject([
      { id: "cash", names: { "": "Наличными", en: "Cash" }, isOn: true, methods: null, branches: null },
      { id: "invoice", isOn: true, methods: ["flat_rate"], branches: [10] },
    ]);
    expect(form).toMatchObject({ isByZone: true, byZone: { centre: ["cash"] } });
    expect(paymentPatches(shop, form)).toEqual({ payment_methods: null, delivery: null, settings: null });
  });

  it("EDIT-4 reads branches only if the shop's switch is on, and turns it on with the first branch", () => {
    const without = sections({ payment_methods: { settings: [cash, invoice] } });
    const form = paymentForm(without);
    expect(form.ways[1]?.branches).toBeNull();
    const [first, second] = form.ways;
    if (first === undefined || second === undefined) throw new Error("two ways");
    const patches = paymentPatches(without, { ...form, ways: [{ ...first, branches: [20] }, second] });
    expect(patches["settings"]).toEqual({ set: { settings: { payment: { payments_filtered_by_location: true } } } });
    // The ignored branch of the invoice stays ignored.
    expect(patches["payment_methods"]?.value?.["settings"]).toMatchObject([
      { id: "cash", note: "kept", warehouse_ids: [20] },
      { id: "invoice", warehouse_ids: [] },
    ]);
  });

  it("EDIT-4 reads zones that are switched off one by one as zones with every method", () => {
    const terms = {
      use_zones_payments_methods: true,
      all_zones_payments_status: { centre: true, far: false },
      all_zones_zone_payment_methods: { centre: ["cash"], far: ["invoice"] },
    };
    const form = paymentForm(sections({ delivery: { settings: terms } }));
    expect(form).toMatchObject({ isByZone: true, byZone: { centre: ["cash"] } });
    const off = paymentForm(sections({ delivery: { settings: { ...terms, all_zones_payments_status: false } } }));
    expect(off.isByZone).toBe(false);
  });

  it("EDIT-4 writes translated names and removes emptied ones", () => {
    const form = paymentForm(shop);
    const named = form.ways.map((way) => ({
      ...way,
      names: { ...way.names, en: "", de: way.id === "cash" ? "Bar" : "" },
    }));
    const patch = paymentPatches(shop, { ...form, ways: named })["payment_methods"];
    expect(patch).toMatchObject({ value: { "settings.de": [{ id: "cash", name: "Bar" }] }, drop: ["settings.en"] });
  });

  it("EDIT-4 gives a new method a free id, and a gateway only its own", () => {
    expect(newWay("cash", "Наличными", ["cash"])).toMatchObject({ id: "cash-2", isOnline: false });
    expect(newWay("yookassa", "Картой", [])).toMatchObject({ id: "yookassa", isOnline: true });
    expect(canAdd("yookassa", ["yookassa"])).toBe(false);
  });

  it("EDIT-4 refuses a method without a name, with a duplicate name or offered nowhere", () => {
    const { ways } = paymentForm(shop);
    const [way] = ways;
    if (way === undefined) throw new Error("a way");
    expect(wayFault(way, ways)).toBeNull();
    expect(wayFault({ ...way, names: { "": " " } }, ways)).toBe("name");
    expect(wayFault({ ...way, names: { "": "по счёту" } }, ways)).toBe("twice");
    expect(wayFault({ ...way, methods: [] }, ways)).toBe("methods");
    expect(wayFault({ ...way, branches: [] }, ways)).toBe("branches");
  });
});
