/** Searching the menu, and dishes seen lately. */
export const search = {} as const;
