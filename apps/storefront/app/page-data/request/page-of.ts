import { redirect } from "../../routing/answers.ts";

export interface PageOf<Item> {
  readonly items: readonly Item[];
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  /** The list ends here because the server returns no more. */
  readonly isCut?: boolean;
}

interface Lengths {
  readonly perPage: number;
  readonly max: number;
}

/** The page number of `?page=`. The first page for anything else. */
export function wantedPage({ searchParams }: URL): number {
  return Math.max(1, Math.floor(Number(searchParams.get("page") ?? 1)) || 1);
}

/**
 * A page of a long list with at most `most` items in all. Redirects to the last page if the address asks for
 * more.
 */
export function pageOf<Item>(list: readonly Item[], url: URL, { perPage, max }: Lengths): PageOf<Item> {
  const page = wantedPage(url);
  const pages = Math.max(1, Math.ceil(list.length / perPage));
  throwBeyond(url, page, pages);
  const items = list.slice((page - 1) * perPage, page * perPage);
  return { items, page, pages, ...(page === pages && list.length >= max ? { isCut: true } : {}) };
}

/** Throws a redirect to the last page if `page` exceeds `pages`. */
export function throwBeyond({ pathname }: URL, page: number, pages: number): void {
  if (page > Math.max(1, pages)) throw redirect(pages > 1 ? `${pathname}?page=${pages}` : pathname);
}
