import type { Language } from "../pages/words.ts";

/** A dish of the demo restaurant by its name in each language, and its price in roubles. */
export type KnownDish = {
  readonly id: number;
  readonly name: Readonly<Record<Language, string>>;
  readonly price: number;
};

/** The demo's dishes that the walks rely on. */
export const dishes = {
  /** Three sizes, supplements at their price. */
  margherita: { id: 106101, name: { ru: "Маргарита", en: "Margherita" }, price: 490 },
  /** The first supplement of a bowl is free. */
  borscht: { id: 105101, name: { ru: "Борщ с говядиной", en: "Borscht with beef" }, price: 390 },
  mash: { id: 11601, name: { ru: "Картофельное пюре", en: "Mashed potato" }, price: 160 },
  burger: { id: 11001, name: { ru: "Бургер классический", en: "Classic burger" }, price: 450 },
  /** The embankment has one portion, Sobornaya has eight. */
  ribeye: { id: 109102, name: { ru: "Стейк рибай", en: "Ribeye steak" }, price: 1690 },
  /** The embankment has three. */
  chickenPie: { id: 113202, name: { ru: "Курник", en: "Chicken and mushroom pie" }, price: 1190 },
  /** Only at Sobornaya. */
  crab: { id: 109205, name: { ru: "Фаланги камчатского краба", en: "Kamchatka crab legs" }, price: 2490 },
  /** Until noon. */
  syrniki: { id: 10101, name: { ru: "Сырники со сметаной", en: "Syrniki with sour cream" }, price: 390 },
  /** Sold out everywhere. */
  coldBeetSoup: { id: 105203, name: { ru: "Свекольник", en: "Cold beetroot soup" }, price: 310 },
  cheeks: { id: 109103, name: { ru: "Говяжьи щёки с полентой", en: "Beef cheeks with polenta" }, price: 690 },
  fondant: { id: 114103, name: { ru: "Шоколадный фондан", en: "Chocolate fondant" }, price: 390 },
  rollSet: { id: 11904, name: { ru: "Большой сет роллов", en: "Large roll set" }, price: 2550 },
} as const satisfies Readonly<Record<string, KnownDish>>;

/** Sizes of a pizza, with the Margherita's price. */
export const sizes = {
  small: { id: 1061011, name: { ru: "25 см", en: "25 cm" }, price: 490 },
  middle: { id: 1061012, name: { ru: "30 см", en: "30 cm" }, price: 640 },
  large: { id: 1061013, name: { ru: "35 см", en: "35 cm" }, price: 790 },
} as const satisfies Readonly<Record<string, KnownDish>>;

export const supplements = {
  mozzarella: { id: 130016, name: { ru: "Моцарелла", en: "Mozzarella" }, price: 120 },
  mushrooms: { id: 130018, name: { ru: "Шампиньоны", en: "Champignons" }, price: 80 },
  sourCream: { id: 130001, name: { ru: "Сметана", en: "Sour cream" }, price: 60 },
} as const satisfies Readonly<Record<string, KnownDish>>;

/** The gifts to choose from with an order of more than 2,000 roubles. */
export const gifts = {
  honeyCake: { id: 13101, name: { ru: "Медовик", en: "Honey cake" }, price: 0 },
  mors: { id: 13102, name: { ru: "Морс", en: "Mors" }, price: 0 },
  cookie: { id: 13105, name: { ru: "Печенье с предсказанием", en: "Fortune cookie" }, price: 0 },
} as const satisfies Readonly<Record<string, KnownDish>>;

export const giftCoupon = { id: 7002, name: "Подарок к столу" } as const;
