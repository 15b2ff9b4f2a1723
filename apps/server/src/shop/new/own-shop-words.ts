import type { NewShopLanguage } from "./new-shop-options.ts";

/** Texts of the shop that the guide opens, beside those of `npm run shop -- new`. */
export interface OwnShopWords {
  /** Monday first. */
  readonly days: readonly [string, string, string, string, string, string, string];
  readonly daily: string;
  readonly roundTheClock: string;
  readonly gram: string;
  readonly online: string;
  readonly zone: (kilometres: string) => string;
  readonly description: (name: string, city: string, delivers: boolean) => string;
}

export const OWN_SHOP_WORDS: Readonly<Record<NewShopLanguage, OwnShopWords>> = {
  ru: {
    days: ["пн", "вт", "ср", "чт", "пт", "сб", "вс"],
    daily: "Ежедневно",
    roundTheClock: "Круглосуточно",
    gram: "г",
    online: "Картой на сайте",
    zone: (kilometres) => `До ${kilometres} км от ресторана.`,
    description: (name, city, delivers) => `${name}. ${city}: ${delivers ? "доставка и самовывоз" : "самовывоз"}.`,
  },
  en: {
    days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    daily: "Daily",
    roundTheClock: "Round the clock",
    gram: "g",
    online: "Card online",
    zone: (kilometres) => `Up to ${kilometres} km from the restaurant.`,
    description: (name, city, delivers) => `${name}. ${city}: ${delivers ? "delivery and pickup" : "pickup"}.`,
  },
};
