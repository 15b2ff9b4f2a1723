import type { PackedDish } from "../../features/catalog/menu/packed-dish.ts";
import { wantedDishes } from "../../features/search/search-pages.ts";
import type { NavigationLink } from "../../model/shop/shop.ts";
import type { Loader } from "../request/loader.ts";
import { foundPages } from "./search/found-pages.ts";
import { searchDishes } from "./search/menu-search.ts";
import { packedDishes } from "./sections/packed-dishes.ts";

export interface SearchPageData {
  /** The query as typed, cut to a maximum length. Empty before the first search. */
  readonly query: string;
  /** The converted query, if it was typed in the wrong keyboard layout. */
  readonly readAs: string | null;
  /** The query names ingredients or diets, checked against the menu's statements. */
  readonly isByWishes: boolean;
  /** The best results. */
  readonly dishes: readonly PackedDish[];
  readonly total: number;
  /** Pages and contacts that the query means. */
  readonly pages: readonly NavigationLink[];
  /** Found in the device's cached menu, offline. */
  readonly isOfCopies?: true;
}

const longestQuery = 80;

/** Results of `/search?q=` in the branch's menu, as many dishes as `?page=` asks for. */
export const loader: Loader<SearchPageData> = async ({ url, page }) => {
  const query = (url.searchParams.get("q") ?? "").trim().slice(0, longestQuery);
  const { dishes, readAs, isByWishes } = await searchDishes(query, page);
  const shown = packedDishes(dishes.slice(0, wantedDishes(url)), page);
  const pages = foundPages(query, page.shop, page.i18n);
  return { query, readAs, isByWishes, dishes: shown, total: dishes.length, pages };
};
