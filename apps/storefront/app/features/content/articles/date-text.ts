import type { I18n } from "../../../i18n/i18n.ts";

/** A date of the shop in the long form of the language, "14 ноября 2026 г.". Null for an invalid date. */
export function dateText(date: string | null, { formatDate }: Pick<I18n, "formatDate">): string | null {
  // A text has only a day, which is the same in every time zone.
  const instant = Date.parse(`${date?.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(instant)) return null;
  return formatDate(instant, "full", "UTC");
}
