/**
 * Address of a search; without a query, of the search page. A later page also has the dishes of those before
 * it.
 */
export function searchUrl(query: string, page = 1): string {
  const asked = query.trim();
  if (asked === "") return "/search";
  return `/search?${new URLSearchParams({ q: asked, ...(page > 1 ? { page: String(page) } : {}) })}`;
}
