import { LANGUAGES, type LanguageCode } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { compileDictionary } from "./dictionary/compile.ts";
import { type AnyReader, createI18n } from "./i18n.ts";
import type { MessageKey, Messages } from "./messages/message-key.ts";
import { type PluralChoice, shapeOf } from "./messages/message-shape.ts";
import { readMessages } from "./messages/read-messages.ts";
import { latinNames, loanWords, sameAsRussian, scripts, wordsOf } from "./testing-messages.ts";

const ru = readMessages("ru");
const keys = Object.keys(ru) as MessageKey[];
const others = LANGUAGES.filter((language) => language !== "ru");
const withForms = keys.filter((key) => shapeOf(ru[key]).plurals.length > 0);
const maxCounted = 1000;

/** Throws rather than test nothing where a text is missing or blank. */
function messagesOf(language: LanguageCode): Messages {
  const messages = readMessages(language);
  const missing = keys.filter((key) => !messages[key]?.trim());
  if (missing.length > 0) throw new Error(`${language} lacks ${missing.join(", ")}`);
  return messages;
}

describe.each(others)("messages in %s", (language) => {
  it("APP-3 leaves no string in Russian but for those that are rightly the same", () => {
    const messages = messagesOf(language);
    const same = keys.filter((key) => messages[key] === ru[key] && /\p{Script=Cyrillic}/u.test(wordsOf(ru[key])));
    expect(same.sort()).toEqual([...(sameAsRussian[language] ?? [])].sort());
  });

  it("APP-3 leaves no sentence in English", () => {
    if (language === "en") return;
    const [messages, english] = [messagesOf(language), messagesOf("en")];
    const isSentence = (text: string) =>
      wordsOf(text)
        .split(/\s+/)
        .filter((word) => /\p{L}{2}/u.test(word)).length > 2;
    expect(keys.filter((key) => messages[key] === english[key] && isSentence(english[key]))).toEqual([]);
  });

  it("APP-3 is written in the letters of the language", () => {
    const messages = messagesOf(language);
    const foreign = keys.filter((key) => {
      const words = [...latinNames, ...(loanWords[language] ?? [])].reduce(
        (text, name) => text.replaceAll(name, ""),
        wordsOf(messages[key]),
      );
      return [...words.matchAll(/\p{L}/gu)].some(
        ([letter]) => !scripts[language].test(letter) && !/\p{Script=Common}/u.test(letter),
      );
    });
    expect(foreign.map((key) => `${key}: ${messages[key]}`)).toEqual([]);
  });
});

describe.each(LANGUAGES)("plural forms in %s", (language) => {
  it("APP-3 chooses by number wherever Russian does", () => {
    const messages = messagesOf(language);
    const choosing = (text: string) => shapeOf(text).plurals.map(({ argument }) => argument);
    for (const key of withForms) expect(choosing(messages[key]).sort(), key).toEqual(choosing(ru[key]).sort());
  });

  it(`APP-3 says the number itself, from 0 to ${maxCounted}, where a form stands for several`, () => {
    const messages = messagesOf(language);
    const i18n = createI18n({ language, currency: "₽", dictionary: compileDictionary(messages) });
    const { t }: AnyReader = i18n;
    for (const key of withForms)
      for (const choice of shapeOf(messages[key]).plurals) {
        if (!saysNumber(choice)) continue;
        const silent = numbers().filter((count) => {
          const values = Object.fromEntries([...shapeOf(messages[key]).arguments.keys()].map((name) => [name, 7]));
          const text = t(key, { ...values, [choice.argument]: count });
          return !text.includes(i18n.formatNumber(count)) && !standsForOne(choice, count, language);
        });
        expect(silent, `${key}, ${choice.argument}`).toEqual([]);
      }
  });
});

function numbers(): number[] {
  return Array.from({ length: maxCounted + 1 }, (_, count) => count);
}

/** A form may name its number in words when there is only one: "=0 {nothing}", English "once". */
function standsForOne({ forms }: PluralChoice, count: number, language: LanguageCode): boolean {
  if (forms[count] !== undefined) return true;
  if (language === "tt") return false;
  const rules = new Intl.PluralRules(language);
  return numbers().filter((each) => rules.select(each) === rules.select(count)).length === 1;
}

function saysNumber({ forms }: PluralChoice): boolean {
  return JSON.stringify(forms).includes('"#');
}
