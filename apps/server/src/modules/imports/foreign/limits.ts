/** Numbers that other systems write for "no limit". */
const ENDLESS = new Set([-1, 99, 999, 9999]);

/**
 * A limit of another system; null: none. "No limit" is written as null, as an absent field, as -1, 99, 999 or "INF", and
 * in systems with `zero: "none"` as 0 (MENU-25).
 */
export function limitOf(value: unknown, zero: "none" | "zero"): number | null {
  if (value === null || value === undefined || value === "") return null;
  const number = Number(value);
  if (!Number.isFinite(number) || ENDLESS.has(number) || number > 999 || number < 0) return null;
  if (number === 0) return zero === "none" ? null : 0;
  return Math.floor(number);
}

/** A count that is 0 if it is absent. */
export function countOf(value: unknown): number {
  const number = Number(value ?? 0);
  return Number.isFinite(number) && number > 0 ? Math.min(999, Math.floor(number)) : 0;
}

/** A price in hundredths; null: none. `unit`: hundredths of its unit. */
export function moneyOf(value: unknown, unit: 1 | 100): number | null {
  if (value === null || value === undefined || value === "") return null;
  const number = Number(typeof value === "string" ? value.replace(",", ".") : value);
  return Number.isFinite(number) ? Math.round(number * unit) : null;
}

/** The amount that is furthest from 0. */
export function furthest(amounts: readonly number[]): number {
  return amounts.reduce((found, each) => (Math.abs(each) > Math.abs(found) ? each : found), 0);
}
