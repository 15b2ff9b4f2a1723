import { expect, it } from "vitest";
import { cornersIn } from "./corners.ts";

it("EDIT-7 counts the corners of a zone's border, with those of holes and further parts", () => {
  const triangle = [
    [39.8, 57.6],
    [39.9, 57.6],
    [39.9, 57.7],
    [39.8, 57.6],
  ];
  expect(cornersIn([triangle, triangle])).toBe(6);
  expect(cornersIn([[triangle], [triangle]])).toBe(6);
  expect(cornersIn([])).toBe(0);
  expect(cornersIn("none")).toBe(0);
});
