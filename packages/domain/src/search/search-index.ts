import { foldedWords, foldText } from "./fold-text.ts";
import { type KnownWord, knownWord } from "./match-word.ts";
import { type DishFacts, type DishStatements, factsOf } from "./wishes/dish-facts.ts";
import { type MenuFacts, menuFactsOf } from "./wishes/meets-wishes.ts";

/** A dish as input of the search. */
export interface Searchable {
  readonly id: number;
  readonly name: string;
  /** Its names in other languages. */
  readonly aliases: readonly string[];
  /** Its sections, badges and attribute options. */
  readonly labels: readonly string[];
  /** Its composition in words, and other search texts. */
  readonly composition: string;
  /** The facts that wishes ("без мяса") are checked against. */
  readonly statements: DishStatements;
}

/** Fields of a dish, by descending weight. */
export type SearchField = "name" | "label" | "composition";

export interface WordPlace {
  /** Index of the dish in menu order. */
  readonly at: number;
  readonly field: SearchField;
}

export interface SearchIndex {
  readonly items: readonly { readonly id: number; readonly foldedName: string; readonly facts: DishFacts }[];
  readonly habits: MenuFacts;
  /** Every distinct word of the menu with all its places. */
  readonly words: readonly { readonly word: KnownWord; readonly places: readonly WordPlace[] }[];
}

/** Prepares a menu for searching, once per catalogue. */
export function buildSearchIndex(items: readonly Searchable[]): SearchIndex {
  const places = new Map<string, WordPlace[]>();
  for (const [at, item] of items.entries()) {
    for (const [word, field] of wordsOf(item)) {
      const known = places.get(word);
      if (known) known.push({ at, field });
      else places.set(word, [{ at, field }]);
    }
  }
  const known = items.map(({ id, name, statements }) => ({
    id,
    foldedName: foldText(name),
    facts: factsOf(statements),
  }));
  return {
    items: known,
    habits: menuFactsOf(known.map(({ facts }) => facts)),
    words: [...places].map(([word, found]) => ({ word: knownWord(word), places: found })),
  };
}

/** Each distinct word of a dish, with its field of most weight. */
function wordsOf({ name, aliases, labels, composition }: Searchable): ReadonlyMap<string, SearchField> {
  const words = new Map<string, SearchField>();
  const note = (text: string, field: SearchField) => {
    for (const word of foldedWords(text)) if (!words.has(word)) words.set(word, field);
  };
  for (const text of [name, ...aliases]) note(text, "name");
  for (const text of labels) note(text, "label");
  note(composition, "composition");
  return words;
}
