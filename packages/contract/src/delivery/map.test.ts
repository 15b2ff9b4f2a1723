import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { conditionsFromWire, mapBaseFromWire, zonesFromWire } from "./map.ts";
import { splitZoneDescription } from "./zone-id.ts";

const ring = [
  [39.8, 57.6],
  [39.9, 57.6],
  [39.9, 57.7],
  [39.8, 57.6],
];
const feature = (fields: { coordinates?: unknown; type?: string; description?: string; properties?: object } = {}) => ({
  type: "Feature",
  geometry: { type: fields.type ?? "Polygon", coordinates: fields.coordinates ?? [ring] },
  properties: { description: fields.description ?? "Центр. ID:centr", ...fields.properties },
});
const start = { center: { lon: 39.87, lat: 57.62 }, zoom: 12 };

function zones(features: unknown) {
  const dropped: string[] = [];
  return { zones: zonesFromWire(features, start, ({ entity }) => dropped.push(entity)), dropped };
}

describe("zones", () => {
  it("ENT-4 finds the zone id after the marker despite surrounding text", () => {
    const idOf = (text: string) => splitZoneDescription(text)?.id;
    expect(idOf("Центр. Доставка 99 ₽. ID:centr")).toBe("centr");
    expect(idOf("Центр id: 12 ")).toBe("12");
    expect(idOf("<p>Центр</p><p>ID: <b>zone-7</b></p>")).toBe("zone-7");
    expect(idOf("ID:old, заменён. ID:new")).toBe("new");
    expect(idOf("ID:12.")).toBe("12");
    for (const none of ["Центр", "ID:", "GRID:5", ""]) expect(splitZoneDescription(none)).toBeNull();
  });

  it("ENT-4 returns the description without the marker", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("Центр", "Центр. До моста", ""),
        fc.stringMatching(/^[a-z\d-]{1,12}$/),
        (text, id) => {
          expect(splitZoneDescription(`${text} ID:${id}`)).toEqual({ id, text });
        },
      ),
    );
  });

  it("ENT-3 reads polygons longitude first, holes and several parts included", () => {
    expect(zones([feature({ coordinates: [ring, ring] })]).zones[0]?.polygons).toEqual([
      [ring.map(([lon, lat]) => ({ lon, lat })), ring.map(([lon, lat]) => ({ lon, lat }))],
    ]);
    expect(zones([feature({ type: "MultiPolygon", coordinates: [[ring], [ring]] })]).zones[0]?.polygons).toHaveLength(
      2,
    );
  });

  it("ENT-3 refuses a zone with impossible or swapped coordinates", () => {
    const exchanged = ring.map(([lon, lat]) => [lat, lon]);
    const beyond = ring.map(([lon]) => [lon, 157.6]);
    const result = zones([feature({ coordinates: [exchanged] }), feature({ coordinates: [beyond] }), feature()]);
    expect(result.zones).toHaveLength(1);
    expect(result.dropped).toHaveLength(2);
  });

  it("ENT-4 drops only a zone without an id", () => {
    const result = zones([feature({ description: "Без метки" }), feature()]);
    expect(result.zones.map(({ id }) => id)).toEqual(["centr"]);
    expect(result.dropped).toEqual(["settings map.features[0]"]);
  });

  it("ENT-4 uses the id fields if the description has no marker", () => {
    const bare = { ...feature(), properties: {} };
    const named = { ...feature({ description: "Центр. До моста" }), id: 7 };
    const both = { ...feature({ description: "Город", properties: { id: "gorod" } }), id: 8 };
    const marked = { ...feature({ properties: { id: "other" } }), id: 9 };
    expect(zones([named, both, marked, bare]).zones.map(({ id }) => id)).toEqual(["7", "gorod", "centr"]);
    expect(zones([named]).zones[0]).toMatchObject({ name: "Центр", description: "Центр. До моста" });
    expect(zones([{ ...bare, id: "centr" }]).zones).toMatchObject([{ id: "centr", name: "", description: "" }]);
  });

  it("ENT-4 reads a zone whose properties are null, as GeoJSON allows", () => {
    const bare = { ...feature(), id: "centr", properties: null };
    expect(zones([bare, feature({ description: "ID:b" })])).toMatchObject({
      zones: [{ id: "centr", name: "", priority: 0 }, { id: "b" }],
      dropped: [],
    });
  });

  it("ENT-4 ignores points and lines of the map without a report", () => {
    expect(zones([{ geometry: { type: "Point", coordinates: [39.8, 57.6] }, properties: {} }])).toEqual({
      zones: [],
      dropped: [],
    });
  });

  it("ENT-4 reads priority, name and drawing style", () => {
    const properties = {
      priority: "2",
      fill: "#4f7a3a",
      "fill-opacity": 0.16,
      stroke: "#fff",
      "stroke-width": 2,
      "stroke-opacity": "0.85",
    };
    expect(zones([feature({ properties })]).zones[0]).toMatchObject({
      name: "Центр",
      description: "Центр.",
      priority: 2,
      style: { fill: "#4f7a3a", fillOpacity: 0.16, stroke: "#fff", strokeWidth: 2, strokeOpacity: 0.85 },
    });
    expect(zones([feature()]).zones[0]?.priority).toBe(0);
  });

  it("PRICE-5 distinguishes no express from free express, and no free delivery from always free", () => {
    const [none, free] = conditionsFromWire(
      [
        { zone_id: 7, delivery_price: "99.00" },
        {
          zone_id: "7",
          warehouse_id: 501,
          delivery_price: 99,
          free_from: 0,
          minimum: "500",
          express_cost: 0,
          express_minutes: "20",
        },
      ],
      () => undefined,
    );
    expect(none).toEqual({
      zoneId: "7",
      warehouseId: null,
      price: 9900,
      freeFrom: null,
      minimum: 0,
      expressCost: null,
      expressMinutes: null,
    });
    const terms = { price: 9900, freeFrom: 0, minimum: 50_000, expressCost: 0, expressMinutes: 20 };
    expect(free).toEqual({ zoneId: "7", warehouseId: 501, ...terms });
  });

  it("EXT-2 reads the streets and areas of our own map", () => {
    const base = mapBaseFromWire(
      {
        streets: [
          {
            name: "Соборная",
            name_en: "Sobornaya",
            kind: "avenue",
            line: [
              [39.8, 57.6],
              [39.9, 57.7],
            ],
            houses: { from: 1, to: 96 },
          },
          { name: 5 },
        ],
        areas: [
          { kind: "water", name: "Тиха", polygon: ring },
          { kind: "park", polygon: [ring, ring] },
        ],
      },
      () => undefined,
    );
    expect(base.streets).toEqual([
      {
        name: "Соборная",
        nameEn: "Sobornaya",
        kind: "avenue",
        houses: { from: 1, to: 96 },
        line: [
          { lon: 39.8, lat: 57.6 },
          { lon: 39.9, lat: 57.7 },
        ],
      },
    ]);
    expect(base.areas.map(({ rings }) => rings.length)).toEqual([1, 2]);
  });
});
