/** What a shopper wants of the menu. The words are those of the shop's default language, so they hold in every other. */
export interface FoodPreferences {
  readonly avoided: readonly string[];
  readonly liked: readonly string[];
  /** Dishes with something avoided are left out of the menu, not only marked. */
  readonly hidesAvoided: boolean;
}

const avoidPrefix = "avoid:";
const likePrefix = "like:";
const hideWord = "hide-avoided";

/** From the account's list of words; foreign ones are left alone. */
export function readPreferences(words: readonly string[]): FoodPreferences {
  return {
    avoided: withPrefix(words, avoidPrefix),
    liked: withPrefix(words, likePrefix),
    hidesAvoided: words.includes(hideWord),
  };
}

/** Writes to the account's list; foreign entries of `before` are kept. */
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
