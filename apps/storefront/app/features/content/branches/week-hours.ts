import type { OpeningHours, Weekday, WorkSchedule } from "@skatert/domain";

/** Consecutive days with the same hours. Without hours they are closed. */
export interface WeekRow {
  readonly first: Weekday;
  readonly last: Weekday;
  readonly hours: readonly OpeningHours[];
}

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const wholeDay: readonly OpeningHours[] = [{ from: 0, to: 1440 }];
const schemaDays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

/** The ordinary week, Monday first, with consecutive equal days joined. */
export function weekRows({ week, aroundTheClock }: Pick<WorkSchedule, "week" | "aroundTheClock">): readonly WeekRow[] {
  const rows: WeekRow[] = [];
  for (const day of weekdays) {
    const hours = aroundTheClock ? wholeDay : (week[day] ?? []);
    const above = rows.at(-1);
    if (above && JSON.stringify(above.hours) === JSON.stringify(hours)) rows[rows.length - 1] = { ...above, last: day };
    else rows.push({ first: day, last: day, hours });
  }
  return rows;
}

/** Hours in the format of schema.org, "Mo-Fr 08:00-15:00". Closed days are left out. */
export function schemaHours(rows: readonly WeekRow[], minuteText: (minute: number) => string): readonly string[] {
  return rows.flatMap(({ first, last, hours }) => {
    const days = first === last ? schemaDay(first) : `${schemaDay(first)}-${schemaDay(last)}`;
    return hours.map(({ from, to }) => `${days} ${minuteText(from)}-${minuteText(Math.min(to, 1439))}`);
  });
}

function schemaDay(day: Weekday): string {
  return schemaDays[day - 1] ?? "";
}
