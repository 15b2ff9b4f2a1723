import { expect, it } from "vitest";
import { listChange } from "./list-change.ts";
import { openedFields } from "./opened-fields.ts";

it("EDIT-5 lists a dish's inner fields one by one and omits unchanged ones", () => {
  const before = { calories: 50, allergens: ["молоко"], video: "" };
  const after = { calories: 60, allergens: ["молоко"], video: "" };
  expect(openedFields([{ facet: "catalog", field: "acf", before, after }])).toEqual([
    { facet: "catalog", field: "acf.calories", before: 50, after: 60 },
  ]);
});

it("EDIT-5 shows a new dish without ids and empty values", () => {
  const after = { id: 7, name: "Уха", description: "", acf: { calories: 90, video: "" } };
  expect(openedFields([{ facet: "catalog", field: null, after }])).toEqual([
    { facet: "catalog", field: "name", after: "Уха" },
    { facet: "catalog", field: "acf.calories", after: 90 },
  ]);
});

it("EDIT-5 tells a changed list of dishes from a reordered one", () => {
  expect(listChange(["1", "2"], ["2", "3"])).toEqual({ added: ["3"], gone: ["1"] });
  expect(listChange(["1", 2], ["2", "1"])).toEqual({ added: [], gone: [] });
  expect(listChange([{ id: 1 }], [])).toBeNull();
});
