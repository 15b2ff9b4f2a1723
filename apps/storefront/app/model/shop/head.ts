import type { I18n } from "../../i18n/i18n.ts";
import type { ShopView } from "./shop.ts";

/** Metadata of a page for the browser's tab and search engines (SEO-3, SEO-4). */
export interface Head {
  readonly title: string;
  readonly description?: string;
  readonly keywords?: string;
  readonly ogTitle?: string;
  readonly ogDescription?: string;
  readonly image?: string | null;
  /** Open Graph type; by default a page of the site. */
  readonly ogType?: "article" | "product";
  /** Canonical path with its query; by default the page's own path. */
  readonly canonical?: string;
  readonly noIndex?: boolean;
  /** schema.org objects. Only the first HTML has them, so the browser's script need not build them. */
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
  /** The route is an overlay over the page, and the metadata describes the overlay. */
  readonly covers?: boolean;
  readonly data: unknown;
}

/** An overlay wins, then the deepest route with metadata. */
export function pickHead(matches: readonly HeadMatch[], args: Omit<HeadArgs<unknown>, "data">): Head {
  const covering = matches.filter(({ covers }) => covers);
  for (const { head, data } of [...covering, ...matches.toReversed()]) {
    const found = data === undefined ? null : head?.({ ...args, data });
    if (found) return found;
  }
  return { title: args.shop.name, description: args.shop.description };
}
