/** Where a search stands; without a query, where one begins. */
export function searchUrl(query: string): string {
  const asked = query.trim();
  return asked === "" ? "/search" : `/search?${new URLSearchParams({ q: asked })}`;
}
