import { type Diet, diets } from "./diets.ts";
import type { DishFacts } from "./dish-facts.ts";
import { type Ingredient, ingredients } from "./ingredients.ts";
import type { Wishes } from "./read-wishes.ts";
import { wordPattern } from "./word-pattern.ts";

/** Facts over all dishes of a menu. */
export interface MenuFacts {
  /** Ids of ingredients that some dish is marked free of. A dish without the mark does not count as free. */
  readonly marked: ReadonlySet<string>;
  /** Some dish lists allergens, so a dish without a list has none, if its composition is known. */
  readonly listsAllergens: boolean;
}

interface KnownIngredient extends Ingredient {
  readonly pattern: RegExp;
  /** Ids of the ingredients that contain it, and its own. */
  readonly within: readonly string[];
}

const byId = new Map(ingredients.map((each) => [each.id, each]));
let known: ReadonlyMap<string, KnownIngredient> | undefined;
const dietById: ReadonlyMap<string, Diet> = new Map(diets.map((diet) => [diet.id, diet]));

/** Built for the first wish: the patterns take a sixth of a server's start. */
function knownIngredients(): ReadonlyMap<string, KnownIngredient> {
  known ??= new Map(
    ingredients.map((each) => {
      const within = ingredients.filter(({ members }) => members?.includes(each.id)).map(({ id }) => id);
      return [each.id, { ...each, pattern: wordPattern(wordsOf(each)), within: [each.id, ...within] }];
    }),
  );
  return known;
}

function wordsOf({ titles, items, members = [] }: Ingredient): readonly string[] {
  return [...titles, ...items, ...members.flatMap((id) => wordsOf(byId.get(id) ?? { id, titles: [], items: [] }))];
}

export function menuFactsOf(menu: readonly DishFacts[]): MenuFacts {
  return {
    marked: new Set(menu.flatMap(({ free }) => [...free])),
    listsAllergens: menu.some(({ declared }) => declared !== ""),
  };
}

/**
 * Whether a dish meets these wishes. A dish is free of an ingredient only if the menu states it. An unknown
 * composition does not qualify, and a label that the composition contradicts is ignored.
 */
export function meetsWishes(dish: DishFacts, wishes: Wishes, menu: MenuFacts): boolean {
  return (
    wishes.without.every((id) => isFreeOf(dish, id, menu)) &&
    wishes.withoutWords.every((word) => isFreeOfWord(dish, word)) &&
    wishes.diets.every((id) => follows(dish, id))
  );
}

function isFreeOf(dish: DishFacts, id: string, menu: MenuFacts): boolean {
  const ingredient = knownIngredients().get(id);
  if (!ingredient || holds(dish, ingredient)) return false;
  if (ingredient.within.some((each) => dish.free.has(each) || isExcludedByDiet(dish, each))) return true;
  if (ingredient.isClaimedOnly || menu.marked.has(id)) return false;
  if (!ingredient.isAllergen) return dish.hasComposition;
  return dish.declared !== "" || (menu.listsAllergens && dish.hasComposition);
}

function holds({ text, declared }: DishFacts, { pattern }: KnownIngredient): boolean {
  return pattern.test(text) || pattern.test(declared);
}

function isExcludedByDiet(dish: DishFacts, ingredientId: string): boolean {
  return diets.some(({ id, excludes }) => excludes.includes(ingredientId) && isMarked(dish, id));
}

/** A word such as "миндаль": a dish that lists nuts without naming any may contain it. */
function isFreeOfWord(dish: DishFacts, word: string): boolean {
  if (!dish.hasComposition || mentions(dish, word)) return false;
  return [...knownIngredients().values()].every(
    (each) =>
      !each.isAllergen || !each.pattern.test(word) || !each.pattern.test(dish.declared) || each.pattern.test(dish.text),
  );
}

/**
 * Whether the menu uses the word or the word names a known ingredient. Any other word may be of another
 * language, so no dish is known to be free of it.
 */
export function isKnownFood(word: string, menu: readonly DishFacts[]): boolean {
  return (
    [...knownIngredients().values()].some(({ pattern }) => pattern.test(word)) ||
    menu.some((dish) => mentions(dish, word))
  );
}

function mentions({ text, declared }: DishFacts, word: string): boolean {
  const pattern = wordPattern([withFleetingVowel(word)]);
  return pattern.test(text) || pattern.test(declared);
}

function follows(dish: DishFacts, dietId: string): boolean {
  const diet = dietById.get(dietId);
  if (!diet || !isMarked(dish, dietId)) return false;
  return diet.excludes.every((id) => {
    const ingredient = knownIngredients().get(id);
    return ingredient === undefined || !holds(dish, ingredient);
  });
}

function isMarked(dish: DishFacts, dietId: string): boolean {
  const { isNamed = false, includes = [] } = dietById.get(dietId) ?? {};
  return [dietId, ...includes].some((id) => dish.diets.has(id)) || (isNamed && dish.namedDiets.has(dietId));
}

/**
 * Also matches "кабачок" for "кабачк" of "кабачка". Folded words contain no signs that a pattern interprets.
 */
function withFleetingVowel(stem: string): string {
  return stem.length < 3 ? stem : `${stem.slice(0, -1)}[оеи]?${stem.slice(-1)}`;
}
