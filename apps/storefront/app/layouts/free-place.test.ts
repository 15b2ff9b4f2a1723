import { expect, it } from "vitest";
import { lowestFree } from "./free-place.ts";

it("finds the lowest place without a control, and keeps the usual one where there is none", () => {
  expect(lowestFree(5, (index) => index >= 2)).toBe(2);
  expect(lowestFree(5, () => true)).toBe(0);
  expect(lowestFree(5, () => false)).toBe(0);
});
