import { LANGUAGES, type LanguageCode } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { present } from "./folders.ts";

type Texts = Readonly<Record<string, string>>;

const textsOf = (app: "storefront" | "server", language: LanguageCode): Texts =>
  JSON.parse(present(`apps/${app}/messages/${language}.json`));

/** Texts for guests of a language: of the pages, and of the server's messages (`server:…`). */
function guestTexts(language: LanguageCode): ReadonlyMap<string, string> {
  const server = Object.entries(textsOf("server", language)).map(([key, text]) => [`server:${key}`, text] as const);
  return new Map([...Object.entries(textsOf("storefront", language)), ...server]);
}

/** Russian texts that other languages must distinguish, and the reason. */
const exceptions: Readonly<Record<string, string>> = {
  Контакты: "how to reach the shop, and how the shop reaches the guest",
  Доставка: "a way to receive the order, and its price in a list of amounts",
  Подробнее: "a link to more text, and the contents of an order",
  "С {from} до {to}": "Chinese names what the hours limit: the dish, or the coupon",
  "В зале": "a tab, and a condition of a coupon",
  Очистить: "emptying the cart, and erasing what the device keeps",
  Бонусы: "the page, and points that pay in a list of amounts",
};

const keysByText = Map.groupBy(guestTexts("ru"), ([, text]) => text);
const translated = LANGUAGES.filter((language) => language !== "ru");

/** Russian texts with several translations in a language. */
function severally(language: LanguageCode): readonly string[] {
  const texts = guestTexts(language);
  return [...keysByText].flatMap(([russian, found]) =>
    new Set(found.map(([key]) => texts.get(key))).size > 1 ? [russian] : [],
  );
}

describe("one Russian text", () => {
  it.each(translated)("APP-3 has one translation in %s", (language) => {
    expect(severally(language).filter((russian) => !Object.hasOwn(exceptions, russian))).toEqual([]);
  });

  it("is an exception only while a language distinguishes its meanings", () => {
    const needed = new Set(translated.flatMap(severally));
    expect(Object.keys(exceptions).filter((russian) => !needed.has(russian))).toEqual([]);
  });
});

/** Each message of the server, and the text of the page whose promise it repeats. */
const promises: readonly (readonly [message: string, page: string])[] = [
  ["notification.confirmed.door", "promise.delivery"],
  ["notification.confirmed.doorDay", "promise.deliveryDay"],
  ["notification.confirmed.counter", "promise.pickup"],
  ["notification.confirmed.counterDay", "promise.pickupDay"],
  ["notification.confirmed.plain", "answer.taken"],
  ["notification.later.door", "promise.delivery"],
  ["notification.later.counter", "promise.pickup"],
  ["notification.later.day", "promise.lateDay"],
];

describe.each(LANGUAGES)("a promise in %s", (language) => {
  it.each(promises)("BOARD-4 has the same words in %s and %s", (message, page) => {
    const lower = (text: string | undefined) => text?.toLocaleLowerCase(language);
    expect(lower(textsOf("server", language)[message])).toContain(lower(textsOf("storefront", language)[page]));
  });
});
