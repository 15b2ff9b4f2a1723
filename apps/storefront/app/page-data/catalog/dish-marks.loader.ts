import type { MarkedWord, MenuMarks } from "../../model/catalog/menu-marks.ts";
import type { Loader } from "../request/loader.ts";
import { type MenuWord, menuWords } from "./search/menu-words.ts";

/** Dishes and supplements by their allergens and badges, the same for every visitor. */
export const loader: Loader<MenuMarks> = async ({ page }) => {
  const { allergens, badges, byProduct } = await menuWords(page);
  const having = (kind: "allergens" | "badges", words: readonly MenuWord[]): readonly MarkedWord[] =>
    words.map((each) => ({
      ...each,
      ids: [...byProduct].flatMap(([id, has]) => (has[kind].includes(each.word) ? [id] : [])),
    }));
  return { allergens: having("allergens", allergens), badges: having("badges", badges) };
};
