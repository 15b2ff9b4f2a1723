import { cleanText } from "@skatert/contract";
import type { Json, JsonObject } from "../../../shop/documents/json.ts";
import type { ColumnRow } from "../columns/row-columns.ts";
import { numberText, objectIn, textIn, textsIn } from "../menu/json-fields.ts";
import { escapeText, splitText } from "../values/listed-text.ts";
import { readFlag } from "../values/read-flag.ts";
import { measureRule, readNumber } from "../values/read-number.ts";
import type { MenuField, Patch } from "./menu-field.ts";

/** The object of a value: the entry itself, or one in it. */
interface Place {
  get(entry: JsonObject): Json | undefined;
  set(entry: JsonObject, value: Json): Patch;
}

/** The place of "in_stock", or of "acf.calories" in an object of the entry. */
export function placeOf(path: string): Place {
  const [outer = "", inner] = path.split(".");
  if (inner === undefined) return { get: (entry) => entry[outer], set: (_entry, value) => ({ [outer]: value }) };
  return {
    get: (entry) => objectIn(entry[outer])[inner],
    set: (entry, value) => ({ [outer]: { ...objectIn(entry[outer]), [inner]: value } }),
  };
}

/** The field of a row of the contract. */
export function rowField({ path, row }: ColumnRow): MenuField {
  const place = placeOf(path);
  switch (row.kind) {
    case "html":
      return richText(place);
    case "number":
      return measure(place);
    case "texts":
      return listOfTexts(place);
    case "flag":
      return flag(place, row.isOn ?? false);
    default:
      return plainText(place);
  }
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
function richText({ get, set }: Place): MenuField {
  return {
    textOf: (entry) => cleanText(textIn(get(entry))),
    readText: (text) => ({ text }),
    write: (entry, text) => set(entry, text),
  };
}

function measure({ get, set }: Place): MenuField {
  return {
    isNumber: true,
    textOf: (entry) => numberText(get(entry)),
    readText: (text) => readNumber(text, measureRule),
    write: (entry, text) => set(entry, text === "" ? null : Number(text)),
  };
}

function listOfTexts({ get, set }: Place): MenuField {
  const join = (texts: readonly string[]) => texts.map((text) => escapeText(cleanText(text), ",")).join(", ");
  return {
    textOf: (entry) => join(textsIn(get(entry))),
    readText: (text) => ({ text: join(splitText(text, ",")) }),
    write: (entry, text) => set(entry, [...splitText(text, ",")]),
  };
}

const offWords = new Set(["false", "0", "no"]);

/** An absent or empty flag is as usual. */
function flag({ get, set }: Place, isUsual: boolean): MenuField {
  const usual = isUsual ? "yes" : "no";
  return {
    textOf: (entry) => (offWords.has(String(get(entry) ?? "") || usual) ? "no" : "yes"),
    readText: (text) => (text === "" ? { text: usual } : readFlag(text)),
    write: (entry, text) => set(entry, text !== "no"),
  };
}
