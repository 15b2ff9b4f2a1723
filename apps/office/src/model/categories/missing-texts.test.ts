import { expect, it } from "vitest";
import { missingTexts } from "./missing-texts.ts";

it("EDIT-1 a language lacks the texts that the menu has and the translation has not", () => {
  const own = { name: "Супы", description: "Горячие" };
  expect(missingTexts(own, { name: "", description: " " })).toBe(2);
  expect(missingTexts(own, { name: "Soups", description: "" })).toBe(1);
  expect(missingTexts({ ...own, description: "" }, { name: "Soups", description: "" })).toBe(0);
});
