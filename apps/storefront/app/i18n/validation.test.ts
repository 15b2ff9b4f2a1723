import { LANGUAGES } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { readMessages } from "./messages/read-messages.ts";
import { validationKeys, validationWords } from "./testing-validation-words.ts";

describe.each(LANGUAGES)("validation in %s", (language) => {
  const messages = readMessages(language);

  it("VALID-1 has the seven messages, word for word", () => {
    expect(validationKeys.map((key) => messages[key])).toEqual(validationWords[language]);
  });

  it("VALID-1 says the same of a phone, a zone and an address's name wherever it says it", () => {
    expect(messages["reason.outside-zone"]).toBe(messages["place.outside"]);
    expect(messages["place.nameAddress"]).toBe(messages["address.error.name"]);
  });
});
