import { expect, test } from "vitest";
import { readDish } from "./read-dish.ts";
import { savedDish } from "./saved-dish.ts";

const options = { branches: [], languages: [{ code: "ru" }] };
const facetsOf = (name: string, categories: readonly number[]) => ({ catalog: { id: 101, name, categories } });
const opened = readDish({ facets: facetsOf("Borscht", [1, 2]), listedIn: ["1", "2"], options });

test("EDIT-1 a category that was removed and saved stays removed, although the list of categories is older", () => {
  const sent = { ...opened, categories: ["1"] };
  const saved = savedDish({ facets: facetsOf("Borscht", [1]), listedIn: ["1", "2"], options }, sent, sent);
  expect(saved.form.categories).toEqual(["1"]);
  expect(saved.form).toBe(saved.before);
});

test("OFFICE-5 a text typed while the dish is being saved stays in the form, unsaved", () => {
  const sent = { ...opened, name: "Borscht with beef" };
  const now = { ...sent, description: "With sour cream" };
  const place = { facets: facetsOf("Borscht with beef", [1, 2]), listedIn: ["1", "2"], options };
  const saved = savedDish(place, sent, now);
  expect(saved.before).toMatchObject({ name: "Borscht with beef", description: "" });
  expect(saved.form).toMatchObject({ name: "Borscht with beef", description: "With sour cream" });
});
