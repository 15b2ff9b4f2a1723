import { expect, it } from "vitest";
import { lowestFree, riseAbove } from "./free-place.ts";

it("finds the lowest position without a control, and the usual one if there is none", () => {
  expect(lowestFree(5, 1, (line) => line >= 2)).toBe(2);
  expect(lowestFree(5, 3, (line) => line !== 1 && line !== 4)).toBe(0);
  expect(lowestFree(6, 3, (line) => line !== 1 && line !== 4)).toBe(5);
  expect(lowestFree(5, 3, () => true)).toBe(0);
  expect(lowestFree(5, 3, () => false)).toBe(0);
});

it("checks each line once, and none above the found position", () => {
  const asked: number[] = [];
  lowestFree(9, 3, (line) => asked.push(line) > 0 && line !== 0 && line !== 3);
  expect(asked).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

it("raises a notice above the highest bar at the lower edge, and above no other", () => {
  expect(
    riseAbove(
      700,
      [
        { top: 640, bottom: 800 },
        { top: 720, bottom: 800 },
      ],
      800,
    ),
  ).toBe(60);
  expect(riseAbove(730, [{ top: 740, bottom: 800 }], 800)).toBe(0);
  // Empty, in the middle of the page, and below the window.
  expect(
    riseAbove(
      700,
      [
        { top: 600, bottom: 600 },
        { top: 300, bottom: 360 },
        { top: 900, bottom: 960 },
      ],
      800,
    ),
  ).toBe(0);
});
