import { isRecord } from "../../fields/read.ts";

const longest = 40;

/** A value as a message quotes it: «390 руб», 5, null, a list of 2, an object. Texts are cut at 40 characters. */
export function foundText(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : `a list of ${value.length}`;
  if (isRecord(value)) return "an object";
  if (typeof value !== "string") return String(value);
  // A control character could move the cursor of the terminal.
  const text = value.replace(/\p{Cc}+/gu, " ");
  return `«${text.length > longest ? `${text.slice(0, longest - 1)}…` : text}»`;
}
