import { clockText, type LanguageCode } from "@skatert/contract";
import { localTime } from "@skatert/domain";

/** "18:30" on the wall clock of the zone. */
export function clockOf(instant: number, timeZone: string): string {
  return clockText(localTime(instant, timeZone).minute);
}

interface Sent {
  /** Milliseconds; undefined if unknown. */
  readonly at: number | undefined;
  readonly timeZone: string;
  readonly language: LanguageCode;
}

/** "21 November", if the instant is on another day than the message. Null on the same day. */
export function otherDay(instant: number, { at, timeZone, language }: Sent): string | null {
  const day = new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone });
  const promised = day.format(instant);
  return at === undefined || day.format(at) === promised ? null : promised;
}
