import { expect, it } from "vitest";
import { withSaved } from "./bulk-call.ts";
import { dish } from "./testing-dishes.ts";

it("EDIT-2 a saved row stays in the categories that list it", () => {
  const before = { ...dish("1"), category_ids: ["5"] };
  const saved = { ...dish("1"), name: "Щи", category_ids: [] };
  expect(withSaved([before, dish("2")], [saved])).toEqual([{ ...saved, category_ids: ["5"] }, dish("2")]);
});
