import { localTime } from "@skatert/domain";
import type { MessageValues } from "../dictionary/message-reader.ts";
import { clockText } from "./formats.ts";

/** Date formats of the site. */
export const dateShapes = {
  /** "сб" */
  weekday: { weekday: "short" },
  /** "суббота" */
  weekdayLong: { weekday: "long" },
  /** "21 ноября" */
  day: { day: "numeric", month: "long" },
  /** "21 ноября 2026 г." */
  full: { day: "numeric", month: "long", year: "numeric" },
  /** "сб, 21 ноября" */
  weekdayAndDay: { weekday: "short", day: "numeric", month: "long" },
  /** "суббота, 21 ноября" */
  weekdayLongAndDay: { weekday: "long", day: "numeric", month: "long" },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

export type DateShape = keyof typeof dateShapes;
export type ListType = "conjunction" | "disjunction";

export interface Dates {
  /** The date of an instant (milliseconds) in a zone; "UTC" for calendar days stored as UTC midnights. */
  readonly formatDate: (instant: number, shape: DateShape, timeZone: string) => string;
  /** A calendar date "7 ноября" of an instant in a zone. */
  readonly formatDay: (instant: number, timeZone: string) => string;
  /** A clock time "18:30" of an instant in a zone. */
  readonly formatTime: (instant: number, timeZone: string) => string;
  /** A list of names: "пн, вт и ср", or with "или". */
  readonly joinNames: (names: readonly string[], type?: ListType) => string;
}

/** A text of `calendarWords` by its name, with its gaps filled. */
export type CalendarText = (name: string, values?: MessageValues) => string;

/**
 * Dates in the format of the language, from its dictionary alone: the same text on the server and in every browser.
 * They avoid `Intl.DateTimeFormat`, whose first use blocks a phone for 50 ms and more (docs/decisions/024); only the
 * zone's offset needs it, in browsers without `Temporal`.
 */
export function createDates(words: CalendarText): Dates {
  const formatDate: Dates["formatDate"] = (instant, shape, timeZone) =>
    dateInWords(words, localTime(instant, timeZone), shape);
  return {
    formatDate,
    formatDay: (instant, timeZone) => formatDate(instant, "day", timeZone),
    // In the format of the shop's hours, whatever separator the language uses elsewhere.
    formatTime: (instant, timeZone) => clockText(localTime(instant, timeZone).minute),
    joinNames: (names, type = "conjunction") => joinInWords(words, names, type),
  };
}

function dateInWords(words: CalendarText, { day, weekday }: ReturnType<typeof localTime>, shape: DateShape): string {
  return words(shape, {
    day: day.day,
    year: day.year,
    month: words(`month.${day.month}`),
    weekday: "weekday" in dateShapes[shape] ? words(`${shape}.${weekday}`) : "",
  });
}

function joinInWords(words: CalendarText, names: readonly string[], type: ListType): string {
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  const before = names.slice(0, -1).join(words("comma"));
  return words(`${type}.${names.length === 2 ? "pair" : "end"}`, { before, last });
}
