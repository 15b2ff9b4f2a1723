import { setupI18n } from "@lingui/core";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { LANGUAGES } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { figureWords } from "../format/figure-words.ts";
import { localesOf } from "../format/locales.ts";
import { languageDictionary } from "./language-dictionary.ts";
import { createMessageReader, type MessageValues } from "./message-reader.ts";

const counts = [0, 1, 2, 5, 11, 21, 1.5, 1234];

/** Every argument of a message, those inside of its cases too. */
function argumentsOf(message: unknown): readonly string[] {
  if (!Array.isArray(message)) return [];
  return message.flatMap((token) =>
    Array.isArray(token) ? [String(token[0]), ...Object.values(Object(token[2])).flatMap(argumentsOf)] : [],
  );
}

describe("messages are read as Lingui reads them", () => {
  it.each(LANGUAGES)("APP-3 all of them in %s, whatever is counted", (language) => {
    const dictionary = languageDictionary(language);
    const locales = localesOf(language);
    const lingui = setupI18n({ locale: language, locales, messages: { [language]: dictionary } });
    const read = createMessageReader(locales, figureWords(language));
    for (const [key, message] of Object.entries(dictionary)) {
      const names = argumentsOf(message);
      for (const count of names.length > 0 ? counts : [0]) {
        const values: MessageValues = Object.fromEntries(names.map((name) => [name, count]));
        expect(read(message, values), key).toBe(lingui._(key, values));
      }
    }
  });

  it.each([
    "{n, plural, offset:1 =0 {nobody} one {# and one} other {# and more of #}}",
    "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
    "{who, select, constructor {no} her {she # {n, plural, one {# thing} other {# things}}} other {they}}",
    "{n, number} and {who} and {missing}",
    "'{'{who}'}' '#' ''",
  ])("APP-3 a shop's own wording too: %s", (text) => {
    const message = compileMessageOrThrow(text);
    const lingui = setupI18n({ locale: "en", messages: { en: { text: message } } });
    const read = createMessageReader(["en"], figureWords("en"));
    for (const who of ["her", "toString", "them"])
      for (const n of counts) expect(read(message, { n, who })).toBe(lingui._("text", { n, who }));
  });
});
