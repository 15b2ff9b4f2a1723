import { businessDayEnd, type Instant, isSameDay, localTime, type TimeZone } from "@skatert/domain";
import { joinSentences } from "../../i18n/format/join-sentences.ts";
import type { I18n } from "../../i18n/i18n.ts";

interface BackWords {
  readonly i18n: Pick<I18n, "t" | "formatDay" | "formatTime">;
  /** Of the branch. */
  readonly timeZone: TimeZone;
  readonly now: Instant;
}

/** When a stopped dish is sold again: "back at 18:00", or "sold out for today" (STOP-2). */
export function backText(backAt: Instant, { i18n, timeZone, now }: BackWords): string {
  const time = i18n.formatTime(backAt, timeZone);
  if (backAt === businessDayEnd(now, timeZone)) return i18n.t("stop.today");
  if (isToday(backAt, timeZone, now)) return i18n.t("stop.back", { time });
  return i18n.t("stop.backDay", { day: i18n.formatDay(backAt, timeZone), time });
}

/** Until when a place takes no orders, after the branch's own message if it has one (STOP-3). */
export function pausedText(
  { message = "", backAt }: { readonly message?: string | undefined; readonly backAt: Instant },
  { i18n, timeZone, now }: BackWords,
): string {
  const time = i18n.formatTime(backAt, timeZone);
  const until = isToday(backAt, timeZone, now)
    ? i18n.t("stop.paused", { time })
    : i18n.t("stop.pausedDay", { day: i18n.formatDay(backAt, timeZone), time });
  const words = message.trim();
  if (words === "") return until;
  return /[.!?…。！？։।]$/.test(words) ? `${words} ${until}` : joinSentences([words, until], i18n.t);
}

function isToday(instant: Instant, timeZone: TimeZone, now: Instant): boolean {
  return isSameDay(localTime(instant, timeZone).day, localTime(now, timeZone).day);
}
