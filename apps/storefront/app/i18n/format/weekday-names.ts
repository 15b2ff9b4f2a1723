import type { Weekday } from "@skatert/domain";
import type { I18n } from "../i18n.ts";

const dayMs = 86_400_000;
/** Monday, 5 January 1970, is day 4 of the epoch. */
const firstMonday = 4 * dayMs;

type Shape = "weekday" | "weekdayLong";

/** "Mon", or "Monday", in the language of the page. */
export function weekdayName(weekday: Weekday, shape: Shape, { formatDate }: Pick<I18n, "formatDate">): string {
  return formatDate(firstMonday + (weekday - 1) * dayMs, shape, "UTC");
}

/** "Mon and Tue" in the language of the page. */
export function weekdayNames(weekdays: readonly Weekday[], shape: Shape, i18n: I18n): string {
  return i18n.joinNames(weekdays.map((weekday) => weekdayName(weekday, shape, i18n)));
}
