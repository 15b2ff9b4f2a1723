import { editDistance } from "../edit-distance.ts";
import { foldedWords } from "../fold-text.ts";
import { wordStem } from "../word-stem.ts";
import { diets } from "./diets.ts";
import { ingredients } from "./ingredients.ts";
import { leadingWordPattern } from "./word-pattern.ts";

/** Ingredients and diets that a guest requires dishes to be free of or belong to. */
export interface Wishes {
  /** Ids of ingredients. */
  readonly without: readonly string[];
  /** Prefixes of folded words of no known ingredient: "укроп". */
  readonly withoutWords: readonly string[];
  /** Ids of diets. */
  readonly diets: readonly string[];
  /** The rest of the query. */
  readonly rest: string;
}

/** Only after these words does an unknown word become a wish, because any food may follow them. */
const negators = new Set([
  "без",
  "безо",
  "without",
  "ohne",
  "sans",
  "senza",
  "sin",
  "sem",
  "tanpa",
  "无",
  "առանց",
  "बिना",
]);
/** They start a wish only before a known ingredient: "не острое", "no nuts". */
const weakNegators = new Set(["не", "нет", "ни", "no", "not", "non", "nor", "kein", "keine", "khong", "不"]);
const allergy = /^(?:аллерги|allerg)/u;
const allergens = /^(?:аллерген|allergen)/u;
const afterNegator = new Set(["на", "к", "to", "the", "any", "a", "de", "d", "含", "要", "吃", "放", "加"]);
const connectors = new Set(["и", "или", "ни", "and", "or", "nor", "und", "oder", "et", "ou", "e", "y", "o", "和"]);
const suffixes = new Set(["free", "frei", "allergy", "allergie"]);
const gluedBefore = /^без(?=\p{L}{4})/u;
const gluedAfter = /(?:free|frei|s[iu]z|с[ыіе]з)$/u;
/** General words for food. */
const fillers =
  /^(?:блюд|ед[аыу]$|меню$|поесть|покушать|что|нибудь|есть$|можно|вариант|продукт|для$|и$|dish|food|meal|menu$|option|something|anything|for$|and$|plats?$|gerichte?$)/u;
/** An adjective between a negator and its ingredient: "без сливочного сыра". */
const adjective = /(?:ого|его|ои|еи|ых|их|ому)$/u;
/** A longer wish is not a list of foods. */
const maxWishes = 8;

interface Reading {
  readonly source: WishSource;
  readonly without: Set<string>;
  readonly withoutWords: Set<string>;
  readonly diets: Set<string>;
  readonly rest: string[];
}

/** Built for the first query, because they take long to compile. */
let patterns: Readonly<Record<"ingredients" | "diets", readonly TitlePattern[]>> | undefined;
const plainTitles = ingredients.flatMap(({ id, titles }) =>
  titles
    .map((title) => title.replace(/^\(\?<!.*\* \)/, ""))
    .filter((title) => /^\p{L}{4,}$/u.test(title))
    .map((title) => ({ id, title })),
);

/**
 * "typed": any word may follow a negation, and typos are tolerated. "known": the spelling of the shop's
 * marks.
 */
export type WishSource = "typed" | "known";

/**
 * Extracts negations ("без мяса и рыбы", "no nuts", "gluten-free", "безмолочное", "аллергия на орехи") and
 * diets ("постное", "vegan") from a query. Null if it has none.
 */
export function readWishes(query: string, source: WishSource = "typed"): Wishes | null {
  const words = foldedWords(query.replace(/[,;&+]/g, " и "));
  const reading: Reading = { source, without: new Set(), withoutWords: new Set(), diets: new Set(), rest: [] };
  for (let at = 0; at < words.length; ) at += readAt(words, at, reading);
  const { without, withoutWords, diets: found, rest } = reading;
  if (without.size + withoutWords.size + found.size === 0) return null;
  return {
    without: [...without],
    withoutWords: [...withoutWords].slice(0, maxWishes),
    diets: [...found],
    rest: rest.filter((word) => !fillers.test(word)).join(" "),
  };
}

/** Reads the wish that starts at a word. Returns its number of words. */
function readAt(words: readonly string[], at: number, reading: Reading): number {
  const word = words[at] ?? "";
  const isAllergy = allergy.test(word) && !allergens.test(word);
  if (isAllergy || negators.has(word) || weakNegators.has(word)) {
    const taken = readList(words, at + 1, { reading, takesAny: reading.source === "typed" && !weakNegators.has(word) });
    if (taken > 0) return taken + 1;
  }
  const named = ingredientAt(words, at);
  if (named !== null && suffixes.has(words[at + named.length] ?? "")) {
    reading.without.add(named.id);
    return named.length + 1;
  }
  const glued = gluedIngredient(word);
  if (glued !== null) reading.without.add(glued);
  const diet = dietAt(words, at);
  if (diet !== null) reading.diets.add(diet.id);
  else if (glued === null) reading.rest.push(word);
  return diet?.length ?? 1;
}

interface ListOptions {
  readonly reading: Reading;
  /** Accept words of no known ingredient. */
  readonly takesAny: boolean;
}

/**
 * Reads the foods after a negator, joined by "и", commas and further negators. Returns their number of words.
 */
function readList(words: readonly string[], from: number, { reading, takesAny }: ListOptions): number {
  let at = from;
  while (afterNegator.has(words[at] ?? "")) at += 1;
  let end = readFood(words, at, { reading, takesAny });
  if (end === at) return 0;
  for (;;) {
    let next = end;
    while (connectors.has(words[next] ?? "")) next += 1;
    const isAgain = negators.has(words[next] ?? "");
    if (isAgain) next += 1;
    if (next === end) return end - from;
    const after = readFood(words, next, { reading, takesAny: takesAny && (isAgain || next === words.length - 1) });
    if (after === next) return end - from;
    end = after;
  }
}

/** Adds the food at a word. Returns the next word, or `at` if there is none. */
function readFood(words: readonly string[], at: number, { reading, takesAny }: ListOptions): number {
  const word = words[at];
  if (word === undefined) return at;
  if (allergens.test(word)) {
    for (const { id, isAllergen } of ingredients) if (isAllergen) reading.without.add(id);
    return at + 1;
  }
  const named = ingredientAt(words, at);
  const behind = adjective.test(word) ? ingredientAt(words, at + 1) : null;
  if (named !== null || behind !== null) {
    for (const each of [named, behind]) if (each !== null) reading.without.add(each.id);
    return at + (behind === null ? (named?.length ?? 0) : behind.length + 1);
  }
  if (!takesAny) return at;
  const meant = mistyped(word);
  if (meant !== null) reading.without.add(meant);
  else reading.withoutWords.add(wordStem(word));
  return at + 1;
}

interface TitlePattern {
  readonly id: string;
  readonly pattern: RegExp;
}

function titlePatterns() {
  patterns ??= { ingredients: ingredients.map(patternOf), diets: diets.map(patternOf) };
  return patterns;
}

function patternOf({ id, titles }: { readonly id: string; readonly titles: readonly string[] }): TitlePattern {
  return { id, pattern: leadingWordPattern(titles) };
}

interface Found {
  readonly id: string;
  /** Number of words. */
  readonly length: number;
}

function ingredientAt(words: readonly string[], at: number): Found | null {
  return titleAt(titlePatterns().ingredients, words, at);
}

function dietAt(words: readonly string[], at: number): Found | null {
  return titleAt(titlePatterns().diets, words, at);
}

function titleAt(titles: readonly TitlePattern[], words: readonly string[], at: number): Found | null {
  const text = words.slice(at, at + 3).join(" ");
  for (const { id, pattern } of titles) {
    const length = pattern.exec(text)?.[0].split(" ").length;
    if (length !== undefined) return { id, length };
  }
  return null;
}

/** "безглютеновое", "glutenfrei", "glutensiz": a negation inside the word. */
function gluedIngredient(word: string): string | null {
  if (gluedBefore.test(word)) return ingredientAt([word.replace(gluedBefore, "")], 0)?.id ?? null;
  return gluedAfter.test(word) ? (ingredientAt([word.replace(gluedAfter, "")], 0)?.id ?? null) : null;
}

/** Tolerates one typo, because a mistyped allergen treated as an unknown word would offer harmful dishes. */
function mistyped(word: string): string | null {
  const stem = wordStem(word);
  const near = plainTitles.find(({ title }) => {
    const distance = stem.length < 4 ? null : editDistance(stem, title, 1);
    return distance !== null && distance.whole <= 1;
  });
  return near?.id ?? null;
}
