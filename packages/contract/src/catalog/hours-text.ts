import { type AvailabilityWindow, joinedWindows, type ServingHours, type Weekday } from "@skatert/domain";
import { clockText, readMinute, WEEKDAYS } from "../fields/read-time.ts";

/** Languages of tables and of the office. */
type HoursLanguage = "ru" | "en";

const dayNames: Readonly<Record<HoursLanguage, readonly string[]>> = {
  ru: ["пн", "вт", "ср", "чт", "пт", "сб", "вс"],
  en: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
};

/** "пн–пт 08:00–11:00; сб, вс 09:00–13:00", as tables and the office write hours; without days every day, "" always. */
export function hoursText(hours: ServingHours, language: HoursLanguage): string {
  return hours
    .map(({ weekdays, from, to }) => {
      const days = weekdays.length === 7 ? "" : `${daysText(weekdays, dayNames[language])} `;
      return `${days}${clockText(from)}–${clockText(to)}`;
    })
    .join("; ");
}

function daysText(weekdays: readonly Weekday[], names: readonly string[]): string {
  const name = (weekday: Weekday) => names[weekday - 1] ?? "";
  const runs: Weekday[][] = [];
  for (const weekday of weekdays) {
    const run = runs.at(-1);
    if (run?.at(-1) === weekday - 1) run.push(weekday);
    else runs.push([weekday]);
  }
  return runs
    .map((run) => {
      const [first, last] = [run[0], run.at(-1)];
      const isRange = run.length > 2 && first !== undefined && last !== undefined;
      return isRange ? `${name(first)}–${name(last)}` : run.map(name).join(", ");
    })
    .join(", ");
}

const times = /(\d{1,2})[:.](\d{2})\s*(?:[-–—]|до|to)\s*(\d{1,2})[:.](\d{2})/g;

/**
 * Reads what `hoursText` writes in either language, and hours as people write them: "будни 8.00-11.00, 17:00–20:00".
 * Null: the text is no hours.
 */
export function readHoursText(text: string): ServingHours | null {
  const windows: AvailabilityWindow[] = [];
  const parts = text.toLowerCase().split(/[;\n]/);
  for (const part of parts.filter((each) => each.trim() !== "")) {
    const read = windowsOf(part);
    if (read === null) return null;
    windows.push(...read);
  }
  return joinedWindows(windows);
}

/** Days and times of one part: days without times are whole days. */
function windowsOf(part: string): readonly AvailabilityWindow[] | null {
  const found = [...part.matchAll(times)];
  const start = found[0]?.index ?? part.length;
  const weekdays = readDays(part.slice(0, start));
  const between = part.slice(start).replace(times, "");
  if (weekdays === null || !/^(?:[\s,.]|и|and)*$/.test(between)) return null;
  if (found.length === 0) return [{ weekdays, from: 0, to: 1440 }];
  const windows = found.map(([, fromHour, fromMinute, toHour, toMinute]) => {
    const [from, to] = [readMinute(`${fromHour}:${fromMinute}`), readMinute(`${toHour}:${toMinute}`)];
    if (from === null || to === null) return null;
    return from === to ? { weekdays, from: 0, to: 1440 } : { weekdays, from, to };
  });
  return windows.some((window) => window === null) ? null : windows.filter((window) => window !== null);
}

const namesOfDays: readonly (readonly [RegExp, Weekday])[] = [
  [/^(?:пн|понедельник|mo|mon|monday)$/, 1],
  [/^(?:вт|вторник|tu|tue|tuesday)$/, 2],
  [/^(?:ср|сред[ау]|we|wed|wednesday)$/, 3],
  [/^(?:чт|четверг|th|thu|thursday)$/, 4],
  [/^(?:пт|пятниц[ау]|fr|fri|friday)$/, 5],
  [/^(?:сб|суббот[ау]|sa|sat|saturday)$/, 6],
  [/^(?:вс|воскресенье|su|sun|sunday)$/, 7],
];
const several: readonly (readonly [RegExp, readonly Weekday[]])[] = [
  [/^(?:будни|по будням|weekdays?)$/, [1, 2, 3, 4, 5]],
  [/^(?:выходные|по выходным|weekends?)$/, [6, 7]],
  [/^(?:ежедневно|каждый день|daily|every day)$/, WEEKDAYS],
];

function readDays(text: string): readonly Weekday[] | null {
  const days = new Set<Weekday>();
  const plain = text
    .replace(/[:.]/g, " ")
    .replace(/\s+с\s*$|^\s*с\s*$/, " ")
    // A comma may part the days from the times.
    .replace(/^[\s,]+|[\s,]+$/g, "");
  if (plain === "") return WEEKDAYS;
  for (const name of plain.split(/,|\s+(?:и|and)\s+/)) {
    const listed = daysNamed(name.trim());
    if (listed === null) return null;
    for (const day of listed) days.add(day);
  }
  return WEEKDAYS.filter((day) => days.has(day));
}

function daysNamed(name: string): readonly Weekday[] | null {
  const known = several.find(([pattern]) => pattern.test(name))?.[1];
  if (known !== undefined) return known;
  const [first, last, ...more] = name.split(/\s*[-–—]\s*/).map(dayNamed);
  if (first === null || first === undefined || last === null || more.length > 0) return null;
  if (last === undefined) return [first];
  return WEEKDAYS.filter((day) => (first <= last ? day >= first && day <= last : day >= first || day <= last));
}

function dayNamed(name: string): Weekday | null {
  return namesOfDays.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}
