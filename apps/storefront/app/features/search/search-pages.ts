/** Number of dishes that a search shows first, and that each press of "more" adds. */
export const dishesOnPage = 48;
/** Limits the work for one address. A guest who needs more dishes needs a narrower query. */
const maxPages = 10;

/**
 * Number of dishes for `?page=`. Page 2 also has the dishes of page 1, so that the address restores the list.
 */
export function wantedDishes({ searchParams }: URL): number {
  const page = Math.floor(Number(searchParams.get("page") ?? 1)) || 1;
  return Math.min(Math.max(1, page), maxPages) * dishesOnPage;
}

/** The page with more dishes than `shown`, and the number it adds. Null at the end of the list. */
export function nextPage(shown: number, total: number): { readonly page: number; readonly more: number } | null {
  const page = Math.ceil(shown / dishesOnPage) + 1;
  const more = Math.min(dishesOnPage, total - shown);
  return more > 0 && page <= maxPages ? { page, more } : null;
}
