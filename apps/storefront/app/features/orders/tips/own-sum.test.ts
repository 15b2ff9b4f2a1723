import { expect, it } from "vitest";
import { readOwnSum } from "./own-sum.ts";

it.each([
  ["150", 15_000],
  [" 1 000 ", 100_000],
  ["99,5", 9_950],
  ["99.05", 9_905],
  ["300 ₽", 30_000],
  ["0", 0],
])("parses a typed sum %j exactly", (text, kopecks) => {
  expect(readOwnSum(text)).toBe(kopecks);
});

it.each(["", "сто", "-5", "1e3", "1,999", "12345678", "1.2.3"])("refuses %j as a sum", (text) => {
  expect(readOwnSum(text)).toBeNull();
});
