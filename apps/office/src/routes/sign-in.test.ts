import { expect, it } from "vitest";
import { safeBack } from "./sign-in.tsx";

it.each([
  [null, "/"],
  ["/stops?q=борщ", "/stops?q=борщ"],
  ["//evil.example", "/"],
  ["/\\evil.example", "/"],
  ["https://evil.example", "/"],
  ["javascript:alert(1)", "/"],
])("after the sign-in, back=%s leads to %s", (back, page) => {
  expect(safeBack(back)).toBe(page);
});
