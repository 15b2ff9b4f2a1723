import { expect, it } from "vitest";
import { contestedFields, settlingPatch } from "./settle-conflicts.ts";

const conflicts = [
  { facet: "catalog", path: ["price"], base: 300, mine: 350, theirs: 390 },
  { facet: "catalog", path: ["variations", "12", "price"], base: 1, mine: 2, theirs: 3 },
  { facet: "catalog", path: ["variations", "13", "price"], base: 4, mine: 5, theirs: 6 },
  { facet: "catalog", path: ["sale_price"], base: 280, mine: 290 },
  { facet: "settings#conditions", path: [], base: [1], mine: [2], theirs: [3] },
];
const entity = {
  facets: { catalog: { price: 350, variations: ["mine"], sale_price: 290 }, "settings#conditions": [2] },
  published: { catalog: { price: 390, variations: ["theirs"] }, "settings#conditions": [3] },
};

it("EDIT-7 asks once for a field with conflicts in several parts", () => {
  expect(contestedFields(conflicts).map(({ field }) => field)).toEqual(["price", "variations", "sale_price", null]);
});

it("EDIT-7 resolves every field with the chosen side's value, even if the published side has none", () => {
  const fields = contestedFields(conflicts);
  expect(settlingPatch(entity, fields, () => true)).toMatchObject({
    set: { catalog: { price: 350, variations: ["mine"], sale_price: 290 } },
    value: { "settings#conditions": [2] },
  });
  expect(settlingPatch(entity, fields, ({ field }) => field === "price")).toEqual({
    set: { catalog: { price: 350, variations: ["theirs"] } },
    unset: { catalog: ["sale_price"] },
    value: { "settings#conditions": [3] },
    drop: [],
  });
});
