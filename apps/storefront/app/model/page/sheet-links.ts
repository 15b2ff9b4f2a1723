import type { LineRequest, ProductId } from "@skatert/domain";

/** What an address of a sheet carries in its history entry: the dish was opened over the present page (MODAL-2). */
export const openedHere = { openedHere: true };

/** How a sheet begins, in its history entry. */
export interface SheetStart {
  /** Key of the cart's line that it edits. */
  readonly edits?: string;
  /** Dishes of an earlier order that lack a required choice: the sheet's own first, then those to open after it. */
  readonly asks?: readonly LineRequest[];
}

export function sheetStartOf(state: unknown): SheetStart {
  return typeof state === "object" && state !== null ? state : {};
}

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** The page below a sheet opened by `?product_id=`: the address without it. */
export function baseUrl({ pathname, search }: Place): string {
  return withQuery(pathname, search, (query) => query.delete("product_id"));
}

/** The section below a dish's own page: the path without its last segment (MODAL-2). */
export function parentPath({ pathname, search }: Place): string {
  return `${pathname.replace(/\/[^/]+\/?$/, "") || "/"}${search}`;
}

/** The present page with a dish's sheet over it. Sort order and filters stay. */
export function sheetUrl({ pathname, search }: Place, productId: ProductId): string {
  return withQuery(pathname, search, (query) => query.set("product_id", String(productId)));
}

function withQuery(pathname: string, search: string, change: (query: URLSearchParams) => void): string {
  const query = new URLSearchParams(search);
  change(query);
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}
