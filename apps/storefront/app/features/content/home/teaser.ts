import type { Article } from "@skatert/contract";
import type { Picture } from "@skatert/domain";

/** A text of the shop in a list: a card with a link. */
export interface Teaser {
  readonly url: string;
  readonly title: string;
  readonly text: string;
  readonly picture: Picture | null;
  /** As the shop writes it, ISO if it is a date. Null without one. */
  readonly date: string | null;
}

/** The excerpt, or the description of the seo data without one. */
export function teaserOf(article: Article, url: string): Teaser {
  const { title, excerpt, seo, picture, date } = article;
  return { url, title, text: excerpt || (seo?.description ?? ""), picture, date };
}

/** Newest first. Texts without a date are last in their original order. */
export function newestFirst<Item extends { readonly date: string | null }>(items: readonly Item[]): readonly Item[] {
  return items.toSorted((a, b) => instantOf(b) - instantOf(a) || 0);
}

function instantOf({ date }: { readonly date: string | null }): number {
  const instant = date === null ? Number.NaN : Date.parse(date);
  return Number.isNaN(instant) ? Number.MIN_SAFE_INTEGER : instant;
}
