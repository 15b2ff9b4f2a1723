import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { money, zero } from "../../money/money.ts";
import { circleAround } from "../circle.ts";
import type { Coordinates, DeliveryCondition, DeliveryZone } from "../types.ts";
import { zoneAt, zoneHolds } from "../zones.ts";
import { reviewZones, type ZoneRemark } from "./review-zones.ts";

/** Metres east and north of a town's middle. */
const at = (x: number, y: number): Coordinates => ({
  lon: 39.87 + x / (111_320 * Math.cos((57.62 * Math.PI) / 180)),
  lat: 57.62 + y / 111_320,
});
const box = (x: number, y: number, width: number, height = width) => [
  at(x, y),
  at(x + width, y),
  at(x + width, y + height),
  at(x, y + height),
];
const zone = (id: string, ...polygons: DeliveryZone["polygons"]): DeliveryZone => ({
  id,
  name: id,
  polygons,
  priority: 0,
});
const terms = (zoneId: string, price: number): DeliveryCondition => ({
  zoneId,
  warehouseId: null,
  price: money(price),
  freeFrom: null,
  minimum: zero,
  expressCost: null,
  expressMinutes: null,
});
const branches = [{ warehouseId: 501, coordinates: at(0, 0) }];
const review = (zones: readonly DeliveryZone[], conditions?: readonly DeliveryCondition[]): readonly ZoneRemark[] =>
  reviewZones({ zones, conditions: conditions ?? zones.map(({ id }, index) => terms(id, 100 + index)), branches });
const kinds = (remarks: readonly ZoneRemark[]) => remarks.map(({ kind }) => kind);

describe("a review of the zones", () => {
  it("EDIT-3 reports where zones of other terms overlap, and which one applies there", () => {
    const [wide, small] = [zone("wide", [box(0, 0, 2_000)]), zone("small", [box(1_500, 500, 1_000)])];
    const [remark] = review([wide, small]);
    expect(remark).toMatchObject({
      kind: "overlap",
      zones: ["wide", "small"],
      winner: "small",
      rule: "smaller-area",
    });
    expect([wide, small].every((each) => remark !== undefined && zoneHolds(each, remark.at))).toBe(true);
    expect(review([{ ...wide, priority: 1 }, small])).toMatchObject([{ winner: "wide", rule: "priority" }]);
    expect(review([wide, small], [terms("wide", 100), terms("small", 100)])).toEqual([]);
    const other = { ...terms("small", 50), warehouseId: 777 };
    expect(kinds(review([wide, small], [terms("wide", 100), other]))).toEqual(["no-terms"]);
  });

  it("EDIT-3 finds a zone within another, and none in a hole that is cut for it", () => {
    const inner = zone("inner", [box(500, 500, 500)]);
    expect(kinds(review([zone("wide", [box(0, 0, 2_000)]), inner]))).toEqual(["overlap"]);
    expect(review([zone("wide", [box(0, 0, 2_000), box(500, 500, 500)]), inner])).toEqual([]);
    const loose = zone("wide", [box(0, 0, 2_000), box(480, 480, 540)]);
    expect(review([loose, inner])).toMatchObject([{ kind: "gap", zones: ["wide", "inner"] }]);
  });

  it("EDIT-3 treats borders that share points or sides as one border", () => {
    const left = zone("left", [box(0, 0, 1_000)]);
    expect(review([left, zone("right", [box(1_000, 0, 1_000)])])).toEqual([]);
    expect(review([left, zone("right", [box(1_000, 300, 400)])])).toEqual([]);
    expect(review([left, zone("right", [box(1_000.9, 0, 1_000)])])).toEqual([]);
  });

  it("EDIT-3 reports a sliver between two zones with its width, and no river", () => {
    const left = zone("left", [box(0, 0, 1_000)]);
    const [gap] = review([left, zone("right", [box(1_030, 0, 1_000)])]);
    expect(gap).toMatchObject({ kind: "gap", zones: ["left", "right"], meters: expect.closeTo(30, 0) });
    expect(review([left, zone("right", [box(1_060, 0, 1_000)])])).toEqual([]);
    const filled = zone("filled", [box(990, -50, 50, 1_100)]);
    const same = ["left", "right", "filled"].map((id) => terms(id, 100));
    expect(review([left, zone("right", [box(1_030, 0, 1_000)]), filled], same)).toEqual([]);
  });

  it("EDIT-3 reports a border that crosses itself, a stray hole, a far branch and a zone without a branch", () => {
    const bow = [at(0, 0), at(1_000, 1_000), at(1_000, 0), at(0, 1_000)];
    expect(review([zone("bow", [bow])])).toMatchObject([{ kind: "crossing", at: expect.any(Object) }]);
    expect(kinds(review([zone("hole", [box(0, 0, 500), box(600, 0, 100)])]))).toEqual(["stray-hole"]);
    expect(kinds(review([zone("hole", [box(0, 0, 500), box(400, 100, 300)])]))).toEqual(["stray-hole"]);
    expect(review([zone("far", [box(20_000, 0, 500)])])).toMatchObject([
      { kind: "far-branch", meters: expect.closeTo(20_000, -2) },
    ]);
    expect(kinds(review([zone("nobody", [box(0, 0, 500)])], []))).toEqual(["no-terms"]);
  });

  const meters = fc.integer({ min: -3_000, max: 3_000 });
  const anyRound = (id: string) =>
    fc
      .record({ x: meters, y: meters, radius: fc.integer({ min: 200, max: 2_000 }) })
      .map(({ x, y, radius }) => zone(id, [circleAround(at(x, y), radius / 1_000)]));

  it("EDIT-3 reviews borders of thousands of points, as map files have them, as it reviews simple ones", () => {
    const detailed = (x: number) =>
      Array.from({ length: 5_000 }, (_, index) => {
        const turn = (2 * Math.PI * index) / 5_000;
        return at(x + 3_000 * Math.cos(turn), 3_000 * Math.sin(turn));
      });
    const zones = [zone("west", [detailed(0)]), zone("east", [detailed(6_020)]), zone("over", [detailed(3_000)])];
    expect(kinds(review(zones.slice(0, 2)))).toEqual(["gap"]);
    expect(kinds(review(zones))).toEqual(["overlap", "overlap"]);
  });

  it("EDIT-3 any two zones: reports an overlap exactly if some point is well inside both", () => {
    fc.assert(
      fc.property(anyRound("a"), anyRound("b"), meters, meters, (a, b, x, y) => {
        const overlap = review([a, b]).find(({ kind }) => kind === "overlap");
        const around = [at(x, y), at(x + 4, y), at(x - 4, y), at(x, y + 4), at(x, y - 4)];
        const isInBoth = around.every((point) => zoneHolds(a, point) && zoneHolds(b, point));
        if (isInBoth) expect(overlap).toBeDefined();
        if (overlap === undefined) return;
        expect(zoneHolds(a, overlap.at) && zoneHolds(b, overlap.at)).toBe(true);
        expect(overlap).toMatchObject({ winner: zoneAt(overlap.at, [a, b])?.id });
      }),
    );
  });

  it("EDIT-3 any two zones: remarks do not depend on their order, and a gap is in no zone", () => {
    fc.assert(
      fc.property(anyRound("a"), anyRound("b"), (a, b) => {
        const sameTerms = [terms("a", 1), terms("b", 2)];
        const [one, other] = [review([a, b], sameTerms), review([b, a], sameTerms)];
        expect(kinds(one)).toEqual(kinds(other));
        for (const remark of one) {
          if (remark.kind !== "gap") continue;
          expect(remark.meters).toBeLessThanOrEqual(50);
          expect([a, b].some((each) => zoneHolds(each, remark.at))).toBe(false);
        }
      }),
    );
  });
});
