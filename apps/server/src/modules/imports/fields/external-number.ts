import type { Json } from "../../../shop/documents/json.ts";
import { objectIn, textIn } from "../menu/json-fields.ts";
import type { MenuField } from "./menu-field.ts";

/** Where a dish keeps its numbers in other systems. */
const KEY = "external_numbers";

/** The number of a dish in another system, by which the next file of that system finds it (IMPORT-2). */
export function externalNumber(system: string): MenuField {
  return {
    textOf: (entry) => textIn(objectIn(entry[KEY])[system]),
    readText: (text) => ({ text }),
    write: (entry, text) => ({ [KEY]: { ...objectIn(entry[KEY]), [system]: text } }),
  };
}

/** The numbers of a dish as "system\nnumber". */
export function externalNumbersOf(numbers: Json | undefined): readonly string[] {
  return Object.entries(objectIn(numbers)).map(([system, number]) => numberKey(system, textIn(number)));
}

export function numberKey(system: string, number: string): string {
  return `${system}\n${number}`;
}
