import { expect, it } from "vitest";
import { freeNames } from "./map-names.ts";

const box = (left: number, top: number, width = 80, height = 12) => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
});

it("EXT-2 shows the name of higher weight if two names of the map overlap", () => {
  expect(freeNames([box(0, 0), box(60, 4), box(100, 4)])).toEqual([true, false, true]);
});

it("EXT-2 ignores hidden names", () => {
  expect(freeNames([box(0, 0), box(70, 0), box(140, 0)])).toEqual([true, false, true]);
});

it("EXT-2 shows names that barely touch", () => {
  expect(freeNames([box(0, 0), box(78, 0), box(0, 10)])).toEqual([true, true, true]);
});
