import { describe, expect, it } from "vitest";
import { findLanguage, LANGUAGES, languageOf } from "./languages.ts";

describe("languages", () => {
  it("APP-3 lists the 18 languages, Russian first", () => {
    expect(LANGUAGES).toHaveLength(18);
    expect(LANGUAGES[0]).toBe("ru");
    expect(new Set(LANGUAGES).size).toBe(18);
  });

  it("APP-3 reads a code in any letter case", () => {
    expect(languageOf("ZH-cn")).toBe("zh-CN");
    expect(languageOf(" en ")).toBe("en");
  });

  it("APP-3 treats an unknown code as Russian", () => {
    for (const text of ["xx", "", "en-US", undefined, null, 7, {}]) expect(languageOf(text)).toBe("ru");
    expect(findLanguage("xx")).toBeNull();
  });
});
