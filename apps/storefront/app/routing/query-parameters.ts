/** Who may see a page that depends on the parameter, and whose data a change of its value makes stale. */
interface QueryParameter {
  /**
   * public: part of the key under which the server caches a page. private: a page with it belongs to one visitor and no
   * cache keeps it. browser: only scripts of the page read it, so the server drops it.
   */
  readonly scope: "public" | "private" | "browser";
  /** Loaders that read it. Without one, a change of the value keeps the data of the page. */
  readonly loads?: "page" | "sheet";
  /** Part of the order and filters of a menu page; a link that changes them replaces all of these. */
  readonly menu?: true;
}

/**
 * Every query parameter that the storefront reads. The server's page key, the loaders, the payload addresses, the service
 * worker and the links of a menu page all derive from this table; query-parameters.test.ts compares it with the code.
 */
const table = {
  // The document: its language; the browser stores it as a cookie, so the next pages need no parameter.
  lang: { scope: "public" },
  // The dish over any page (MODAL-2).
  product_id: { scope: "public", loads: "sheet" },
  // Order and filters of a menu page (VALID-7); applied while rendering, so the data stay.
  sort: { scope: "public", menu: true },
  badges: { scope: "public", menu: true },
  attributes: { scope: "public", menu: true },
  without: { scope: "public", menu: true },
  // The search page.
  q: { scope: "public", loads: "page" },
  // Long lists.
  page: { scope: "public", loads: "page" },
  // The game.
  user_id: { scope: "public", loads: "page" },
  // `_payload.json`: which of the page's routes.
  route: { scope: "public" },
  // An order or a booking of a guest (ROUTE-4).
  key: { scope: "private", loads: "page" },
  // No page reads it; an address with a credential must not reach a cache.
  token: { scope: "private" },
  // Scripts: the rating of an order, a coupon's terms, a friend's invitation.
  rate: { scope: "browser" },
  coupon: { scope: "browser" },
  ref: { scope: "browser" },
} as const satisfies Readonly<Record<string, QueryParameter>>;

export type QueryName = keyof typeof table;

export const queryParameters: Readonly<Record<QueryName, QueryParameter>> = table;

const entries = Object.entries(table) as readonly (readonly [QueryName, QueryParameter])[];

/** Names of the parameters of one scope. */
export function queryNames(scope: QueryParameter["scope"]): readonly QueryName[] {
  return entries.flatMap(([name, each]) => (each.scope === scope ? name : []));
}

/** Parameters of a menu page's order and filters. */
export const menuQueryNames: readonly QueryName[] = entries.flatMap(([name, { menu }]) => (menu ? name : []));

/** Whether two addresses ask the loaders of the page, or of the sheet over it, for different data. */
export function asksOtherwise(loads: "page" | "sheet", from: URLSearchParams, to: URLSearchParams): boolean {
  return entries.some(([name, each]) => each.loads === loads && from.get(name) !== to.get(name));
}

/** The query of a route's payload: what its loader reads and nothing else, so that one answer serves every filter. */
export function payloadQuery(routeId: string, query: URLSearchParams): URLSearchParams {
  const loads = routeId === "sheet" ? "sheet" : "page";
  const kept = entries.flatMap(([name, each]) => {
    const value = each.loads === loads ? query.get(name) : null;
    return value === null ? [] : [[name, value]];
  });
  return new URLSearchParams([...kept, ["route", routeId]]);
}
