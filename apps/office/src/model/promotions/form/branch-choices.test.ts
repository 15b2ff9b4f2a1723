import { expect, it } from "vitest";
import { branchChoices, firstBranch } from "./branch-choices.ts";

const locations = [
  { name: "Соборная", warehouseIds: [501] },
  { name: "Вокзал", warehouseIds: [502] },
];

it("PROMO-1 a branch that the shop has no more can be taken out of a promotion", () => {
  expect(branchChoices(locations, [509, 502])).toEqual([
    { id: 501, name: "Соборная" },
    { id: 502, name: "Вокзал" },
    { id: 509, name: "№ 509" },
  ]);
});

it("PROMO-1 the example cart begins in a branch that exists", () => {
  expect(firstBranch(locations, [509, 502])).toBe(502);
  expect(firstBranch(locations, [509])).toBe(501);
  expect(firstBranch([], [509])).toBe(0);
});
