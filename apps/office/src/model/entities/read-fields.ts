import { isRecord } from "@skatert/contract";

export type Fields = Readonly<Record<string, unknown>>;

/** An object's fields; {} for any other value. */
export function fieldsIn(value: unknown): Fields {
  return isRecord(value) ? value : {};
}

/** A text or number as the text of a field, with its spaces. */
export function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** The entries of a list that are objects. */
export function entriesIn(list: unknown): readonly Fields[] {
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/** All entries of a list at their indexes; an entry that is not an object has no fields. */
export function placedEntries(list: unknown): readonly Fields[] {
  return Array.isArray(list) ? list.map(fieldsIn) : [];
}

/** Texts and numbers of a list, or of a text with commas, a notation that other shops use. */
export function textsIn(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : textOf(value).split(",");
  return list.map((entry) => textOf(entry).trim()).filter((text) => text !== "");
}

/** Whether two values of documents or forms are equal, including the order of their fields. */
export function isSame(some: unknown, other: unknown): boolean {
  return JSON.stringify(some) === JSON.stringify(other);
}
