import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aBox, aCondition, aZone } from "../testing/delivery.ts";
import type { Coordinates, DeliveryZone } from "./types.ts";
import { zoneAt, zonesOfBranch } from "./zones.ts";

const idAt = (lon: number, lat: number, zones: readonly DeliveryZone[]) => zoneAt({ lon, lat }, zones)?.id ?? null;
const ring = (...points: readonly (readonly [number, number])[]) => points.map(([lon, lat]) => ({ lon, lat }));

describe("zone of a point", () => {
  const box = aZone();

  it.each([
    ["the middle", 5, 5, "A"],
    ["an edge", 0, 5, "A"],
    ["the far edge", 10, 5, "A"],
    ["a corner", 0, 0, "A"],
    ["the opposite corner", 10, 10, "A"],
    ["just outside", 10.0001, 5, null],
    ["on an edge's line, beyond the edge", 12, 10, null],
    ["level with a corner, outside", -1, 0, null],
  ])("ENT-3 finds %s", (_where, lon, lat, expected) => {
    expect(idAt(lon, lat, [box])).toBe(expected);
  });

  const ringed = aZone({ polygons: [[aBox(0, 0, 10, 10), aBox(4, 4, 6, 6)]] });
  it.each([
    ["between outline and hole", 2, 2, "A"],
    ["in the hole", 5, 5, null],
    ["on the hole's border", 4, 5, "A"],
    ["on the hole's corner", 6, 6, "A"],
  ])("ENT-3 leaves a hole out and its border in: %s", (_where, lon, lat, expected) => {
    expect(idAt(lon, lat, [ringed])).toBe(expected);
  });

  it("finds a point in any part of a multipolygon, and an island in another part's hole", () => {
    const parts = aZone({
      polygons: [[aBox(0, 0, 10, 10), aBox(4, 4, 6, 6)], [aBox(20, 0, 22, 2)], [aBox(4.5, 4.5, 5.5, 5.5)]],
    });
    expect(idAt(21, 1, [parts])).toBe("A");
    expect(idAt(5, 5, [parts])).toBe("A");
    expect(idAt(4.2, 5, [parts])).toBeNull();
  });

  it("finds a point on a slanted border whatever its last digits", () => {
    const slanted = aZone({ polygons: [[ring([37.6173, 55.7558], [37.7011, 55.8123], [37.5512, 55.8099])]] });
    const between = (share: number) =>
      [37.6173 + share * (37.7011 - 37.6173), 55.7558 + share * (55.8123 - 55.7558)] as const;
    for (let step = 0; step <= 100; step += 1) expect(idAt(...between(step / 100), [slanted])).toBe("A");
  });

  it("handles a concave outline", () => {
    const hook = aZone({ polygons: [[ring([0, 0], [10, 0], [10, 10], [8, 10], [8, 2], [2, 2], [2, 10], [0, 10])]] });
    expect(idAt(1, 9, [hook])).toBe("A");
    expect(idAt(5, 5, [hook])).toBeNull();
    expect(idAt(9, 9, [hook])).toBe("A");
  });

  it("prefers the higher priority, then the smaller area, then the first", () => {
    const wide = aZone({ id: "wide" });
    const narrow = aZone({ id: "narrow", polygons: [[aBox(4, 4, 6, 6)]] });
    const strong = aZone({ id: "strong", priority: 1 });
    expect(idAt(5, 5, [wide, narrow])).toBe("narrow");
    expect(idAt(5, 5, [narrow, wide])).toBe("narrow");
    expect(idAt(5, 5, [strong, narrow])).toBe("strong");
    expect(idAt(5, 5, [narrow, strong])).toBe("strong");
    expect(idAt(5, 5, [aZone({ id: "first" }), aZone({ id: "second" })])).toBe("first");
  });

  it("subtracts a hole from the area", () => {
    const hollow = aZone({ id: "hollow", polygons: [[aBox(0, 0, 10, 10), aBox(1, 1, 9.9, 9.9)]] });
    const solid = aZone({ id: "solid", polygons: [[aBox(0, 0, 5, 5)]] });
    expect(idAt(0.5, 0.5, [solid, hollow])).toBe("hollow");
  });

  it("finds nothing for invalid points, and no zone in degenerate polygons", () => {
    expect(idAt(Number.NaN, 5, [box])).toBeNull();
    expect(idAt(Number.POSITIVE_INFINITY, 5, [box])).toBeNull();
    expect(idAt(0, 0, [aZone({ polygons: [[], [[]], [ring([0, 0], [1, 1])]] })])).toBeNull();
  });

  const degrees = fc.integer({ min: -50, max: 50 }).map((tenths) => tenths / 5);
  const point: fc.Arbitrary<Coordinates> = fc.record({ lon: degrees, lat: degrees });
  const outline = fc.array(point, { minLength: 3, maxLength: 9 });

  it("ignores a ring's start, direction and closure", () => {
    fc.assert(
      fc.property(outline, outline, point, fc.nat(8), fc.boolean(), (outer, hole, where, turn, isReversed) => {
        const turned = (points: readonly Coordinates[]) => {
          const shift = turn % points.length;
          const rotated = [...points.slice(shift), ...points.slice(0, shift)];
          const directed = isReversed ? rotated.reverse() : rotated;
          return directed[0] === undefined ? directed : [...directed, directed[0]];
        };
        const before = zoneAt(where, [aZone({ polygons: [[outer, hole]] })]);
        const after = zoneAt(where, [aZone({ polygons: [[turned(outer), turned(hole)]] })]);
        expect(after === null).toBe(before === null);
      }),
    );
  });

  it("contains every corner of an outline", () => {
    fc.assert(
      fc.property(outline, fc.nat(8), (points, index) => {
        const corner = points[index % points.length];
        return corner !== undefined && zoneAt(corner, [aZone({ polygons: [[points]] })]) !== null;
      }),
    );
  });

  it("leaves out zones that only other branches serve, and keeps zones without delivery", () => {
    const zones = [aZone({ id: "own" }), aZone({ id: "others" }), aZone({ id: "all" }), aZone({ id: "nobody" })];
    const conditions = [
      aCondition({ zoneId: "own", warehouseId: 1 }),
      aCondition({ zoneId: "others", warehouseId: 2 }),
      aCondition({ zoneId: "all" }),
    ];
    expect(zonesOfBranch(1, zones, conditions).map(({ id }) => id)).toEqual(["own", "all", "nobody"]);
  });
});
