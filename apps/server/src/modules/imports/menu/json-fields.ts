import { isJsonObject, type Json, type JsonObject } from "../../../shop/documents/json.ts";

/** The objects of a list; none for any other value. */
export function objectsIn(value: Json | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

export function textIn(value: Json | undefined): string {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

/** An id as a number or as the same digits; 0 for any other value. */
export function idIn(value: Json | undefined): number {
  const id = Number(textIn(value));
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}

/** A list of texts, or one text with commas (`wireTexts`). */
export function textsIn(value: Json | undefined): readonly string[] {
  const list = Array.isArray(value) ? value.map(textIn) : textIn(value).split(",");
  return list.map((text) => text.trim()).filter((text) => text !== "");
}

export function objectIn(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** A number as decimal text with the fifteen digits that a spreadsheet keeps; "" for any other value. */
export function numberText(value: Json | undefined): string {
  const text = textIn(value).trim();
  const number = Number(text);
  return text === "" || !Number.isFinite(number) ? "" : String(Number(number.toPrecision(15)));
}
