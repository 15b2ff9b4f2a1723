import type { LanguageCode } from "@skatert/contract";
import type { Dictionary } from "../dictionary/compile.ts";
import { type FigureWords, figuresKey } from "./figures.ts";
import { localesOf } from "./locales.ts";

/** More digits than any language leaves ungrouped. */
const long = 123_456_789;

/**
 * Number format of a language from this runtime. Only for builds and the server, because Node has data of
 * every language.
 */
export function figureWords(language: LanguageCode): FigureWords {
  const locales = localesOf(language);
  const figures = new Intl.NumberFormat(locales);
  const parts = figures.formatToParts(-long - 0.5);
  const text = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  const sizes = parts.filter(({ type }) => type === "integer").map(({ value }) => value.length);
  const leastGrouped = [4, 5, 6].find((length) =>
    figures.formatToParts(10 ** (length - 1)).some(({ type }) => type === "group"),
  );
  return [
    text("decimal"),
    text("group"),
    text("minusSign"),
    String(sizes.at(-1)),
    String(sizes.at(-2)),
    String(leastGrouped),
    signPlace(locales),
  ];
}

/** The same as an entry of a dictionary: words without gaps. */
export function figureEntry(language: LanguageCode): Dictionary {
  return { [figuresKey]: [...figureWords(language)] };
}

function signPlace(locales: string[]): string {
  const roubles = { style: "currency", currency: "RUB", currencyDisplay: "narrowSymbol" } as const;
  const [first, second] = new Intl.NumberFormat(locales, roubles).formatToParts(1);
  if (first?.type !== "currency") return "after";
  return second?.type === "literal" ? "apart" : "before";
}
