import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aBox, aCondition, aZone } from "../testing/delivery.ts";
import { explainPlace } from "./explain-place.ts";
import { resolvePlace } from "./place.ts";
import type { DeliveryCondition, DeliveryZone } from "./types.ts";

const zone = (id: string, polygon: ReturnType<typeof aBox>, priority = 0): DeliveryZone =>
  aZone({ id, priority, polygons: [[polygon]] });
const wide = zone("wide", aBox(0, 0, 10, 10));
const small = zone("small", aBox(4, 4, 6, 6));
const here = { lon: 5, lat: 5 };
const served = (...ids: readonly string[]): readonly DeliveryCondition[] =>
  ids.map((zoneId) => aCondition({ zoneId, warehouseId: null }));

describe("why a place has its zone", () => {
  it.each([
    ["it is alone there", [wide], "wide", "only"],
    ["it is smaller", [wide, small], "small", "smaller-area"],
    ["it has the higher priority", [{ ...wide, priority: 1 }, small], "wide", "priority"],
    ["it is listed first", [zone("first", aBox(0, 0, 10, 10)), wide], "first", "first"],
  ] as const)("EDIT-3 %s", (_why, zones, id, rule) => {
    const why = explainPlace(501, here, zones, served(...zones.map((each) => each.id)));
    expect(why).toMatchObject({ zone: { id }, rule, condition: { zoneId: id }, nearest: null });
    expect(why.containing).toHaveLength(zones.length);
  });

  it("EDIT-3 outside every zone, or in one without a branch, it names the nearest zone with delivery", () => {
    const far = { lon: 10.001, lat: 5 };
    expect(explainPlace(501, far, [wide, small], served("wide", "small"))).toMatchObject({
      zone: null,
      condition: null,
      rule: null,
      containing: [],
      nearest: { zone: { id: "wide" }, meters: expect.closeTo(111, -1) },
    });
    expect(explainPlace(501, here, [wide, small], served("wide"))).toMatchObject({
      zone: { id: "small" },
      condition: null,
      nearest: { zone: { id: "wide" }, meters: 0 },
    });
  });

  it("EDIT-3 always has the terms by which an order is priced", () => {
    const degree = fc.integer({ min: 0, max: 12 });
    const anyZone = fc.tuple(degree, degree, degree, fc.integer({ min: 0, max: 2 }));
    fc.assert(
      fc.property(fc.array(anyZone, { maxLength: 4 }), degree, degree, fc.boolean(), (made, lon, lat, isOwn) => {
        const zones = made.map(([x, y, size, priority], index) =>
          zone(`z${index}`, aBox(x, y, x + size + 1, y + size + 1), priority),
        );
        const conditions = zones.map(({ id }, index) =>
          aCondition({ zoneId: id, warehouseId: isOwn && index % 2 === 0 ? 777 : null }),
        );
        const wish = { warehouseId: 501, coordinates: { lon, lat }, zoneId: null, express: false };
        const priced = resolvePlace(wish, zones, conditions);
        const why = explainPlace(501, { lon, lat }, zones, conditions);
        expect(why.condition).toEqual(priced.condition);
        if (priced.zone !== null) expect(why.zone).toEqual(priced.zone);
      }),
    );
  });
});
