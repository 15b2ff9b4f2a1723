import { moneyToRoubles } from "@skatert/domain";
import type { Head, HeadArgs } from "../../state/head.ts";
import type { DishDetail, DishState } from "./dish.ts";
import { breadcrumbs } from "./structured-data.ts";

const currencyCodes: Readonly<Record<string, string>> = { "₽": "RUB", "€": "EUR", $: "USD", "₸": "KZT", Br: "BYN" };

/** Title from the dish's seo data or its name (readings "Answers"), the offer as structured data (SEO-3, SEO-4). */
export function productHead(product: DishDetail, { shop }: Pick<HeadArgs<unknown>, "shop">): Head {
  const { card, seo, description } = product;
  return {
    title: seo?.title || `${card.name} | ${shop.name}`,
    description: seo?.description || description,
    keywords: seo?.keywords,
    ogTitle: seo?.ogTitle || card.name,
    ogDescription: seo?.ogDescription,
    image: card.picture?.src,
    ogType: "product",
    canonical: card.url,
    jsonLd: import.meta.env.SSR ? productStructure(product, shop) : undefined,
  };
}

function availabilityOf({ kind }: DishState): "SoldOut" | "InStoreOnly" | "InStock" {
  if (kind === "sold-out") return "SoldOut";
  return kind === "not-sold" || kind === "menu-only" ? "InStoreOnly" : "InStock";
}

function productStructure({ card, description, category }: DishDetail, shop: HeadArgs<unknown>["shop"]): object[] {
  return [
    breadcrumbs([{ name: shop.name, url: "/" }, ...(category ? [category] : []), { name: card.name, url: card.url }]),
    {
      "@context": "https://schema.org",
      "@type": "Product",
      name: card.name,
      description,
      image: card.picture?.src,
      ...(card.rating && {
        aggregateRating: {
          "@type": "AggregateRating",
          ratingValue: card.rating.average,
          ratingCount: card.rating.count,
          bestRating: 5,
        },
      }),
      offers: {
        "@type": "Offer",
        price: moneyToRoubles(card.price),
        priceCurrency: currencyCodes[shop.currency] ?? "RUB",
        availability: `https://schema.org/${availabilityOf(card.state)}`,
        url: card.url,
      },
    },
  ];
}
