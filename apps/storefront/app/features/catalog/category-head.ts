import type { Seo } from "@skatert/domain";
import type { Head, HeadArgs } from "../../head.ts";
import type { MenuSection } from "./dish.ts";
import { breadcrumbs } from "./structured-data.ts";

export interface CategoryPart {
  readonly category: { readonly name: string; readonly description: string; readonly url: string; readonly image: string | null; readonly seo: Seo | null };
  readonly parent: { readonly name: string; readonly url: string } | null;
  readonly sections: readonly MenuSection[];
}

/** Title and texts from the category's seo data, the menu as structured data (SEO-3, SEO-4). */
export function categoryHead({ category, parent, sections }: CategoryPart, { shop }: Pick<HeadArgs<unknown>, "shop">): Head {
  const { seo, name, description, url, image } = category;
  return {
    title: seo?.title || `${name} | ${shop.name}`,
    description: seo?.description || description || shop.description,
    keywords: seo?.keywords,
    ogTitle: seo?.ogTitle,
    ogDescription: seo?.ogDescription,
    image,
    canonical: url,
    jsonLd: [
      breadcrumbs([{ name: shop.name, url: "/" }, ...(parent ? [parent] : []), { name, url }]),
      {
        "@context": "https://schema.org",
        "@type": "Menu",
        name,
        hasMenuSection: sections.map((section) => ({
          "@type": "MenuSection",
          name: section.name,
          hasMenuItem: section.cards.map((card) => ({ "@type": "MenuItem", name: card.name, description: card.text, url: card.url })),
        })),
      },
    ],
  };
}
