import { foundText, readDay, readExpiry, readIsoDay, readText } from "@skatert/contract";
import type { ValueRule } from "../finding.ts";
import { isUnset } from "./numbers.ts";
import { textRule } from "./texts.ts";

/** An IANA time zone; for a city alone the fault names the full zone. */
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

/** Milliseconds in place of seconds would be tens of thousands of years ahead. */
const lastInstant = Date.UTC(2200, 0, 1);

/** The shop leaves out a coupon with an unreadable end. */
export const expiryFault = textRule("a date such as 2026-12-31", (text) => {
  const instant = readExpiry(text, "UTC");
  return instant !== "unreadable" && (instant ?? 0) < lastInstant;
});
