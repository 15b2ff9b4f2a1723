import type { Seo } from "@skatert/domain";
import { breadcrumbs, type Crumb } from "../../features/catalog/sheet/structured-data.ts";
import type { Head, HeadArgs } from "../../model/shop/head.ts";

type Shop = Pick<HeadArgs<unknown>, "shop">["shop"];

export interface OverviewTexts {
  readonly title: string;
  readonly description: string;
  readonly url: string;
}

/** Metadata of a page that lists others. */
export function overviewHead(
  { title, description, url }: OverviewTexts,
  shop: Shop,
  jsonLd: readonly object[] = [],
): Head {
  return {
    title: `${title} | ${shop.name}`,
    description: `${shop.name}: ${description}`,
    canonical: url,
    jsonLd: import.meta.env.SSR ? [crumbsTo([{ name: title, url }], shop), ...jsonLd] : undefined,
  };
}

export interface ContentTexts {
  readonly title: string;
  readonly description: string;
  readonly seo: Seo | null;
  readonly picture: { readonly src: string } | null;
  readonly url: string;
  /** The parent page. */
  readonly above?: Crumb;
}

/** Metadata of a text or brand of the shop: its seo data first, then its own texts (SEO-3). */
export function contentHead(
  { title, description, seo, picture, url, above }: ContentTexts,
  shop: Shop,
  jsonLd: readonly object[] = [],
): Head {
  return {
    title: seo?.title || `${title} | ${shop.name}`,
    description: seo?.description || description || shop.description,
    keywords: seo?.keywords,
    ogTitle: seo?.ogTitle || title,
    ogDescription: seo?.ogDescription,
    image: picture?.src,
    canonical: url,
    jsonLd: import.meta.env.SSR
      ? [crumbsTo([...(above ? [above] : []), { name: title, url }], shop), ...jsonLd]
      : undefined,
  };
}

function crumbsTo(crumbs: readonly Crumb[], shop: Shop): object {
  return breadcrumbs([{ name: shop.name, url: "/" }, ...crumbs]);
}
