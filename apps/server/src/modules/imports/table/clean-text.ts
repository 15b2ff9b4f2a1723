import { type Cell, TABLE_LIMITS } from "./table.ts";

/**
 * Control characters except tab and line breaks, and marks that change the direction of a text or hide a part of it.
 */
const invisible = /(?![\t\n\r])\p{Cc}|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** A text for people: without marks that reorder or hide it, with plain spaces and line breaks, trimmed. Idempotent. */
export function cleanText(text: string): string {
  return text
    .replace(invisible, "")
    .replace(/\r\n?/g, "\n")
    .replace(/[\u00a0\u202f\u2007]/g, " ")
    .toWellFormed()
    .normalize("NFC")
    .trim();
}

/** The cell of a text; a text over the limit is a fault and is truncated. */
export function textCell(text: string): Cell {
  const clean = cleanText(text);
  return clean.length > TABLE_LIMITS.cellLength ? { fault: "too-long", text: clean.slice(0, 80) } : clean;
}
