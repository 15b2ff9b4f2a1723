import {
  CATALOG_TYPES,
  findDeliveryMethod,
  foundText,
  isRecord,
  LANGUAGES,
  nearestName,
  readFontName,
  readLink,
  readText,
} from "@skatert/contract";
import { accountPhone } from "../../../../input/phone-number.ts";
import type { Json } from "../../../documents/json.ts";
import type { ValueRule } from "../finding.ts";
import { isUnset } from "./numbers.ts";

/** A rule for an optional text: the value must be readable, else the fault says `wanted`. */
export function textRule(wanted: string, isRight: (text: string) => boolean): ValueRule {
  return (value) => (isUnset(value) || isRight(readText(value)) ? null : `${wanted}, found ${foundText(value)}`);
}

/** One of a fixed list of words; the fault names the probably intended one. */
export function oneOfRule(words: readonly string[]): ValueRule {
  return (value) => {
    if (isUnset(value) || words.includes(readText(value))) return null;
    const nearest = nearestName(readText(value), words);
    const wanted = nearest === null ? `one of ${words.join(", ")}` : `"${nearest}"`;
    return `${wanted}, found ${foundText(value)}`;
  };
}

export const linkFault = textRule("an address such as https://… or /page", (text) => readLink(text) !== null);

export const emailFault = textRule("an e-mail such as me@example.com", (text) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
);

export const phoneFault = textRule(
  "a phone such as +7 495 123-45-67",
  (text) => text.replace(/\D/g, "").length >= 3 && !/[a-zа-яё@]{4,}/i.test(text),
);

/** The phone of an account, with which its owner signs in. */
export const accountPhoneFault = textRule("a phone such as +79161234567", (text) => accountPhone(text) !== null);

export const slugFault = textRule("a short name for addresses such as borshch", (text) => !/[\s/?#%\\]/.test(text));

export const languageFault = oneOfRule(LANGUAGES);

export const catalogTypeFault = oneOfRule(CATALOG_TYPES);

export const deliveryMethodFault: ValueRule = (value) => {
  if (isUnset(value) || findDeliveryMethod(value) !== null) return null;
  return oneOfRule(["flat_rate", "local_pickup", "restaurants", "wcso_booking"])(value);
};

/** A font name, or `{name, url}` of the shop's own font. */
export const fontFault: ValueRule = (value) => {
  const name = isRecord(value) ? (value["name"] ?? value["family"]) : value;
  if (isUnset(jsonOf(name)) || readFontName(name) !== null) return null;
  return `the name of a font such as Onest, found ${foundText(name)}`;
};

function jsonOf(value: unknown): Json {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}
