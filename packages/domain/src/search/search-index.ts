import { foldedWords, foldText } from "./fold-text.ts";
import { type KnownWord, knownWord } from "./match-word.ts";
import { type DishFacts, type DishStatements, factsOf } from "./wishes/dish-facts.ts";
import { habitsOf, type MenuHabits } from "./wishes/meets-wishes.ts";

/** A dish as the search knows it. */
export interface Searchable {
  readonly id: number;
  readonly name: string;
  /** Its names in other languages. */
  readonly aliases: readonly string[];
  /** Its sections, badges and options of attributes. */
  readonly labels: readonly string[];
  /** What it is made of, in words, and whatever else it may be looked for by. */
  readonly composition: string;
  /** What wishes ("без мяса") are held against. */
  readonly statements: DishStatements;
}

/** Fields of a dish in which a word may occur, by descending weight. */
export type SearchField = "name" | "label" | "composition";

export interface WordPlace {
  /** Index of the dish in the menu's order. */
  readonly at: number;
  readonly field: SearchField;
}

export interface SearchIndex {
  readonly items: readonly { readonly id: number; readonly foldedName: string; readonly facts: DishFacts }[];
  readonly habits: MenuHabits;
  /** Every word of the menu once, with all its places. */
  readonly words: readonly { readonly word: KnownWord; readonly places: readonly WordPlace[] }[];
}

/** Prepares a menu for searching: the work of a catalogue, done once for all of its searches. */
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
    habits: habitsOf(known.map(({ facts }) => facts)),
    words: [...places].map(([word, found]) => ({ word: knownWord(word), places: found })),
  };
}

/** Each word of a dish once, with its weightiest field. */
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
