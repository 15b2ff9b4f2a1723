/** A diet that a shop marks its dishes with. Only the shop's own words assign a dish to it. */
export interface Diet {
  readonly id: string;
  /** Same format as in `Ingredient`. */
  readonly titles: readonly string[];
  /**
   * Ids of ingredients that contradict a mark. A dish with one of them is left out, whatever its badge says.
   */
  readonly excludes: readonly string[];
  /** Marks of these diets also count. */
  readonly includes?: readonly string[];
  /** The name of a dish is also a mark ("Веганский бургер"). «постная свинина» means lean, not lenten. */
  readonly isNamed?: true;
}

export const diets: readonly Diet[] = [
  {
    id: "vegan",
    titles: ["веган", "vegan", "vegetalien", "растительн", "plant ?based", "纯素"],
    excludes: ["meat", "fish", "seafood", "milk", "eggs", "honey"],
    includes: ["lenten"],
    isNamed: true,
  },
  {
    id: "vegetarian",
    titles: ["вегетар", "vegetar", "veggie$", "vejetar", "vejeter", "素(?! ?食 ?者)", "चाकाहारी", "शाकाहारी"],
    excludes: ["meat", "fish", "seafood"],
    includes: ["vegan", "lenten"],
    isNamed: true,
  },
  {
    id: "lenten",
    titles: ["постн", "lenten", "lent$"],
    excludes: ["meat", "milk", "eggs"],
    includes: ["vegan"],
  },
  { id: "halal", titles: ["халял", "халал", "halal", "helal", "清真"], excludes: ["pork", "alcohol"], isNamed: true },
  { id: "kosher", titles: ["кошер", "kosher", "koscher", "casher"], excludes: ["pork", "seafood"], isNamed: true },
];
