/**
 * A shopper's preferences for the menu. Entries are in the shop's default language, so they apply in every
 * language.
 */
export interface FoodPreferences {
  readonly avoided: readonly string[];
  readonly liked: readonly string[];
  /** The menu leaves out dishes with avoided contents instead of only marking them. */
  readonly hidesAvoided: boolean;
}

const avoidPrefix = "avoid:";
const likePrefix = "like:";
const hideWord = "hide-avoided";

/** Reads the account's list of words and ignores foreign entries. */
export function readPreferences(words: readonly string[]): FoodPreferences {
  return {
    avoided: withPrefix(words, avoidPrefix),
    liked: withPrefix(words, likePrefix),
    hidesAvoided: words.includes(hideWord),
  };
}

/** Writes to the account's list and keeps foreign entries of `before`. */
export function writePreferences(wish: FoodPreferences, before: readonly string[]): readonly string[] {
  const foreign = before.filter((word) => !isOurs(word));
  return [
    ...foreign,
    ...wish.avoided.map((word) => avoidPrefix + word),
    ...wish.liked.map((word) => likePrefix + word),
    ...(wish.hidesAvoided ? [hideWord] : []),
  ];
}

function withPrefix(words: readonly string[], prefix: string): readonly string[] {
  return words.filter((word) => word.startsWith(prefix)).map((word) => word.slice(prefix.length));
}

function isOurs(word: string): boolean {
  return word === hideWord || word.startsWith(avoidPrefix) || word.startsWith(likePrefix);
}
