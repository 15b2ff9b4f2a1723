import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceMeters, nearestOnLine, pointAlong } from "./street-geometry.ts";

const place = fc.record({
  lon: fc.double({ min: 37.5, max: 37.7, noNaN: true }),
  lat: fc.double({ min: 55.7, max: 55.8, noNaN: true }),
});
/** 100 m to the north, then 300 m further. */
const north = (meters: number) => ({ lon: 37.6, lat: 55.75 + meters / 111_320 });
const street = [north(0), north(100), north(400)];

describe("a street as a line", () => {
  it("is measured in metres, shorter from west to east than from south to north", () => {
    expect(distanceMeters(north(0), north(250))).toBeCloseTo(250, 6);
    expect(distanceMeters({ lon: 37.6, lat: 60 }, { lon: 37.61, lat: 60 })).toBeCloseTo(556.6, 1);
  });

  it("has its points at their share of the whole length, and none beyond its ends", () => {
    for (const [share, meters] of [
      [0, 0],
      [0.25, 100],
      [0.5, 200],
      [1, 400],
      [-1, 0],
      [2, 400],
    ] as const)
      expect(distanceMeters(pointAlong(street, share) ?? north(9_999), north(meters)), `${share}`).toBeCloseTo(0, 6);
    expect(pointAlong([], 0.5)).toBeNull();
    expect(pointAlong([north(5)], 0.5)).toEqual(north(5));
  });

  it("returns how far a point is from it and where along it", () => {
    for (const meters of [0, 40, 100, 250, 400]) {
      const beside = { ...north(meters), lon: 37.601 };
      const nearest = nearestOnLine(beside, street);
      expect(nearest?.share).toBeCloseTo(meters / 400, 6);
      expect(nearest?.meters).toBeCloseTo(distanceMeters(beside, north(meters)), 6);
    }
    expect(nearestOnLine(north(-50), street)).toEqual({ share: 0, meters: expect.closeTo(50, 6) });
    expect(nearestOnLine(north(450), street)).toEqual({ share: 1, meters: expect.closeTo(50, 6) });
    expect(nearestOnLine(north(0), [])).toBeNull();
    expect(nearestOnLine(north(0), [north(3), north(3)])).toEqual({ share: 0, meters: expect.closeTo(3, 6) });
  });

  it("finds each of its own points again", () => {
    fc.assert(
      fc.property(
        fc.array(place, { minLength: 2, maxLength: 8 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (line, share) => {
          const point = pointAlong(line, share);
          if (point === null) throw new Error("a line has points");
          expect(nearestOnLine(point, line)?.meters).toBeLessThan(0.01);
        },
      ),
    );
  });
});
