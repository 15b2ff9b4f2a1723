import { expect, it } from "vitest";
import type { Json } from "../../../shop/documents/json.ts";
import { translationLanguages } from "./translation-languages.ts";

const codesIn = (documents: Readonly<Record<string, Json>>) =>
  translationLanguages(new Map(Object.entries(documents))).map(({ code }) => code);
const settings: Json = {
  language_list: [{ code: "ru" }, { code: "en", text: "English", default: true }, { code: "de" }],
};

it("EDIT-1 translates the menu into the languages of guests except its own", () => {
  expect(codesIn({ settings }).toSorted()).toEqual(["de", "ru"]);
  // With texts in the default language, the menu itself is Russian.
  expect(codesIn({ settings, "catalog.en": [] }).toSorted()).toEqual(["de", "en"]);
  expect(codesIn({})).toEqual([]);
});
