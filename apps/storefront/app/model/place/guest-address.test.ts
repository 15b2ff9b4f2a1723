import { expect, it } from "vitest";
import { isSame } from "./guest-address.ts";
import { emptyDetails } from "./place.ts";
import { keptAddress as kept } from "./testing-address.ts";

it("STATE-10 a guest's address equals a saved one with the same house and door in any spelling", () => {
  const details = { ...emptyDetails, apartment: " 7" };
  expect(isSame(kept, { line: "театральная улица, 18 ", details })).toBe(true);
  expect(isSame(kept, { line: kept.line, details: { ...details, apartment: "8" } })).toBe(false);
  expect(isSame(kept, { line: "Театральная улица, 20", details })).toBe(false);
});
