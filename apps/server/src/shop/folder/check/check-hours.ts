import { foundText, readIsoDay, readMinute, readWeekday } from "@skatert/contract";
import { isJsonObject, type Json } from "../../documents/json.ts";
import { type CheckedShop, type FilePlace, type Finding, faultAt, fieldOf, placesIn, warningAt } from "./finding.ts";

/** Work times of branches: days, hours and exceptions that the shop would skip. */
export function checkHours(shop: CheckedShop): readonly Finding[] {
  return placesIn(shop, "settings", "delivery_work_time{}").flatMap((branch) => {
    const faults = [...weekFaults(fieldOf(branch, "week")), ...exceptionFaults(fieldOf(branch, "exceptions"))];
    return faults.length > 0 ? faults : neverOpen(branch);
  });
}

const days: Readonly<Record<string, number>> = {
  mo: 1, tu: 2, we: 3, th: 4, fr: 5, sa: 6, su: 7,
  пн: 1, по: 1, вт: 2, ср: 3, чт: 4, че: 4, пт: 5, пя: 5, сб: 6, су: 6, вс: 7, во: 7,
}; // biome-ignore format: a table of days

function weekFaults(week: FilePlace): readonly Finding[] {
  if (Array.isArray(week.value) && week.value.length > 0) {
    return [faultAt(week, 'an object by days such as {"1": {"from": "10:00", "to": "22:00"}}, found a list')];
  }
  return entriesOf(week).flatMap((day) => {
    if (readWeekday(day.key) !== null) return hourFaults(day);
    const meant = days[day.key.slice(0, 2).toLowerCase()];
    const wanted = meant === undefined ? "a day from 1 (Monday) to 7 (Sunday)" : `the day as "${meant}" (1 is Monday)`;
    return [faultAt(day, `${wanted}, found ${foundText(day.key)}`)];
  });
}

function exceptionFaults(exceptions: FilePlace): readonly Finding[] {
  return entriesOf(exceptions).flatMap((day) => {
    if (readIsoDay(day.key) !== null) return hourFaults(day);
    return [faultAt(day, `a day such as 2026-12-31, found ${foundText(day.key)}`)];
  });
}

/**
 * An interval with one bound is skipped. Equal bounds last 24 hours: from midnight this is a way to write the whole
 * day, from another time probably a mistake.
 */
function hourFaults(day: FilePlace): readonly Finding[] {
  const intervals = Array.isArray(day.value) ? day.value : [day.value];
  return intervals.filter(isJsonObject).flatMap((interval) => {
    const [from, to] = [readMinute(interval["from"]), readMinute(interval["to"])];
    if (from === null && to === null) return [];
    if (from === null || to === null) return [faultAt(day, "both from and to, found one of them: the day is closed")];
    const isWholeDay = from === 0 && to === 0;
    return from === to && !isWholeDay
      ? [faultAt(day, `two different times, found ${foundText(interval["from"])} twice`)]
      : [];
  });
}

function neverOpen(branch: FilePlace): readonly Finding[] {
  const { value } = branch;
  if (!isJsonObject(value) || isYes(value["around_clock"] ?? null)) return [];
  const hours = [...entriesOf(fieldOf(branch, "week")), ...entriesOf(fieldOf(branch, "exceptions"))];
  const opens = hours.some(({ value: day }) => (Array.isArray(day) ? day : [day]).some(isJsonObject));
  return opens ? [] : [warningAt(branch, "this branch never opens: give week hours, or around_clock true")];
}

function isYes(value: Json): boolean {
  return value === true || value === 1 || ["1", "yes", "on", "true"].includes(String(value).toLowerCase());
}

function entriesOf(place: FilePlace): readonly (FilePlace & { readonly key: string })[] {
  if (!isJsonObject(place.value)) return [];
  return Object.entries(place.value).map(([key, value]) => ({
    file: place.file,
    path: `${place.path}.${key}`,
    key,
    value,
  }));
}
