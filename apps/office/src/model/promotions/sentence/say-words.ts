import { clockText } from "@skatert/contract";
import { type CalendarDay, type Money, moneyToRoubles, type TimeZone } from "@skatert/domain";
import type { I18n } from "../../../i18n/i18n.ts";
import type { PromotionEdge } from "./coupon-terms.ts";

/** Names of what a promotion refers to. Null: the shop has it no more. */
export interface PromotionNames {
  readonly dish: (id: number) => string | null;
  readonly category: (id: number) => string | null;
  readonly branch: (id: number) => string | null;
}

/** What the parts of a sentence are said with. */
export interface SayWords {
  readonly i18n: I18n;
  readonly names: PromotionNames;
  readonly zone: TimeZone;
}

/** More names make a sentence that nobody reads to its end. */
const maxNames = 4;

/** «Борщ», «Уха» или «Солянка»; `phrases` are said after the names. */
export function listOf(
  ids: readonly number[],
  name: (id: number) => string | null,
  { i18n }: SayWords,
  options: { readonly type: "conjunction" | "disjunction"; readonly phrases?: readonly string[] },
): string {
  const { t } = i18n;
  const { type, phrases = [] } = options;
  const shown = ids.length > maxNames ? ids.slice(0, maxNames - 1) : ids;
  const said = shown.map((id) => {
    const known = name(id);
    return known === null ? t("promo.say.gone", { id }) : t("promo.say.quoted", { name: known });
  });
  const rest = ids.length - shown.length;
  const counted = rest === 0 ? [] : [t("promo.say.rest", { count: rest })];
  return new Intl.ListFormat(i18n.language, { type }).format([...said, ...counted, ...phrases]);
}

export function sumOf(sum: Money, { i18n }: SayWords): string {
  return i18n.money(moneyToRoubles(sum));
}

/** «12» or «12:30» in Russian, "12:00" in English. */
export function clockOf(minute: number, { i18n }: SayWords): string {
  const clock = clockText(minute);
  return i18n.language === "ru" ? clock.replace(/^0?(\d+):00$/, "$1") : clock;
}

export function dayOf({ year, month, day }: CalendarDay, { i18n }: SayWords): string {
  return new Intl.DateTimeFormat(i18n.language, { dateStyle: "long", timeZone: "UTC" }).format(
    Date.UTC(year, month - 1, day),
  );
}

/** «31 декабря 2026 г.», with the time unless a whole day is meant. */
export function edgeText({ at, day }: PromotionEdge, words: SayWords): string {
  if (day !== null) return dayOf(day, words);
  const { i18n, zone } = words;
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: "long", timeZone: zone }).format(at);
  return `${date}, ${i18n.time(new Date(at).toISOString(), zone)}`;
}
