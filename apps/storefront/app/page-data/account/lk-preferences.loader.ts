import { type MenuWord, menuWords } from "../catalog/search/menu-words.ts";
import type { Loader } from "../request/loader.ts";
import { own, personalClient } from "../request/personal.ts";

export interface PreferencesData {
  readonly preferences: readonly string[];
  readonly allergens: readonly MenuWord[];
  readonly badges: readonly MenuWord[];
}

/** Possible preferences for this menu, and the caller's choices. */
export const loader: Loader<PreferencesData> = async ({ page }) => {
  const preferences = own(await personalClient(page).account.preferences());
  const { allergens, badges } = await menuWords(page);
  return { preferences, allergens, badges };
};
