import type { NewShopLanguage } from "./new-shop-options.ts";

/** A dish of a new shop, with one of the demo's pictures. */
export interface NewDish {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly unit: string;
  readonly amount: number;
}

/** Texts of a new shop in its language. */
export interface NewShopWords {
  readonly address: string;
  readonly hours: string;
  readonly delivery: string;
  readonly pickup: string;
  readonly table: string;
  readonly cash: string;
  readonly card: string;
  readonly zone: string;
  readonly description: (city: string) => string;
  readonly languageName: string;
  readonly sections: readonly { readonly slug: string; readonly name: string; readonly dishes: readonly NewDish[] }[];
  readonly coupon: { readonly code: string; readonly description: string };
}

/** Phone of a new shop until its owner changes it. */
export const PLACEHOLDER_PHONE = "+7 (900) 000-00-00";

export const NEW_SHOP_WORDS: Readonly<Record<NewShopLanguage, NewShopWords>> = {
  ru: {
    address: "Ваша улица, 1",
    hours: "Ежедневно 10:00–22:00",
    delivery: "Доставка",
    pickup: "Самовывоз",
    table: "Столик в зале",
    cash: "Наличными",
    card: "Картой при получении",
    zone: "До трёх километров от кафе.",
    description: (city) => `Бургеры и напитки. ${city}: доставка и самовывоз.`,
    languageName: "Русский",
    sections: [
      {
        slug: "burgery",
        name: "Бургеры",
        dishes: [
          dish(
            "burger-klassicheskiy",
            "Бургер классический",
            "Говядина, салат, томат, маринованный огурец",
            450,
            "г",
            310,
          ),
          dish("burger-dvoynoy", "Двойной чизбургер", "Две котлеты из говядины, двойной чеддер", 620, "г", 410),
          dish(
            "burger-s-kuricey",
            "Бургер с курицей",
            "Хрустящая курица, капуста, чеддер, горчичный соус",
            430,
            "г",
            320,
          ),
        ],
      },
      {
        slug: "napitki",
        name: "Напитки и закуски",
        dishes: [
          dish("limonad-citrus", "Домашний лимонад", "Лимон, лайм, мята, газированная вода", 230, "мл", 500),
          dish("mors", "Клюквенный морс", "Клюква, вода, сахар", 140, "мл", 500),
          dish("fri", "Картофель фри", "Картофель, морская соль", 210, "г", 150),
        ],
      },
    ],
    coupon: { code: "ПЕРВЫЙ", description: "Скидка 10 % по промокоду, один раз" },
  },
  en: {
    address: "1 Your Street",
    hours: "Daily 10:00–22:00",
    delivery: "Delivery",
    pickup: "Pickup",
    table: "Table in the hall",
    cash: "Cash",
    card: "Card on receipt",
    zone: "Up to three kilometres from the café.",
    description: (city) => `Burgers and drinks. ${city}: delivery and pickup.`,
    languageName: "English",
    sections: [
      {
        slug: "burgers",
        name: "Burgers",
        dishes: [
          dish("burger-klassicheskiy", "Classic burger", "Beef, salad, tomato, pickled cucumber", 450, "g", 310),
          dish("burger-dvoynoy", "Double cheeseburger", "Two beef patties, double cheddar", 620, "g", 410),
          dish("burger-s-kuricey", "Chicken burger", "Crispy chicken, cabbage, cheddar, mustard sauce", 430, "g", 320),
        ],
      },
      {
        slug: "drinks",
        name: "Drinks and sides",
        dishes: [
          dish("limonad-citrus", "Home-made lemonade", "Lemon, lime, mint, sparkling water", 230, "ml", 500),
          dish("mors", "Cranberry drink", "Cranberries, water, sugar", 140, "ml", 500),
          dish("fri", "French fries", "Potatoes, sea salt", 210, "g", 150),
        ],
      },
    ],
    coupon: { code: "WELCOME", description: "10 % off with the promo code, once" },
  },
};

function dish(slug: string, name: string, description: string, price: number, unit: string, amount: number): NewDish {
  return { slug, name, description, price, unit, amount };
}
