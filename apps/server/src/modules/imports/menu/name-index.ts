import { cleanText } from "@skatert/contract";
import { escapeText } from "../values/listed-text.ts";

/** Entries that a cell lists by name: branches, supplements. */
export interface NameIndex {
  /** "Моцарелла [130016]": the name is for people, the number identifies the entry. */
  textOf(id: number): string;
  /** The id of such a text, or of a name that only one entry has; null for any other. */
  idOf(text: string): number | "ambiguous" | null;
}

interface Named {
  readonly id: number;
  readonly name: string;
}

const numbered = /^(.*?)\s*\[(\d{1,10})\]$/s;

export function nameIndex(entries: readonly Named[]): NameIndex {
  const byId = new Map(entries.map(({ id, name }) => [id, name]));
  const byName = new Map<string, number | "ambiguous">();
  for (const { id, name } of entries) {
    const key = nameKey(name);
    const known = byName.get(key);
    byName.set(key, known === undefined || known === id ? id : "ambiguous");
  }
  return {
    textOf: (id) => `${escapeText(cleanText(byId.get(id) ?? ""), ",;:")} [${id}]`.trim(),
    idOf(text) {
      const id = Number(numbered.exec(text)?.[2] ?? (/^\d{1,10}$/.test(text) ? text : 0));
      return id > 0 && byId.has(id) ? id : (byName.get(nameKey(text)) ?? null);
    },
  };
}

/**
 * Names are compared in lower case, with `е` for `ё` and single spaces. The search folds more: for it "Чай" and "Чаи",
 * "Пицца 1" and "Пицца №1" are the same, but here they are two dishes.
 */
export function nameKey(name: string): string {
  return cleanText(name).toLowerCase().replaceAll("ё", "е").replace(/\s+/g, " ");
}

/** Whether two names share the beginning of a word, so that one may be the other's new name. */
export function shareWord(one: string, other: string): boolean {
  const beginnings = (name: string) => (nameKey(name).match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, 4));
  const known = new Set(beginnings(one));
  return beginnings(other).some((beginning) => known.has(beginning));
}
