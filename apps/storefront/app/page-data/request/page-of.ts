import { redirect } from "../../routing/answers.ts";

export interface PageOf<Item> {
  readonly items: readonly Item[];
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** The list ends here because the server returns no more of it. */
  readonly isCut?: boolean;
}

interface Lengths {
  readonly perPage: number;
  readonly max: number;
}

/** The page that `?page=` asks for; the first one for anything that is no number of a page. */
export function wantedPage({ searchParams }: URL): number {
  return Math.max(1, Math.floor(Number(searchParams.get("page") ?? 1)) || 1);
}

/** A page of a long list, of which at most `most` are told. Throws a redirect to the last one where the address asks for more than there are. */
export function pageOf<Item>(list: readonly Item[], url: URL, { perPage, max }: Lengths): PageOf<Item> {
  const page = wantedPage(url);
  const pages = Math.max(1, Math.ceil(list.length / perPage));
  throwBeyond(url, page, pages);
  const items = list.slice((page - 1) * perPage, page * perPage);
  return { items, page, pages, ...(page === pages && list.length >= max ? { isCut: true } : {}) };
}

/** Throws a redirect to the last page when `page` is none of `pages`. */
export function throwBeyond({ pathname }: URL, page: number, pages: number): void {
  if (page > Math.max(1, pages)) throw redirect(pages > 1 ? `${pathname}?page=${pages}` : pathname);
}
