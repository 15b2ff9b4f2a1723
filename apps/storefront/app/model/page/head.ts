import type { I18n } from "../../i18n/i18n.ts";
import type { ShopView } from "../shop/shop.ts";

/** What a page says about itself to the browser's tab and to search engines (SEO-3, SEO-4). */
export interface Head {
  readonly title: string;
  readonly description?: string;
  readonly keywords?: string;
  readonly ogTitle?: string;
  readonly ogDescription?: string;
  readonly image?: string | null;
  /** What the page is in the words of Open Graph; a page of the site by default. */
  readonly ogType?: "article" | "product";
  /** Path (with the query that belongs to it) under which the page should be known; the page's own path by default. */
  readonly canonical?: string;
  readonly noIndex?: boolean;
  /** schema.org objects; the first HTML alone has them, so the browser's script need not know how they are made. */
  readonly jsonLd?: readonly object[];
}

export interface HeadArgs<Data> {
  readonly data: Data;
  readonly shop: ShopView;
  readonly i18n: I18n;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly path: string;
}

export interface HeadMatch {
  readonly head: ((args: HeadArgs<unknown>) => Head | null) | undefined;
  /** The route shows something over the page, which then is what the page is about. */
  readonly covers?: boolean;
  readonly data: unknown;
}

/** What covers the page has the first word, then the deepest route that has something to say. */
export function pickHead(matches: readonly HeadMatch[], args: Omit<HeadArgs<unknown>, "data">): Head {
  const covering = matches.filter(({ covers }) => covers);
  for (const { head, data } of [...covering, ...matches.toReversed()]) {
    const found = data === undefined ? null : head?.({ ...args, data });
    if (found) return found;
  }
  return { title: args.shop.name, description: args.shop.description };
}
