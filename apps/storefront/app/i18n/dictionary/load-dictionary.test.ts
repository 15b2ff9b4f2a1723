import { LANGUAGES } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { languageDictionary } from "./language-dictionary.ts";
import { loadDictionary } from "./load-dictionary.ts";

describe("the server's words", () => {
  it.each(LANGUAGES)("APP-3 are in %s what the browser is sent, read once", async (language) => {
    const dictionary = await loadDictionary(language);
    expect(dictionary).toEqual(languageDictionary(language));
    expect(await loadDictionary(language)).toBe(dictionary);
  });
});
