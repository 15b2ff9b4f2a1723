import type { StopKind, WireStop } from "@skatert/contract";
import type { I18n } from "../../i18n/i18n.ts";

type Words = Pick<I18n, "t" | "time" | "day">;
type Ending = Pick<WireStop, "until" | "until_business_day">;

/** «до 18:00», «до конца дня», «до 23 ноября, 09:00», or «пока не вернёте». `now`: milliseconds. */
export function endText({ until, until_business_day }: Ending, now: number, zone: string, words: Words): string {
  if (until === null) return words.t("stops.end.open");
  if (until_business_day) return words.t("stops.end.day");
  return words.t("stops.end.at", { time: moment(until, now, zone, words) });
}

/** The instant in the branch's time zone, with the day unless it is today. */
export function moment(instant: string, now: number, zone: string, words: Words): string {
  const day = words.day(instant, zone);
  const isToday = day === words.day(new Date(now).toISOString(), zone);
  return isToday ? words.time(instant, zone) : `${day}, ${words.time(instant, zone)}`;
}

/**
 * The effect of a stop for guests, in one or two sentences. `until`: ISO instant, "business-day", or null for an open
 * end.
 */
export function guestSentence(
  { kind, name }: { readonly kind: StopKind; readonly name: string },
  until: string | null,
  now: number,
  zone: string,
  words: Words,
): string {
  const what = words.t(`stops.guests.${kind}`, { name });
  if (until === null) return `${what} ${words.t("stops.guests.open")}`;
  if (until === "business-day") return `${what} ${words.t("stops.guests.tomorrow")}`;
  return `${what} ${words.t("stops.guests.back", { time: moment(until, now, zone, words) })}`;
}
