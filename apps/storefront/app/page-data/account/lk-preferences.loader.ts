import { type MenuWord, menuWords } from "../catalog/menu-words.ts";
import type { Loader } from "../request/loader.ts";
import { own, personalClient } from "../request/personal.ts";

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
