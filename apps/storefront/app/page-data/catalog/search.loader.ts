import type { PackedDish } from "../../features/catalog/menu/packed-dish.ts";
import { wantedDishes } from "../../features/search/search-pages.ts";
import type { Loader } from "../request/loader.ts";
import { searchDishes } from "./menu-search.ts";
import { packedDishes } from "./packed-dishes.ts";

export interface SearchPageData {
  /** As it was typed, cut to a sensible length; empty before anything is. */
  readonly query: string;
  /** How it was understood, where it had been typed in the wrong keyboard layout. */
  readonly readAs: string | null;
  /** Found by what a dish must be free of, or belong to, as the menu says it. */
  readonly isByWishes: boolean;
  /** The best of what was found. */
  readonly dishes: readonly PackedDish[];
  readonly total: number;
  /** Found in the device's copies of the menu, without a connection. */
  readonly isOfCopies?: true;
}

const longestQuery = 80;

/** What `/search?q=` finds in the branch's menu, as many dishes as `?page=` asks for. */
export const loader: Loader<SearchPageData> = async ({ url, page }) => {
  const query = (url.searchParams.get("q") ?? "").trim().slice(0, longestQuery);
  const { dishes, readAs, isByWishes } = await searchDishes(query, page);
  const shown = packedDishes(dishes.slice(0, wantedDishes(url)), page);
  return { query, readAs, isByWishes, dishes: shown, total: dishes.length };
};
