/**
 * Every query parameter of the storefront, by its reader. The server's page key, loaders, payload addresses,
 * the service worker and menu links derive from this table; query-parameters.test.ts compares it with the
 * code. Separate lists, so that the first script includes only those it uses.
 */

/** Read by the loader of the dish over any page (MODAL-2). */
const sheetNames = ["product_id"] as const;
/**
 * Read by loaders of pages: search, long lists, the game, and the key of a guest's order or booking
 * (ROUTE-4).
 */
const pageNames = ["q", "page", "user_id", "key"] as const;
/** Order and filters of a menu page (VALID-7). Applied while rendering, so a change reuses the data. */
export const menuQueryNames = ["sort", "badges", "attributes", "without"] as const;
/**
 * Read for every answer: the page's language, which the browser then stores as a cookie, and the name of a
 * payload.
 */
const documentNames = ["lang", "route"] as const;
/** Read only by scripts of the page: the rating of an order, a coupon's terms, a friend's invitation. */
const scriptNames = ["rate", "coupon", "ref"] as const;
/**
 * A page with one of these belongs to one visitor. No page reads a token or that of a preview, but they must
 * not enter a cache either.
 */
const privateNames = ["key", "token", "preview"] as const;

/** Cache scopes of parameters. The server drops those that only scripts read. */
export type QueryScope = "public" | "private" | "browser";

/** Names of the parameters of one scope. */
export function queryNames(scope: QueryScope): readonly string[] {
  if (scope === "private") return privateNames;
  if (scope === "browser") return scriptNames;
  const isPrivate = new Set<string>(privateNames);
  return [...documentNames, ...sheetNames, ...pageNames, ...menuQueryNames].filter((name) => !isPrivate.has(name));
}

const namesOf = (loads: "page" | "sheet") => (loads === "page" ? pageNames : sheetNames);

/** Whether two addresses need different data for the page or for the sheet over it. */
export function asksOtherwise(loads: "page" | "sheet", from: URLSearchParams, to: URLSearchParams): boolean {
  return namesOf(loads).some((name) => from.get(name) !== to.get(name));
}

/** The query of a route's payload: only what its loader reads, so that one answer serves every filter. */
export function payloadQuery(routeId: string, query: URLSearchParams): URLSearchParams {
  const asked = new URLSearchParams({ route: routeId });
  for (const name of namesOf(routeId === "sheet" ? "sheet" : "page")) {
    const value = query.get(name);
    if (value !== null) asked.set(name, value);
  }
  return asked;
}
