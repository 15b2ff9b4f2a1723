import { readFileSync } from "node:fs";
import { LANGUAGES, type LanguageCode } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { inProject } from "../setup/places.mjs";

/** A pattern that no text of a language may match. `except`: keys where it is right. */
interface Habit {
  readonly what: string;
  readonly pattern: RegExp;
  readonly except?: readonly string[];
}

const everyLanguage: readonly Habit[] = [
  { what: "a currency sign, which the shop chooses", pattern: /[₽$€]/ },
  { what: "a breakable space before a percent sign", pattern: /\{(?:amount|percent)\} %/ },
  { what: "a breakable space after a number sign", pattern: /(?:№|No\.|Nr\.|n\.º|nº|n\.|no\.) \{/ },
  {
    what: "a breakable space before minutes",
    pattern: /\{minutes\} (?:мин|хв|min|Min|dk|daq|dəq|phút|menit|分钟|मिनट|րոպե)/,
  },
];

const byLanguage: Partial<Record<LanguageCode, readonly Habit[]>> = {
  be: [
    { what: "a Russian word for the order", pattern: /[Зз]аказ(?!а(?:ць|лі)|ваць|ыва)|[Зз]акаж/ },
    { what: "a Russian word for cancelling", pattern: /адмян/ },
  ],
  fr: [{ what: "a plain space before its double punctuation", pattern: / [:;?!»%]|« / }],
  es: [
    {
      what: "the polite form, where the others are familiar",
      pattern: /\b(?:[Cc]onsulte|[Ii]nténtelo|llámenos|[Cc]onfirme|su red|su número|[Ss]i paga|[Ss]i tiene)\b/,
    },
  ],
  it: [
    { what: "the polite form, where the others are familiar", pattern: /\b(?:chieda|riprovi|controlli|scelga)\b/ },
    { what: "other quotation marks", pattern: /“/ },
  ],
  "zh-CN": [
    { what: "the familiar form, where the others are polite", pattern: /你/ },
    { what: "a second word for delivery", pattern: /外送/ },
    { what: "a second word for the courier", pattern: /配送员/ },
  ],
  hi: [
    { what: "a second word for the restaurant, the dish, the gift or the map", pattern: /रेस्तराँ|व्यंजन|उपहार|नक्शे/ },
    { what: "a second word for signing in", pattern: /साइन/ },
  ],
  kk: [
    {
      what: "a time or a sum without its case",
      pattern: /\{\w+\} (?:дейін|кейін|бастап)|\{(?:was|before|time)\} (?:енді )?(?:үлгер|дайын|жеткіз|жабыл|түсті)/,
    },
    { what: "a second spelling of kitchen or thanks", pattern: /[Аа]с үй|рахмет/ },
    { what: "stopping for cancelling", pattern: /тоқтат/ },
  ],
  tt: [
    {
      what: "a time without its case",
      pattern: /\{(?:time|was|before|day)\} (?:кадәр|(?:инде )?өлгер|әзер|китер|ябыла|килде|башлар)/,
    },
  ],
  az: [
    {
      what: "a time without its case",
      pattern: /\{(?:time|was|before)\} (?:qədər|sonra|artıq|hazır|çatdır|bağlanır|daxil|başla)/,
      // There the time is a duration.
      except: ["auth.resendIn", "auth.tryIn"],
    },
    { what: "a second word for a group order", pattern: /[Üü]mumi sifariş/ },
    { what: "other quotation marks", pattern: /«/ },
  ],
  tr: [{ what: "a suffix after an argument, which cannot agree", pattern: /\}[’'](?:e|a|de|da|den|dan)\b/ }],
  uz: [
    { what: "an apostrophe for a letter", pattern: /[‘’'`]/ },
    { what: "other quotation marks", pattern: /«/ },
  ],
  vi: [{ what: "a second word for the courier or express delivery", pattern: /shipper|[Gg]iao gấp/ }],
  id: [{ what: "a second word for the delivery fee", pattern: /ongkos kirim/ }],
  de: [{ what: "a second word for cancelling a group order", pattern: /abgesagt|sagen die gemein/ }],
};

/** Buttons that stand beside another one on a phone. */
const shortTexts = [
  ...["coupons.promoAdd", "notifications.readAll", "push.stop", "tips.more", "requests.callTitle"],
  ...["cart.checkout", "orders.repeat", "account.signOut", "auth.getCode"],
];

function textsOf(language: LanguageCode): readonly (readonly [key: string, text: string])[] {
  return ["storefront", "server"].flatMap((app) =>
    Object.entries<string>(JSON.parse(readFileSync(inProject("apps", app, "messages", `${language}.json`), "utf8"))),
  );
}

describe.each(LANGUAGES)("APP-3 the texts in %s", (language) => {
  const texts = textsOf(language);

  it.each([...everyLanguage, ...(byLanguage[language] ?? [])])("have nowhere $what", ({ pattern, except = [] }) => {
    const found = texts.filter(([key, text]) => pattern.test(text) && !except.includes(key));
    expect(found).toEqual([]);
  });

  it.each(shortTexts)("have a button's words no longer than a phone shows: %s", (key) => {
    const [, text = ""] = texts.find(([each]) => each === key) ?? [];
    expect(text).not.toBe("");
    expect(text.length).toBeLessThanOrEqual(24);
  });

  it("end with a full stop only where the Russian text does", () => {
    const russian = new Map(textsOf("ru"));
    const found = texts.filter(
      ([key, text]) =>
        /[.։।。]$/.test(text) && !/\.$/.test(russian.get(key) ?? "") && !/(?:^|[\s\u00a0])\p{L}{1,4}\.$/u.test(text),
    );
    expect(found).toEqual([]);
  });
});
