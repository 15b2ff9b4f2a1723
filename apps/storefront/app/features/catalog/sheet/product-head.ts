import { moneyToRoubles } from "@skatert/domain";
import type { I18n } from "../../../i18n/i18n.ts";
import { contentText } from "../../../model/catalog/dish-content.ts";
import type { Head, HeadArgs } from "../../../model/shop/head.ts";
import type { DishDetail, DishState } from "../card/dish.ts";
import { leastShown } from "../card/least-shown.ts";
import { breadcrumbs } from "./structured-data.ts";

const currencyCodes: Readonly<Record<string, string>> = { "₽": "RUB", "€": "EUR", $: "USD", "₸": "KZT", Br: "BYN" };

/**
 * Title from the dish's seo data or its name (readings "Answers"), the offer as structured data (SEO-3,
 * SEO-4). A link in a messenger shows the dish with its price.
 */
export function productHead(product: DishDetail, { shop, i18n }: Pick<HeadArgs<unknown>, "shop" | "i18n">): Head {
  const { card, seo, description } = product;
  const price = priceText(card, i18n);
  return {
    title: seo?.title || `${card.name} | ${shop.name}`,
    description: seo?.description || description,
    keywords: seo?.keywords,
    ogTitle: seo?.ogTitle || `${card.name}, ${price}`,
    ogDescription: [price, contentText(card, i18n), seo?.ogDescription || seo?.description || description]
      .filter(Boolean)
      .join(" · "),
    image: card.picture?.src,
    ogType: "product",
    canonical: card.url,
    jsonLd: import.meta.env.SSR ? productStructure(product, shop, contentText(card, i18n)) : undefined,
  };
}

/** "590 ₽", "от 590 ₽", "189 ₽ за 100 г". */
function priceText(card: DishDetail["card"], { t, formatPrice, formatGrams }: I18n): string {
  const { amount, grams } = leastShown(card);
  const price = card.priceVaries ? t("dish.from", { price: formatPrice(amount) }) : formatPrice(amount);
  if (grams === null) return price;
  const weight = formatGrams(grams, { gram: t("unit.gram"), kilogram: t("unit.kilogram") });
  return `${price} ${t("dish.perWeight", { weight })}`;
}

function availabilityOf({ kind }: DishState): "SoldOut" | "InStoreOnly" | "InStock" {
  if (kind === "sold-out") return "SoldOut";
  return kind === "not-sold" || kind === "menu-only" ? "InStoreOnly" : "InStock";
}

function productStructure(
  { card, description, category }: DishDetail,
  shop: HeadArgs<unknown>["shop"],
  size: string | null,
): object[] {
  return [
    breadcrumbs([{ name: shop.name, url: "/" }, ...(category ? [category] : []), { name: card.name, url: card.url }]),
    {
      "@context": "https://schema.org",
      "@type": "Product",
      name: card.name,
      description,
      image: card.picture?.src,
      size: size ?? undefined,
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
        ...pricedOffer(card, currencyCodes[shop.currency] ?? "RUB"),
        availability: `https://schema.org/${availabilityOf(card.state)}`,
        url: card.url,
      },
    },
  ];
}

/** The price of the card, with its weight for goods sold by weight. */
function pricedOffer(card: DishDetail["card"], priceCurrency: string): object {
  const { amount, grams } = leastShown(card);
  const price = moneyToRoubles(amount);
  if (grams === null) return { price, priceCurrency };
  const referenceQuantity = { "@type": "QuantitativeValue", value: grams, unitCode: "GRM" };
  const priceSpecification = { "@type": "UnitPriceSpecification", price, priceCurrency, referenceQuantity };
  return { price, priceCurrency, priceSpecification };
}
