import { expect, it } from "vitest";
import { missingTexts } from "./missing-texts.ts";

it("EDIT-1 counts texts of the menu that the translation lacks", () => {
  const own = { name: "Супы", description: "Горячие" };
  expect(missingTexts(own, { name: "", description: " " })).toBe(2);
  expect(missingTexts(own, { name: "Soups", description: "" })).toBe(1);
  expect(missingTexts({ ...own, description: "" }, { name: "Soups", description: "" })).toBe(0);
});
