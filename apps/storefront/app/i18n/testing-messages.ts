import type { LanguageCode } from "@skatert/contract";
import type { MessageKey } from "./messages/message-key.ts";
import { shapeOf } from "./messages/message-shape.ts";

/** The words of a message without its arguments. */
export function wordsOf(text: string): string {
  return shapeOf(text).literals.join(" ");
}

/** The letters a language is written with. */
export const scripts: Readonly<Record<LanguageCode, RegExp>> = {
  ru: /\p{Script=Cyrillic}/u,
  be: /\p{Script=Cyrillic}/u,
  kk: /\p{Script=Cyrillic}/u,
  tt: /\p{Script=Cyrillic}/u,
  en: /\p{Script=Latin}/u,
  de: /\p{Script=Latin}/u,
  fr: /\p{Script=Latin}/u,
  pt: /\p{Script=Latin}/u,
  es: /\p{Script=Latin}/u,
  it: /\p{Script=Latin}/u,
  vi: /\p{Script=Latin}/u,
  id: /\p{Script=Latin}/u,
  tr: /\p{Script=Latin}/u,
  az: /\p{Script=Latin}/u,
  uz: /\p{Script=Latin}/u,
  hy: /\p{Script=Armenian}/u,
  hi: /\p{Script=Devanagari}/u,
  "zh-CN": /\p{Script=Han}/u,
};

/** Names that every language writes in Latin letters. */
export const latinNames = [
  "Telegram",
  "WhatsApp",
  "QR",
  "Canvas context is not available.",
  "SMS",
  "cookie",
  "Cookie",
  "Tab",
  "Yandex",
  "Sobornaya",
  "JavaScript",
];

/** Words that one language writes in the letters of another, of its own accord. */
export const loanWords: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  "zh-CN": ["App"],
};

/** Texts that are rightly the same as the Russian ones; a text without Cyrillic letters needs no leave. */
export const sameAsRussian: Readonly<Partial<Record<LanguageCode, readonly MessageKey[]>>> = {
  be: [
    "account.theme.light",
    "address.apartment",
    "auth.channel.sms",
    "auth.code",
    "blog.title",
    "booking.number",
    "catalog.side",
    "coupons.giftFor",
    "dish.perWeight",
    "grocery.sections",
    "group.me",
    "place.kilometers",
    "place.meters",
    "place.zoneNumber",
    "referrals.code",
    "seoData.title",
    "site.loading",
    "site.menu",
    "unit.gram",
    "unit.kilogram",
    "unit.liter",
    "unit.milliliter",
    "unit.piece",
  ],
  kk: [
    "auth.code",
    "auth.phone",
    "blog.title",
    "catalog.side",
    "checkout.phone",
    "contacts.phone",
    "coupons.promo",
    "dish.picture",
    "gallery.title",
    "grocery.sections",
    "place.hall",
    "place.intercom",
    "place.kilometers",
    "place.meters",
    "place.minutes",
    "unit.gram",
    "unit.kilogram",
    "unit.liter",
    "unit.milliliter",
  ],
  tt: [
    "account.email",
    "account.theme",
    "address.change",
    "auth.code",
    "auth.phone",
    "blog.title",
    "catalog.side",
    "checkout.phone",
    "contacts.email",
    "contacts.phone",
    "coupons.promo",
    "dish.picture",
    "gallery.title",
    "grocery.sections",
    "layout.restoran",
    "place.entrance",
    "place.hall",
    "place.intercom",
    "place.kilometers",
    "place.meters",
    "place.minutes",
    "site.menu",
    "unit.gram",
    "unit.kilogram",
    "unit.liter",
    "unit.milliliter",
  ],
};
