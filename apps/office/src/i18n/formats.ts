import type { OfficeLanguage } from "./language.ts";

const minuteMs = 60_000;

/** Formats of sums and times for restaurant staff. Instants are ISO 8601, zones IANA names. */
export interface Formats {
  /** «1 240 ₽», with kopecks only if there are any. */
  money(sum: number): string;
  number(value: number): string;
  /** «19:40» in the branch's time zone. */
  time(instant: string, zone: string): string;
  /** «23 ноября» in the branch's time zone. */
  day(instant: string, zone: string): string;
  /** «23 ноября, 19:40» in the branch's time zone. */
  dayTime(instant: string, zone: string): string;
  /** Whole minutes from `now` (milliseconds) to the instant, negative if it has passed. */
  minutesTo(instant: string, now: number): number;
}

/** Sign of the currency in the texts and formats of the office, until that of the shop is known. */
export const ROUBLE = "₽";

/** `currency`: the sign of the shop's currency. */
export function createFormats(language: OfficeLanguage, currency: string): Formats {
  const locale = language === "ru" ? "ru-RU" : "en-GB";
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const money = { style: "currency", currency: "RUB", currencyDisplay: "narrowSymbol" } as const;
  const whole = new Intl.NumberFormat(locale, { ...money, maximumFractionDigits: 0 });
  const precise = new Intl.NumberFormat(locale, money);
  const made = new Map<string, Intl.DateTimeFormat>();
  const inZone = (name: string, zone: string, options: Intl.DateTimeFormatOptions) => {
    const key = `${name} ${zone}`;
    const format = made.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: zone, hourCycle: "h23", ...options });
    made.set(key, format);
    return format;
  };
  const clock = { hour: "2-digit", minute: "2-digit" } as const;
  const date = { day: "numeric", month: "long" } as const;
  const time = (instant: string, zone: string) => inZone("time", zone, clock).format(new Date(instant));
  const day = (instant: string, zone: string) => inZone("day", zone, date).format(new Date(instant));
  return {
    money: (sum) => {
      const parts = (Number.isInteger(sum) ? whole : precise).formatToParts(sum);
      // A hyphen before a sum is too short to be seen.
      const shown: Readonly<Record<string, string>> = { currency, minusSign: "−" };
      return parts.map(({ type, value }) => shown[type] ?? value).join("");
    },
    number: (value) => number.format(value),
    time,
    day,
    dayTime: (instant, zone) => `${day(instant, zone)}, ${time(instant, zone)}`,
    minutesTo: (instant, now) => Math.floor((Date.parse(instant) - now) / minuteMs),
  };
}
