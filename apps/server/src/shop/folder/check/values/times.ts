import { foundText, readDay, readExpiry, readIsoDay, readText } from "@skatert/contract";
import type { ValueRule } from "../finding.ts";
import { isUnset } from "./numbers.ts";
import { textRule } from "./texts.ts";

/** A time zone by its name; of a town alone the full name is given. */
export const timeZoneFault: ValueRule = (value) => {
  const text = readText(value);
  if (isUnset(value) || isTimeZone(text)) return null;
  const town = text.replace(/\s+/g, "_").toLowerCase();
  const meant = Intl.supportedValuesOf("timeZone").find((zone) => zone.toLowerCase().endsWith(`/${town}`));
  return `a time zone such as ${meant ?? "Europe/Moscow"}, found ${foundText(value)}`;
};

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

export const birthdayFault = textRule("a day such as 31.12.1990", (text) => readDay(text) !== null);

export const articleDateFault = textRule(
  "a date such as 2026-03-04",
  (text) => readIsoDay(text.slice(0, 10)) !== null && !Number.isNaN(Date.parse(text)),
);

/** Milliseconds would be tens of thousands of years ahead. */
const lastInstant = Date.UTC(2200, 0, 1);

/** A coupon with an unreadable end is left out by the shop. */
export const expiryFault = textRule("a date such as 2026-12-31", (text) => {
  const instant = readExpiry(text, "UTC");
  return instant !== "unreadable" && (instant ?? 0) < lastInstant;
});
