import { describe, expect, it } from "vitest";
import { middlePart, pixelsOf, storedSize } from "./crop-area.ts";

describe("the selected part of a photo (EDIT-1)", () => {
  it.each([
    [{ width: 4000, height: 3000 }, 4 / 3, { x: 0, y: 0, width: 100, height: 100 }],
    [{ width: 4000, height: 2000 }, 1, { x: 25, y: 0, width: 50, height: 100 }],
    [{ width: 1000, height: 4000 }, 1, { x: 0, y: 37.5, width: 100, height: 25 }],
    [{ width: 1000, height: 4000 }, null, { x: 0, y: 0, width: 100, height: 100 }],
  ])("starts as the largest part of %o with the aspect ratio %s", (picture, aspect, part) => {
    expect(middlePart(picture, aspect)).toEqual(part);
  });

  it("covers whole pixels inside the photo", () => {
    const photo = { width: 1001, height: 667 };
    expect(pixelsOf({ x: 25, y: 0, width: 50, height: 100 }, photo)).toEqual({ x: 250, y: 0, width: 501, height: 667 });
    expect(pixelsOf({ x: 99.99, y: 99.99, width: 50, height: 50 }, photo)).toEqual({
      x: 1000,
      y: 666,
      width: 1,
      height: 1,
    });
    expect(pixelsOf({ x: -1, y: -1, width: 0, height: 0 }, photo)).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  });

  it("keeps its resolution up to the limit and its aspect ratio above it", () => {
    expect(storedSize({ width: 2999, height: 3000 }, 3000)).toEqual({ width: 2999, height: 3000 });
    expect(storedSize({ width: 8000, height: 6000 }, 3000)).toEqual({ width: 3000, height: 2250 });
    expect(storedSize({ width: 9000, height: 1 }, 3000)).toEqual({ width: 3000, height: 1 });
  });
});
