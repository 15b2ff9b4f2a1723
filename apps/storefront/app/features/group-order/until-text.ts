import { dayText } from "../../i18n/format/day-text.ts";
import type { I18n } from "../../i18n/i18n.ts";
import type { GroupData } from "../../model/group-order/group-data.ts";

/** End of adding dishes: day and time at the branch. */
export function untilText({ expiresAt, timeZone, now }: GroupData, i18n: I18n): string {
  return `${dayText(expiresAt, timeZone, now, i18n)}, ${i18n.formatTime(expiresAt, timeZone)}`;
}
