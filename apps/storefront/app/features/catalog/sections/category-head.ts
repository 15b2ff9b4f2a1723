import type { Seo } from "@skatert/domain";
import type { Head, HeadArgs } from "../../../model/shop/head.ts";
import type { PackedSection } from "../menu/packed-dish.ts";
import { breadcrumbs, menuStructure } from "../sheet/structured-data.ts";

export interface CategoryPart {
  readonly category: {
    readonly name: string;
    readonly description: string;
    readonly url: string;
    readonly image: string | null;
    readonly cover?: string;
    readonly seo: Seo | null;
  };
  readonly parent: { readonly name: string; readonly url: string } | null;
  readonly sections: readonly PackedSection[];
}

/** Title and texts from the category's seo data, the menu as structured data (SEO-3, SEO-4). */
export function categoryHead(
  { category, parent, sections }: CategoryPart,
  { shop }: Pick<HeadArgs<unknown>, "shop">,
): Head {
  const { seo, name, description, url, image } = category;
  return {
    title: seo?.title || `${name} | ${shop.name}`,
    description: seo?.description || description || shop.description,
    keywords: seo?.keywords,
    ogTitle: seo?.ogTitle,
    ogDescription: seo?.ogDescription,
    image,
    canonical: url,
    jsonLd: import.meta.env.SSR
      ? [
          breadcrumbs([{ name: shop.name, url: "/" }, ...(parent ? [parent] : []), { name, url }]),
          menuStructure(name, sections),
        ]
      : undefined,
  };
}
