import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { viewOfPoints } from "./map-view.ts";

const aPlace = fc.record({
  lon: fc.double({ min: -179, max: 179, noNaN: true }),
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
});
/** Offset from the middle of the view in pixels, by the formula of common map libraries. */
function pixelsFrom(center: { lon: number; lat: number }, zoom: number, point: { lon: number; lat: number }) {
  const world = 256 * 2 ** zoom;
  const height = ({ lat }: { lat: number }) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI);
  return {
    x: ((point.lon - center.lon) / 360) * world,
    y: (height(point) - height(center)) * world,
  };
}

describe("map view of a shop's points", () => {
  it("shows every point of a town within 320 × 200 pixels", () => {
    const aTown = fc.record({
      middle: aPlace,
      offsets: fc.array(
        fc.tuple(fc.double({ min: -2, max: 2, noNaN: true }), fc.double({ min: -2, max: 2, noNaN: true })),
        {
          minLength: 1,
          maxLength: 20,
        },
      ),
    });
    fc.assert(
      fc.property(aTown, ({ middle, offsets }) => {
        const points = offsets.map(([lon, lat]) => ({ lon: middle.lon + lon, lat: middle.lat + lat }));
        const view = viewOfPoints(points);
        if (view === null) throw new Error("no view");
        for (const point of points) {
          const { x, y } = pixelsFrom(view.center, view.zoom, point);
          expect(Math.abs(x)).toBeLessThanOrEqual(160.5);
          expect(Math.abs(y)).toBeLessThanOrEqual(100.5);
        }
      }),
    );
  });

  it("zooms in as far as the points allow", () => {
    const points = [
      { lon: 37.5, lat: 55.7 },
      { lon: 37.6, lat: 55.75 },
    ];
    const { center, zoom } = viewOfPoints(points) ?? { center: { lon: 0, lat: 0 }, zoom: 0 };
    expect(center.lon).toBeCloseTo(37.55);
    expect(center.lat).toBeCloseTo(55.725, 3);
    const { x, y } = pixelsFrom(center, zoom + 0.5, { lon: 37.6, lat: 55.75 });
    expect(x > 160 || y > 100).toBe(true);
  });

  it("shows the streets around a single branch, and is null without points", () => {
    expect(viewOfPoints([{ lon: 37.6, lat: 55.75 }])).toEqual({
      center: { lon: 37.6, lat: expect.closeTo(55.75) },
      zoom: 15,
    });
    expect(viewOfPoints([])).toBeNull();
  });
});
