import { LANGUAGES, type LanguageCode } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import type { Json } from "./json.ts";
import { documentsOf } from "./revision-documents.ts";

const ids = (name: string) => [{ id: 1, name, about: `about ${name}` }];

function shop(overlays: readonly LanguageCode[], languages: readonly { code: string; default?: boolean }[] = []) {
  const files = new Map<string, Json>([
    ["settings", { language_list: [...languages] }],
    ["blog", ids("base")],
    ["catalog", [{ id: 1, name: "base", products: [{ id: 2, name: "base" }] }]],
  ]);
  for (const code of overlays) {
    files.set(`blog.${code}`, [{ id: 1, name: code }]);
    files.set(`catalog.${code}`, { products: [{ id: 2, name: code }] });
  }
  const documents = documentsOf(files);
  const entry = (name: string, language?: LanguageCode): Json =>
    (documents.read(name, language) as readonly Json[])[0] ?? null;
  return { documents, name: (language?: LanguageCode) => (entry("blog", language) as { name: string }).name, entry };
}

describe("texts of a shop (APP-3)", () => {
  it("APP-3 answers English for a language without its own texts", () => {
    const { name, documents } = shop(["en"]);
    for (const language of ["de", "fr", "hy", "hi", "zh-CN", "tr", "vi", "uz"] as const) {
      expect(name(language)).toBe("en");
      expect(documents.sameAs(language)).toBe("en");
    }
  });

  it("APP-3 answers Russian, not English, to readers of Russian", () => {
    const { name, documents } = shop(["en"]);
    for (const language of ["ru", "be", "kk", "tt"] as const) expect(name(language)).toBe("base");
    expect(documents.sameAs("kk")).toBeNull();
    expect(name()).toBe("base");
  });

  it("APP-3 prefers own texts, field by field", () => {
    const { name, entry, documents } = shop(["en", "de"]);
    expect(name("de")).toBe("de");
    expect(entry("blog", "de")).toEqual({ id: 1, name: "de", about: "about base" });
    expect(documents.sameAs("de")).toBe("de");
    expect(entry("catalog", "fr")).toMatchObject({ products: [{ id: 2, name: "en" }] });
  });

  it("APP-3 answers the shop's default language without own and English texts", () => {
    const { name } = shop(["az"], [{ code: "ru" }, { code: "az", default: true }, { code: "de" }]);
    expect(name("de")).toBe("az");
    expect(name("ru")).toBe("base");
  });

  it("APP-3 uses the files of a shop in its default language unchanged", () => {
    const { name } = shop(["en"], [{ code: "de", default: true }, { code: "ru" }]);
    expect(name("de")).toBe("base");
    expect(name("ru")).toBe("en");
    expect(name()).toBe("base");
  });

  it("shares one copy between languages with equal texts", () => {
    for (const overlays of [[], ["en"], ["az"], ["en", "de"]] as const) {
      const { documents } = shop([...overlays]);
      for (const language of LANGUAGES)
        expect(documents.read("blog", language)).toEqual(
          documents.read("blog", documents.sameAs(language) ?? undefined),
        );
    }
  });
});
