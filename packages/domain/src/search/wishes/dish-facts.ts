import { foldText } from "../fold-text.ts";
import { readWishes } from "./read-wishes.ts";

/** Facts about a dish from its menu, in all its languages. */
export interface DishStatements {
  readonly names: readonly string[];
  /** Compositions, and attribute options. */
  readonly contents: readonly string[];
  /** For a set: the contents of each of its dishes. */
  readonly parts: readonly (readonly string[])[];
  readonly allergens: readonly string[];
  /** Badges and sections: "постное", "без глютена". */
  readonly marks: readonly string[];
}

/** The facts, prepared for checking wishes. */
export interface DishFacts {
  /** Folded names and contents. */
  readonly text: string;
  /** Folded allergens. */
  readonly declared: string;
  /** A list of ingredients exists. Praise alone ("сочный и вкусный") names no ingredients. */
  readonly hasComposition: boolean;
  /** Ids of ingredients that the shop states are absent. */
  readonly free: ReadonlySet<string>;
  /** Ids of diets that the shop states. */
  readonly diets: ReadonlySet<string>;
  /** The same, stated by its name alone. */
  readonly namedDiets: ReadonlySet<string>;
}

export const noStatements: DishStatements = { names: [], contents: [], parts: [], allergens: [], marks: [] };

/** "без лактозы", "gluten free": an ingredient named as absent. */
const negated = /(?<!\p{L})(?:без|without|sans|ohne|senza|sin|sem) \p{L}+|(?<!\p{L})\p{L}+ (?:free|frei)(?!\p{L})/gu;
const betweenIngredients = /[,;·•]/;

export function factsOf({ names, contents, parts, allergens, marks }: DishStatements): DishFacts {
  const stated = marks.flatMap((mark) => readWishes(mark, "known") ?? []);
  const named = names.flatMap((name) => readWishes(name, "known") ?? []);
  return {
    text: foldText([...names, ...contents, ...parts.flat()].join(" ")).replace(negated, " "),
    declared: foldText(allergens.join(" ")),
    hasComposition: (parts.length > 0 ? parts : [contents]).every((texts) => texts.some(isList)),
    free: new Set([...stated, ...named].flatMap(({ without }) => without)),
    diets: new Set(stated.flatMap(({ diets }) => diets)),
    namedDiets: new Set(named.flatMap(({ diets }) => diets)),
  };
}

function isList(text: string): boolean {
  return betweenIngredients.test(text);
}
