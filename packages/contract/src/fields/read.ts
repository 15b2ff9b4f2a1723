import { type Money, money, moneyFromRoubles } from "@skatert/domain";

/**
 * Readers of single wire values. Each accepts any value and never throws: the result is null or a plain default if
 * nothing is set.
 */

/** A finite number from a number or decimal text ("1 290,50"); null when empty or unreadable. */
export function readNumber(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string") return null;
  const text = value.replace(/[\s\u00a0]/g, "").replace(",", ".");
  if (text === "") return null;
  const parsed = Number(text);
  return Number.isFinite(parsed) ? parsed : null;
}

/** Roubles as a number or text to minor units; null when empty, unreadable or too big for exact arithmetic. */
export function readMoney(value: unknown): Money | null {
  const roubles = readNumber(value);
  if (roubles === null || Math.abs(roubles) > Number.MAX_SAFE_INTEGER / 200) return null;
  return moneyFromRoubles(roubles);
}

/** As readMoney, 0 by default. */
export function readMoneyOrZero(value: unknown): Money {
  return readMoney(value) ?? money(0);
}

/** WordPress truth: true, 1, "1", "yes", "on", "true". `whenMissing` only for an absent or null field. */
export function readFlag(value: unknown, whenMissing = false): boolean {
  if (value === undefined || value === null) return whenMissing;
  if (typeof value === "string") return ["1", "yes", "on", "true"].includes(value.trim().toLowerCase());
  return value === true || (typeof value === "number" && value !== 0);
}

/** A text or number as trimmed text; "" for anything else. */
export function readText(value: unknown): string {
  if (typeof value === "string") return value.trim();
  return typeof value === "number" ? String(value) : "";
}

export function readTextOrNull(value: unknown): string | null {
  const text = readText(value);
  return text === "" ? null : text;
}

/** A positive whole number from a number or its text; null for 0 and anything else. */
export function readId(value: unknown): number | null {
  const parsed = readNumber(value);
  return parsed !== null && Number.isSafeInteger(parsed) && parsed > 0 ? parsed : null;
}

/** A list from a list, comma-separated text, a map's values or a single value. */
export function readList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === "string")
    return value
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== "");
  if (typeof value === "number") return [value];
  return isRecord(value) ? Object.values(value) : [];
}

export function readIds(value: unknown): readonly number[] {
  return readList(value)
    .map(readId)
    .filter((id) => id !== null);
}

export function readTexts(value: unknown): readonly string[] {
  return readList(value)
    .map(readText)
    .filter((text) => text !== "");
}

/** The entries of a map by id or name; PHP's [] is an empty map. */
export function readEntries(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object itself, or an empty one if PHP wrote [], false or nothing. */
export function readRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
