import { readPreferences } from "../../model/account/user-preferences.ts";
import type { Loader } from "../request/loader.ts";
import { own, personalClient } from "../request/personal.ts";
import { menuWords } from "./search/menu-words.ts";

/** The caller's preferences as marks in the menu. */
export interface DishMarks {
  /** Ids of dishes and supplements by their avoided contents, in the page's language. */
  readonly avoided: readonly { readonly name: string; readonly ids: readonly number[] }[];
  readonly likedIds: readonly number[];
  readonly hidesAvoided: boolean;
}

/** Dishes with contents that the caller avoids or likes. */
export const loader: Loader<DishMarks> = async ({ page }) => {
  const wish = readPreferences(own(await personalClient(page).account.preferences()));
  const { allergens, byProduct } = await menuWords(page);
  const products = [...byProduct];
  const nameOf = (word: string) => allergens.find((each) => each.word === word)?.name ?? word;
  const byText = Map.groupBy(
    products.flatMap(([id, has]) => {
      const found = has.allergens.filter((word) => wish.avoided.includes(word)).map(nameOf);
      return found.length === 0 ? [] : [{ id, name: found.join(", ") }];
    }),
    ({ name }) => name,
  );
  return {
    avoided: [...byText].map(([name, dishes]) => ({ name, ids: dishes.map(({ id }) => id) })),
    likedIds: products.flatMap(([id, { badges }]) => (badges.some((word) => wish.liked.includes(word)) ? [id] : [])),
    hidesAvoided: wish.hidesAvoided,
  };
};
