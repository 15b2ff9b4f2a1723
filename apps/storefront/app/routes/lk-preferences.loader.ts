import type { Loader } from "../server/loader.ts";
import { type MenuWord, menuWords } from "../server/menu-words.ts";
import { own, personalClient } from "../server/personal.ts";

export interface PreferencesData {
  readonly preferences: readonly string[];
  readonly allergens: readonly MenuWord[];
  readonly badges: readonly MenuWord[];
}

/** What may be liked or avoided in this menu, and what the caller does. */
export const loader: Loader<PreferencesData> = async ({ page }) => {
  const preferences = own(await personalClient(page).account.preferences());
  const { allergens, badges } = await menuWords(page);
  return { preferences, allergens, badges };
};
