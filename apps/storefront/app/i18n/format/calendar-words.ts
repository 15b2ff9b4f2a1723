import type { LanguageCode } from "@skatert/contract";
import type { Dictionary } from "../dictionary/compile.ts";
import { calendarPrefix } from "./calendar-prefix.ts";
import { dateShapes, type ListType } from "./dates.ts";

type Text = Dictionary[string];
type Fields = Intl.DateTimeFormatOptions;

/** A Monday, the first of a year, for naming months and weekdays by counting from it. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/**
 * Months, weekdays and their order in a language, from this runtime. Only for builds and the server, because Node has
 * data of every language.
 */
export function calendarWords(language: LanguageCode): Dictionary {
  const words = new Map<string, Text>();
  for (const [shape, fields] of Object.entries(dateShapes)) {
    words.set(shape, patternOf(language, fields));
    // A weekday may have another form beside a date.
    if ("weekday" in fields)
      for (const weekday of upTo(7)) words.set(`${shape}.${weekday}`, [weekdayName(language, fields, weekday)]);
  }
  for (const month of upTo(12)) words.set(`month.${month}`, [monthName(language, month)]);
  for (const type of ["conjunction", "disjunction"] as const) {
    const { pair, comma, end } = listWords(language, type);
    words.set("comma", [comma]);
    words.set(`${type}.pair`, [["before"], pair, ["last"]]);
    words.set(`${type}.end`, [["before"], end, ["last"]]);
  }
  return Object.fromEntries([...words].map(([name, text]) => [calendarPrefix + name, text]));
}

function patternOf(language: LanguageCode, fields: Fields): Text {
  return partsOf(language, fields, monday).map(({ type, value }) =>
    // V8 puts a plain space for a narrow one if it formats a whole date.
    type === "literal" ? value.replaceAll("\u202f", " ") : [type],
  );
}

function monthName(language: LanguageCode, month: number): string {
  return partOf("month", partsOf(language, dateShapes.day, Date.UTC(2024, month - 1, 1)));
}

function weekdayName(language: LanguageCode, fields: Fields, weekday: number): string {
  return partOf("weekday", partsOf(language, fields, monday + (weekday - 1) * dayMs));
}

function listWords(language: LanguageCode, type: ListType) {
  const literals = (names: string[]) =>
    new Intl.ListFormat(language, { type })
      .formatToParts(names)
      .flatMap((part) => (part.type === "literal" ? part.value : []));
  const [pair = " "] = literals(["1", "2"]);
  const [comma = ", ", end = " "] = literals(["1", "2", "3"]);
  return { pair, comma, end };
}

function partsOf(language: LanguageCode, fields: Fields, instant: number): Intl.DateTimeFormatPart[] {
  return new Intl.DateTimeFormat(language, { ...fields, timeZone: "UTC" }).formatToParts(instant);
}

function partOf(type: Intl.DateTimeFormatPartTypes, parts: readonly Intl.DateTimeFormatPart[]): string {
  return parts.find((part) => part.type === type)?.value ?? "";
}

/** 1 to `last`. */
function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}
