import { TABLE_LIMITS } from "./table.ts";

const kept = 1_000;

/**
 * A text as an export writes it. No table may have a longer one, and spreadsheets cut it, so only its beginning is
 * written. An import takes such a cell for the whole text.
 */
export function shortenedText(text: string): string {
  if (text.length <= TABLE_LIMITS.cellLength) return text;
  return `${text.slice(0, kept).toWellFormed()}…[+${text.length - kept}]`;
}

export function isShortened(text: string): boolean {
  return /…\[\+\d+\]$/.test(text);
}
