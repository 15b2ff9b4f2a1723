import { isRecord } from "@skatert/contract";

export type Fields = Readonly<Record<string, unknown>>;

/** An object's fields; none of anything else. */
export function fieldsIn(value: unknown): Fields {
  return isRecord(value) ? value : {};
}

/** A text or number as a field shows it, with its blanks. */
export function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Entries of a list that are objects. */
export function entriesIn(list: unknown): readonly Fields[] {
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/** Every entry of a list in its place; one that is no object has no fields. */
export function placedEntries(list: unknown): readonly Fields[] {
  return Array.isArray(list) ? list.map(fieldsIn) : [];
}

/** Texts and numbers of a list, or of a text with commas, as other shops write it. */
export function textsIn(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : textOf(value).split(",");
  return list.map((entry) => textOf(entry).trim()).filter((text) => text !== "");
}

/** Whether two values of documents or forms are the same, with their fields in the same order. */
export function isSame(some: unknown, other: unknown): boolean {
  return JSON.stringify(some) === JSON.stringify(other);
}
