import type { CategoryLink, ShopView } from "../../model/shop/shop.ts";
import { queryNames } from "../../routing/query-parameters.ts";

/** Shop data that decide which addresses are cached for offline use. */
export interface CopiedShop extends Pick<ShopView, "categories" | "dictionaryUrl" | "laterDictionaryUrl" | "pageType"> {
  readonly flags: Pick<ShopView["flags"], "fragmentedCatalog">;
}

interface Here {
  readonly pathname: string;
  readonly search: string;
}

const privateFolder = /^\/(?:lk|order|wheel)(?:\/|$)/;
const categoryLimit = 40;
/** Data that a visit loads at its start, by route: pickups, delivery and its times, blogs, info titles (STATE-10). */
const atStart = [
  ["/place-options", "place-options"],
  ["/blog", "blog"],
  ["/information", "information"],
] as const;
/** Route whose data a section's page shows, by the prefix of its address. */
const routeOf = (path: string) =>
  path.startsWith("/categories/") ? (/\/menu\//.test(path) ? "categories-menu" : "categories") : "menu";

/**
 * Addresses to cache for offline use: the language, the home page, the present page unless it is private, the
 * offline page, what a visit loads at its start, and the data of the menu's sections with the second pass (STATE-2,
 * STATE-10).
 */
export function offlineAddresses(
  { categories, dictionaryUrl, laterDictionaryUrl, pageType, flags }: CopiedShop,
  { pathname, search }: Here,
  payloadPath: (path: string) => string,
): readonly string[] {
  const query = new URLSearchParams(search);
  const isPrivate = privateFolder.test(pathname) || queryNames("private").some((name) => query.has(name));
  const here = isPrivate ? [] : [pathname + search];
  // The long page contains every section.
  const sections = (pageType === "lending" ? [] : sectionPaths(categories))
    .slice(0, categoryLimit)
    .map((path) => `${payloadPath(path)}?route=${routeOf(path)}`);
  const start = atStart.map(([path, route]) => `${payloadPath(path)}?route=${route}`);
  const home = [`${payloadPath("/")}?route=home`];
  if (flags.fragmentedCatalog) home.push(`${payloadPath("/second-pass")}?route=second-pass`);
  return [...new Set([dictionaryUrl, laterDictionaryUrl, "/offline", "/", ...home, ...here, ...start, ...sections])];
}

function sectionPaths(categories: readonly CategoryLink[]): readonly string[] {
  return categories.map(({ url }) => url).filter((url) => url.startsWith("/") && !/[#?]/.test(url));
}
