/** How many dishes a search shows first, and how many each press of "more" adds. */
export const dishesOnPage = 48;
/** Bounds the work for one address. A guest who sees so many dishes needs a narrower query. */
const maxPages = 10;

/** How many dishes `?page=` asks for: page 2 shows the dishes of page 1 as well, so that the address restores the list. */
export function wantedDishes({ searchParams }: URL): number {
  const page = Math.floor(Number(searchParams.get("page") ?? 1)) || 1;
  return Math.min(Math.max(1, page), maxPages) * dishesOnPage;
}

/** The page that shows more dishes than `shown`, and how many it adds; null at the end of the list. */
export function nextPage(shown: number, total: number): { readonly page: number; readonly more: number } | null {
  const page = Math.ceil(shown / dishesOnPage) + 1;
  const more = Math.min(dishesOnPage, total - shown);
  return more > 0 && page <= maxPages ? { page, more } : null;
}
