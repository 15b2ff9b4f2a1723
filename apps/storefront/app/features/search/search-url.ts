/** Where a search stands; without a query, where one begins. A later page shows the dishes of those before it too. */
export function searchUrl(query: string, page = 1): string {
  const asked = query.trim();
  if (asked === "") return "/search";
  return `/search?${new URLSearchParams({ q: asked, ...(page > 1 ? { page: String(page) } : {}) })}`;
}
