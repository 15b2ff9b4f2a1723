import { readFileSync } from "node:fs";
import { LANGUAGES, readsCyrillic } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { languageDictionary } from "../../i18n/dictionary/language-dictionary.ts";
import { assetsFor } from "./assets.ts";

interface FontFile {
  readonly name: string;
  readonly contains: (letter: string) => boolean;
}

/** The font files of theme/fonts.css with their ranges. */
function fontFiles(): readonly FontFile[] {
  const css = readFileSync(new URL("../../theme/fonts.css", import.meta.url), "utf8");
  return [...css.matchAll(/fonts\/onest-([\w-]+)\.woff2.*?unicode-range:([^;]+);/gs)].map(
    ([, name = "", list = ""]) => {
      const ranges = list.split(",").map((range) => {
        const [from = "", to = from] = range.trim().slice(2).split("-");
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
      });
      const contains = (letter: string) => {
        const code = letter.codePointAt(0) ?? 0;
        return ranges.some(([from, to]) => from <= code && code <= to);
      };
      return { name, contains };
    },
  );
}

describe("fonts that a page preloads", () => {
  const files = fontFiles();

  it.each(LANGUAGES.filter(readsCyrillic))("APP-3 contain every Cyrillic letter of the messages in %s", (language) => {
    const letters = new Set(JSON.stringify(languageDictionary(language)).match(/\p{Script=Cyrillic}/gu));
    const needed = files.filter(({ contains }) => [...letters].some(contains)).map(({ name }) => name);
    const preloaded = assetsFor([], [language]).fonts.map((path) => path.replace(/^\/assets\/onest-|\.woff2$/g, ""));
    expect(preloaded.sort()).toEqual(["signs", ...needed].sort());
  });
});
