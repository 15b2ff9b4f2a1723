import type { JsonObject } from "../../../shop/documents/json.ts";
import type { MenuContext } from "../menu/menu-context.ts";
import type { Reading } from "../values/reading.ts";

/** A field of a dish or size as text. Equal texts mean equal values; "" is empty. */
export interface MenuField {
  /** Written to a spreadsheet as a number. */
  readonly isNumber?: true;
  /** The current value; `readText` of it gives the same text. */
  textOf(entry: JsonObject, context: MenuContext): string;
  readText(text: string, context: MenuContext): Reading;
  /** The fields that a text from `readText` sets; undefined removes a field. */
  write(entry: JsonObject, text: string, context: MenuContext): Patch;
}

export type Patch = Readonly<Record<string, JsonObject[string] | undefined>>;

/** The entry with a patch; fields keep their order. */
export function patched(entry: JsonObject, patch: Patch): JsonObject {
  const next: Record<string, JsonObject[string]> = { ...entry };
  for (const [key, value] of Object.entries(patch)) {
    if (value === undefined) delete next[key];
    else next[key] = value;
  }
  return next;
}
