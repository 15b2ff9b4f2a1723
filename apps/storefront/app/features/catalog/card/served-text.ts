import type { ServingHours, Weekday } from "@skatert/domain";
import { weekdayName } from "../../../i18n/format/weekday-names.ts";
import type { I18n } from "../../../i18n/i18n.ts";

type Words = Pick<I18n, "t" | "formatMinute" | "formatDate" | "joinNames">;

/** "Подают: будни 08:00–11:00, выходные 09:00–13:00". Null without hours (MENU-24). */
export function servedText(hours: ServingHours, words: Words): string | null {
  if (hours.length === 0) return null;
  const byDays = new Map<string, { readonly days: readonly Weekday[]; readonly times: string[] }>();
  for (const { weekdays, from, to } of hours) {
    const known = byDays.get(weekdays.join()) ?? { days: weekdays, times: [] };
    byDays.set(weekdays.join(), known);
    if (from > 0 || to < 1440) known.times.push(`${words.formatMinute(from)}–${words.formatMinute(to)}`);
  }
  const parts = [...byDays.values()]
    .map(({ days, times }) => [daysText(days, words), words.joinNames(times)].filter(Boolean).join(" "))
    .filter((part) => part !== "");
  return parts.length === 0 ? null : words.t("dish.served", { hours: parts.join(", ") });
}

/** "" for every day, "будни", "пн–чт", "пн, ср". */
function daysText(days: readonly Weekday[], words: Words): string {
  if (days.length === 7) return "";
  if (days.join() === "1,2,3,4,5") return words.t("dish.served.weekdays");
  if (days.join() === "6,7") return words.t("dish.served.weekend");
  const name = (day: Weekday) => weekdayName(day, "weekday", words);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return "";
  const isRun = days.length > 2 && last - first === days.length - 1;
  return isRun ? `${name(first)}–${name(last)}` : days.map(name).join(", ");
}
