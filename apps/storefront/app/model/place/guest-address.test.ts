import { expect, it } from "vitest";
import { isSame } from "./guest-address.ts";
import { emptyDetails } from "./place.ts";
import { savedAddress as saved } from "./testing-address.ts";

it("STATE-10 a guest's address equals a saved one with the same house and door in any spelling", () => {
  const details = { ...emptyDetails, apartment: " 7" };
  expect(isSame(saved, { line: "театральная улица, 18 ", details })).toBe(true);
  expect(isSame(saved, { line: saved.line, details: { ...details, apartment: "8" } })).toBe(false);
  expect(isSame(saved, { line: "Театральная улица, 20", details })).toBe(false);
});
