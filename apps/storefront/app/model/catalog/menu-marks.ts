/** A word of the menu with the dishes and supplements that have it. */
export interface MarkedWord {
  /** In the shop's default language, as devices and accounts store it. */
  readonly word: string;
  /** In the page's language. */
  readonly name: string;
  readonly ids: readonly number[];
}

/** The words of the menu by which guests mark and hide dishes. */
export interface MenuMarks {
  readonly allergens: readonly MarkedWord[];
  readonly badges: readonly MarkedWord[];
}

/** Attribute of a section whose hidden dishes the guest wants to see. */
export const showsHidden = "data-shows-hidden";
