import { expect, it } from "vitest";
import { safeBack } from "./sign-in.tsx";

it.each([
  [null, "/"],
  ["/stops?q=борщ", "/stops?q=борщ"],
  ["//evil.example", "/"],
  ["/\\evil.example", "/"],
  ["https://evil.example", "/"],
  ["javascript:alert(1)", "/"],
])("redirects back=%s to %s after the sign-in", (back, page) => {
  expect(safeBack(back)).toBe(page);
});
