import { type Mistake, put, rename } from "./edits.ts";

const settings = (path: string, value: Parameters<typeof put>[2]) => put("settings", path, value);
const week = "delivery_work_time.10.week";

export const hourMistakes: readonly Mistake[] = [
  [
    "a weekday by name",
    rename("settings", `${week}.1`, "mon"),
    'settings.json: delivery_work_time.10.week.mon: the day as "1" (1 is Monday), found «mon»',
  ],
  [
    "a weekday by its Russian name",
    rename("settings", `${week}.3`, "Среда"),
    'settings.json: delivery_work_time.10.week.Среда: the day as "3" (1 is Monday), found «Среда»',
  ],
  [
    "an eighth day",
    settings(`${week}.8`, { from: "10:00", to: "22:00" }),
    "settings.json: delivery_work_time.10.week.8: a day from 1 (Monday) to 7 (Sunday), found «8»",
  ],
  [
    "a week as a list",
    settings(week, [{ from: "10:00", to: "22:00" }]),
    'settings.json: delivery_work_time.10.week: an object by days such as {"1": {"from": "10:00", "to": "22:00"}}, found a list',
  ],
  [
    "a time with a point",
    settings(`${week}.1.from`, "9.00"),
    "settings.json: delivery_work_time.10.week.1.from: a time from 00:00 to 24:00 such as 09:00, found «9.00»",
  ],
  [
    "a time after midnight counted on",
    settings(`${week}.1.to`, "26:00"),
    "settings.json: delivery_work_time.10.week.1.to: a time from 00:00 to 24:00 such as 09:00, found «26:00»",
  ],
  [
    "a day with only an opening time",
    settings(`${week}.1`, { from: "10:00", to: "" }),
    "settings.json: delivery_work_time.10.week.1: both from and to, found one of them: the day is closed",
  ],
  [
    "a day that closes when it opens",
    settings(`${week}.1`, { from: "10:00", to: "10:00" }),
    "settings.json: delivery_work_time.10.week.1: two different times, found «10:00» twice",
  ],
  [
    "hours in one text",
    settings(`${week}.1`, "10:00-22:00"),
    'settings.json: delivery_work_time.10.week.1: hours such as {"from": "10:00", "to": "22:00"}, found «10:00-22:00»',
  ],
  [
    "a holiday in Russian writing",
    settings("delivery_work_time.10.exceptions", { "31.12.2026": [] }),
    "settings.json: delivery_work_time.10.exceptions.31.12.2026: a day such as 2026-12-31, found «31.12.2026»",
  ],
  [
    "a branch that never opens",
    settings("delivery_work_time.10", { week: {}, cooking_time_in_minutes: 20 }),
    "settings.json: warning: delivery_work_time.10: this branch never opens: give week hours, or around_clock true",
  ],
  [
    "a cooking time with a fraction",
    settings("delivery_work_time.10.cooking_time_in_minutes", 12.5),
    "settings.json: delivery_work_time.10.cooking_time_in_minutes: a whole number such as 1, found 12.5",
  ],
];
