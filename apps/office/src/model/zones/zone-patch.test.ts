import { settingsFromWire, type WireEntity } from "@skatert/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { zoneFaults, zoneFieldAt } from "./zone-faults.ts";
import { CONDITIONS, editedZone, FEATURE, zoneForm } from "./zone-form.ts";
import { newZone, newZoneId, zonePatch } from "./zone-patch.ts";
import { geometryOf, openShape, readDegrees, ringsOf, withRing } from "./zone-shape.ts";

const ring = [
  [39.8, 57.6],
  [39.9, 57.6],
  [39.9, 57.7],
  [39.8, 57.6],
];
const facets: WireEntity["facets"] = {
  [FEATURE]: {
    type: "Feature",
    id: 1,
    geometry: { type: "Polygon", coordinates: [ring] },
    properties: { description: "Центр. Соборная, Театральная. ID:centr", fill: "#4f7a3a", priority: 2 },
  },
  [CONDITIONS]: [{ zone_id: "centr", warehouse_id: null, delivery_price: "99,5", free_from: 1000, note: "kept" }],
  "settings.en#features": { id: 1, properties: { description: "Centre. Sobornaya. ID:centr" } },
};
const form = zoneForm({ facets });

describe("a zone in the office", () => {
  it("EDIT-3 reads its texts by language, its border and its terms", () => {
    expect(form).toMatchObject({
      words: {
        "": { name: "Центр", details: "Соборная, Театральная." },
        en: { name: "Centre", details: "Sobornaya." },
      },
      colour: "#4f7a3a",
      priority: 2,
      terms: [{ branch: null, price: 99.5, minimum: 0, freeFrom: 1000, express: null }],
    });
    expect(form.shape[0]?.[0]).toHaveLength(3);
    expect(editedZone("centr", form).conditions[0]).toMatchObject({ price: 9950, freeFrom: 100_000 });
  });

  it("EDIT-7 sends only the fields that differ", () => {
    expect(zonePatch("centr", facets, form)).toBeNull();
    const moved = {
      ...form,
      shape: withRing(form.shape, { polygon: 0, ring: 0 }, [...(form.shape[0]?.[0] ?? []), { lon: 39.8, lat: 57.7 }]),
    };
    expect(zonePatch("centr", facets, moved)).toEqual({ set: { [FEATURE]: { geometry: geometryOf(moved.shape) } } });
    const renamed = { ...form, words: { ...form.words, en: { name: "Middle", details: "" } } };
    expect(zonePatch("centr", facets, renamed)).toEqual({
      set: { "settings.en#features": { properties: { description: "Middle ID:centr" } } },
    });
    const cheaper = { ...form, terms: form.terms.map((each) => ({ ...each, price: 49.5 })) };
    expect(zonePatch("centr", facets, cheaper)).toEqual({
      value: { [CONDITIONS]: [expect.objectContaining({ zone_id: "centr", delivery_price: 49.5, note: "kept" })] },
    });
  });

  it("EDIT-4 changes or resets its colour on the guests' map and keeps the other drawing properties", () => {
    const drawn = (colour: string) => zonePatch("centr", facets, { ...form, colour })?.set?.[FEATURE];
    const description = "Центр. Соборная, Театральная. ID:centr";
    expect(drawn("#9c1f45 ")).toEqual({ properties: { description, fill: "#9c1f45", priority: 2 } });
    expect(drawn("")).toEqual({ properties: { description, priority: 2 } });
    expect(newZone("zone-1", { ...form, colour: "#9c1f45" }).facets[FEATURE]).toMatchObject({
      properties: { fill: "#9c1f45", priority: 2 },
    });
  });

  it("EDIT-3 stores the minutes of express, and removes them if the field is emptied", () => {
    const entry = (expressMinutes: number | null, present: Record<string, unknown>) => {
      const terms = form.terms.map((each) => ({ ...each, express: 300, expressMinutes }));
      return zonePatch("centr", { ...facets, [CONDITIONS]: [{ zone_id: "centr", ...present }] }, { ...form, terms })
        ?.value?.[CONDITIONS];
    };
    expect(entry(25, {})).toMatchObject([{ express_cost: 300, express_minutes: 25 }]);
    expect(JSON.stringify(entry(null, { express_minutes: 25 }))).not.toContain("express_minutes");
  });

  it("EDIT-5 shows faults that block publishing at their fields", () => {
    const at = (document: string, path: string) => zoneFieldAt({ document, steps: path.split("."), cause: null });
    expect(at("settings", "delivery.conditions.0.warehouse_id")).toBe("terms");
    expect(at(CONDITIONS, "0")).toBe("terms");
    expect(at("settings", "map.features.0.geometry.coordinates")).toBe("shape");
    expect(at(FEATURE, "properties.fill")).toBe("colour");
    expect(at(FEATURE, "properties.description")).toBe("name");
    expect(at("settings.en#features", "properties.description")).toBeNull();
  });

  it("EDIT-3 stores a name with a full stop as a separate field in every language", () => {
    const patch = zonePatch("centr", facets, {
      ...form,
      words: { ...form.words, "": { name: "Ул. Мира", details: "До реки" } },
    });
    expect(patch?.set).toMatchObject({
      [FEATURE]: { properties: { name: "Ул. Мира", description: "До реки ID:centr", fill: "#4f7a3a", priority: 2 } },
      "settings.en#features": { properties: { name: "Centre", description: "Sobornaya. ID:centr" } },
    });
  });

  it("EDIT-3 is read by the shop as the form wrote it", () => {
    const { facets: made } = newZone("zone-1", form);
    const shop = settingsFromWire({ map: { features: [made[FEATURE]] }, delivery: { conditions: made[CONDITIONS] } });
    expect(shop?.zones).toMatchObject([{ id: "zone-1", name: "Центр", priority: 2 }]);
    expect(shop?.conditions).toEqual(editedZone("zone-1", form).conditions);
    expect(zoneForm({ facets: made })).toEqual(form);
  });

  it("EDIT-3 has an id that no removed zone, waiting release or other editor has used", () => {
    const ids = Array.from({ length: 100 }, newZoneId);
    expect(new Set(ids).size).toBe(100);
    for (const id of ids) expect(id).toMatch(/^zone-[0-9a-f]{12}$/);
  });

  it("EDIT-3 requires a name, a border and terms without fractions of a kopeck", () => {
    expect(zoneFaults(form)).toEqual([]);
    const terms = [{ branch: null, price: 1.005, minimum: 0, freeFrom: null, express: null, expressMinutes: null }];
    expect(zoneFaults({ words: {}, shape: [], colour: "url(x)", priority: 0, terms })).toEqual([
      ...["name", "shape", "colour", "sum"],
    ]);
    expect(zoneFaults({ ...form, terms: [] })).toEqual(["terms"]);
  });

  it("EDIT-3 keeps any border through GeoJSON and back", () => {
    const point = fc.record({
      lon: fc.integer({ min: -17_999_999, max: 17_999_999 }),
      lat: fc.integer({ min: -8_999_999, max: 8_999_999 }),
    });
    const anyRing = fc.uniqueArray(point, { minLength: 3, maxLength: 8, selector: ({ lon, lat }) => `${lon} ${lat}` });
    fc.assert(
      fc.property(
        fc.array(fc.array(anyRing, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
        (drawn) => {
          const shape = openShape(
            drawn.map((polygon) =>
              polygon.map((one) => one.map(({ lon, lat }) => ({ lon: lon / 1e5, lat: lat / 1e5 }))),
            ),
          );
          const feature = { id: "z", type: "Feature", geometry: geometryOf(shape), properties: {} };
          expect(zoneForm({ facets: { [FEATURE]: feature } }).shape).toEqual(shape);
          expect(ringsOf(shape)).toHaveLength(drawn.flat().length);
        },
      ),
    );
  });

  it.each([
    ["57,62553", 57.62553],
    ["-0.5", -0.5],
    ["91", null],
    ["5e1", null],
    ["", null],
  ])("EDIT-3 reads %j as degrees of latitude", (text, degrees) => {
    expect(readDegrees(text, 90)).toBe(degrees);
  });
});
