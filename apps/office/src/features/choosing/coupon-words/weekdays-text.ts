import type { I18n } from "../../../i18n/i18n.ts";

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
type Weekday = (typeof WEEK)[number];

/** Weekdays, three and more in a row as a range: "Пн–Пт, Вс". */
export function weekdaysText(days: readonly number[], t: I18n["t"]): string {
  const runs: Weekday[][] = [];
  for (const day of WEEK.filter((each) => days.includes(each))) {
    const last = runs.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
  }
  const name = (day: Weekday) => t(`settings.day.${day}`);
  return runs
    .map((run) => {
      const [first, last] = [run[0], run.at(-1)];
      if (run.length < 3 || first === undefined || last === undefined) return run.map(name).join(", ");
      return `${name(first)}–${name(last)}`;
    })
    .join(", ");
}
