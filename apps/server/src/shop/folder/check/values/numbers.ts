import { foundText, readMoney, readNumber } from "@skatert/contract";
import type { Json } from "../../../documents/json.ts";
import type { ValueRule } from "../finding.ts";

/** Whether a field is unset: absent, null, false or an empty text. */
export function isUnset(value: Json): boolean {
  return value === null || value === false || (typeof value === "string" && value.trim() === "");
}

/** Money has two decimals: a third would be rounded away. */
export const moneyFault: ValueRule = (value) => {
  const roubles = readNumber(value);
  const minor = readMoney(value);
  if (roubles === null || minor === null || Math.abs(minor - roubles * 100) < 1e-6 * Math.max(1, roubles)) return null;
  return `a number with at most two decimals such as 390.50, found ${foundText(value)}`;
};

/** A count that the shop would round, or replace by its default when it is 0. */
export const countFault: ValueRule = (value) => {
  const count = readNumber(value);
  if (isUnset(value) || (count !== null && Number.isInteger(count) && count > 0)) return null;
  return `a whole number such as 1, found ${foundText(value)}`;
};

/** Like a count, but 0 is allowed. */
export const wholeFault: ValueRule = (value) => (readNumber(value) === 0 ? null : countFault(value));

/** The shop would cut a percentage to 100. */
export const percentFault: ValueRule = (value) => {
  const percent = readNumber(value);
  return percent === null || percent <= 100 ? null : `a percentage of at most 100, found ${foundText(value)}`;
};

const knownFlags = ["", "1", "0", "yes", "no", "on", "off", "true", "false"];

/** Any text other than these means false. */
export const flagFault: ValueRule = (value) => {
  if (typeof value !== "string" || knownFlags.includes(value.trim().toLowerCase())) return null;
  return `true or false, found ${foundText(value)}`;
};
