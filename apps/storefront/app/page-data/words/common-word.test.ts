import { readFileSync } from "node:fs";
import { LANGUAGES, type LanguageCode } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { commonWord } from "./common-word.ts";
import { commonWords } from "./common-words.ts";

interface DemoDish {
  readonly acf: { readonly allergens: readonly string[]; readonly "product-badge": readonly string[] };
}

const demo = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../../../demo/${name}.json`, import.meta.url), "utf8"));
const dishes: readonly DemoDish[] = demo("catalog").flatMap(
  ({ products }: { products: readonly DemoDish[] }) => products,
);
const shown = [
  ...new Set([
    ...dishes.flatMap(({ acf }) => [...acf.allergens, ...acf["product-badge"]]),
    ...demo("settings").payment_methods.map(({ name }: { name: string }) => name),
  ]),
];

describe("words that most menus share", () => {
  it("APP-3 have one spelling for each language", () => {
    expect(
      commonWords.filter((row) => row.length !== LANGUAGES.length || row.some((each) => each.length === 0)),
    ).toEqual([]);
  });

  it.each(LANGUAGES.filter((language) => language !== "ru"))(
    "APP-3 name every allergen, badge and payment method of the demo shop in %s",
    (language) => {
      // A word that two languages spell alike, e.g. "соя", is still one of the table.
      const known = new Set(commonWords.flatMap((row) => row[LANGUAGES.indexOf(language)] ?? []));
      const missing = shown.filter((word) => !known.has(commonWord(word.toLowerCase(), language)));
      expect(missing).toEqual([]);
    },
  );

  it("are translated from English too, as an overlay has them", () => {
    const german: LanguageCode = "de";
    expect(commonWord("milk", german)).toBe("Milch");
    expect(commonWord("vegan", "hy")).toBe("վեգան");
  });

  it("keep a capital letter, the words of the shop's own, and those of a Russian page", () => {
    expect(commonWord("Cash", "es")).toBe("Efectivo");
    expect(commonWord("нутовая мука", "de")).toBe("нутовая мука");
    expect(commonWord("milk", "ru")).toBe("milk");
  });
});
