import { cleanText } from "@skatert/contract";
import type { Json, JsonObject } from "../../../shop/documents/json.ts";
import { numberText, objectIn, textIn, textsIn } from "../menu/json-fields.ts";
import { escapeText, splitText } from "../values/listed-text.ts";
import { readFlag } from "../values/read-flag.ts";
import { measureRule, readNumber } from "../values/read-number.ts";
import type { MenuField, Patch } from "./menu-field.ts";

/** The object of a value: the entry itself or its `acf`. */
interface Place {
  get(entry: JsonObject): Json | undefined;
  set(entry: JsonObject, value: Json): Patch;
}

export function own(key: string): Place {
  return { get: (entry) => entry[key], set: (_entry, value) => ({ [key]: value }) };
}

export function acf(key: string): Place {
  return {
    get: (entry) => objectIn(entry["acf"])[key],
    set: (entry, value) => ({ acf: { ...objectIn(entry["acf"]), [key]: value } }),
  };
}

/** A text without markup; pages show it verbatim. */
export function plainText({ get, set }: Place): MenuField {
  return {
    textOf: (entry) => cleanText(textIn(get(entry))),
    readText: (text) => (/<\/?[a-z][^>]*>/i.test(text) ? { fault: "markup" } : { text }),
    write: (entry, text) => set(entry, text),
  };
}

/** A text with HTML, which pages show without its scripts. */
export function richText({ get, set }: Place): MenuField {
  return {
    textOf: (entry) => cleanText(textIn(get(entry))),
    readText: (text) => ({ text }),
    write: (entry, text) => set(entry, text),
  };
}

export function measure({ get, set }: Place): MenuField {
  return {
    isNumber: true,
    textOf: (entry) => numberText(get(entry)),
    readText: (text) => readNumber(text, measureRule),
    write: (entry, text) => set(entry, text === "" ? null : Number(text)),
  };
}

export function listOfTexts({ get, set }: Place): MenuField {
  const join = (texts: readonly string[]) => texts.map((text) => escapeText(cleanText(text), ",")).join(", ");
  return {
    textOf: (entry) => join(textsIn(get(entry))),
    readText: (text) => ({ text: join(splitText(text, ",")) }),
    write: (entry, text) => set(entry, [...splitText(text, ",")]),
  };
}

const offWords = new Set(["false", "0", "no"]);

/** A flag that is true if absent. */
export function usuallyYes({ get, set }: Place): MenuField {
  return {
    textOf: (entry) => (offWords.has(String(get(entry) ?? "")) ? "no" : "yes"),
    readText: (text) => (text === "" ? { text: "yes" } : readFlag(text)),
    write: (entry, text) => set(entry, text !== "no"),
  };
}
