import type { I18n } from "../../../i18n/i18n.ts";

/** A date of the shop as the language writes it in full, "14 ноября 2026 г."; null for what is no date. */
export function dateText(date: string | null, { formatDate }: Pick<I18n, "formatDate">): string | null {
  // A text is dated by its day alone: the same one wherever it is read.
  const instant = Date.parse(`${date?.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(instant)) return null;
  return formatDate(instant, "full", "UTC");
}
