import { AUDIT_FIELDS, type AuditKind } from "@skatert/contract";

const maxList = 50;
const maxText = 300;

/** The logged fields of `value` as JSON; null for none. Phone numbers and e-mail addresses are removed from texts. */
export function loggedState(kind: AuditKind, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return JSON.stringify(keep(new Set<string>(AUDIT_FIELDS[kind]), value));
}

function keep(fields: ReadonlySet<string>, value: unknown): unknown {
  if (typeof value === "string") return withoutContacts(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.slice(0, maxList).map((each) => keep(fields, each));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => (fields.has(name) ? [[name, keep(fields, each)]] : [])),
  );
}

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const email = /[^\s@<>"']+@[^\s@<>"']+/g;
/** Nine digits or more in the usual notations of a phone number. */
const phone = /\+?\d(?:[\s().–-]{0,3}\d){8,}/g;

/** A text that staff typed, without phone numbers and e-mail addresses, at most 300 characters. */
export function withoutContacts(text: string): string {
  if (instant.test(text)) return text;
  return text
    .slice(0, 4 * maxText)
    .replace(email, "…")
    .replace(phone, "…")
    .slice(0, maxText);
}
