import type { GuideHours } from "@skatert/domain";
import type { JsonObject } from "../documents/json.ts";
import type { OwnShopWords } from "./own-shop-words.ts";

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The week of `delivery_work_time`: the intervals of each day; a day without any is closed. */
export function weekOf(intervals: readonly GuideHours[]): JsonObject {
  return Object.fromEntries(
    DAYS.flatMap((day) => {
      const hours = hoursOn(intervals, day);
      return hours.length === 0 ? [] : [[String(day), hours.map(({ from, to }) => ({ from, to }))]];
    }),
  );
}

/** Hours as people write them: "Ежедневно 10:00–22:00", "пн–чт 10:00–22:00; пт, сб 10:00–02:00". */
export function hoursText(intervals: readonly GuideHours[], words: OwnShopWords): string {
  const texts = DAYS.map((day) =>
    hoursOn(intervals, day)
      .map(({ from, to }) => (from === "00:00" && to === "24:00" ? words.roundTheClock : `${from}–${to}`))
      .join(", "),
  );
  const [first = ""] = texts;
  if (texts.every((text) => text === first)) return first === words.roundTheClock ? first : `${words.daily} ${first}`;
  const runs: { readonly text: string; readonly from: number; to: number }[] = [];
  texts.forEach((text, index) => {
    const last = runs.at(-1);
    if (last?.text === text) last.to = index;
    else runs.push({ text, from: index, to: index });
  });
  return runs
    .filter(({ text }) => text !== "")
    .map(({ text, from, to }) => `${daysText(words, from, to)} ${text}`)
    .join("; ");
}

function hoursOn(intervals: readonly GuideHours[], day: number): readonly GuideHours[] {
  return intervals.filter(({ days }) => days.includes(day)).toSorted((a, b) => a.from.localeCompare(b.from));
}

function daysText({ days }: OwnShopWords, from: number, to: number): string {
  if (from === to) return days[from] ?? "";
  return `${days[from]}${to - from === 1 ? ", " : "–"}${days[to]}`;
}
