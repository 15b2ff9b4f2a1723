import { FEED_KINDS, type WireAuditEntry } from "@skatert/contract";
import type { I18n } from "../../i18n/i18n.ts";
import { JOURNAL_FIELDS, JOURNAL_VALUES } from "./journal-fields.ts";

/** Kinds of objects for the journal's filter. */
export const JOURNAL_KINDS = [
  "order",
  "practice-order",
  "stop",
  "pace",
  "pause",
  "stock",
  "branch-board",
  "staff",
  "session",
  "device",
  "product",
  "coupon",
  "shop",
  "integration-key",
] as const;

/** One field of a change; null: it had or has no value. */
export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

interface Words extends Pick<I18n, "t" | "dayTime" | "money" | "number"> {
  /** The name of a branch by its number. */
  branchText(id: number): string;
}

/** Technical numbers, which are hidden. */
function isTechnical(name: string): boolean {
  return ["version", "product_id", "variation_id"].includes(name);
}

/** The fields that differ between `before` and `after`, in words (STAFF-4). */
export function fieldChanges(
  entry: Pick<WireAuditEntry, "before" | "after">,
  zone: string,
  words: Words,
): FieldChange[] {
  const [before, after] = [fieldsOf(entry.before), fieldsOf(entry.after)];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !isTechnical(name));
  return names
    .map((name) => ({
      field: fieldName(name, words),
      before: valueText(name, before[name], zone, words),
      after: valueText(name, after[name], zone, words),
    }))
    .filter((change) => change.before !== change.after);
}

/** «Заказ 118», «Блюдо «Борщ»», or the server's name of the kind. */
export function objectText({ kind, id, name }: WireAuditEntry["object"], words: Pick<I18n, "t">): string {
  const known = JOURNAL_KINDS.find((each) => each === kind);
  if (known === undefined) return `${kind} ${id}`;
  if (known === "staff" && id === newOwner) return words.t("journal.object.new-owner");
  const named = NAMED_KINDS.find((each) => each === known);
  if (name !== null && named) return words.t(`journal.object.${named}.named`, { name });
  return words.t(`journal.object.${known}`, { id });
}

const NAMED_KINDS = ["staff", "device", "product", "stock", "stop"] as const;
/** The log's value for an owner without an id. */
const newOwner = "0";

const ACTIONS = [
  ...FEED_KINDS,
  "acknowledge",
  "authenticator",
  "call",
  "cancel",
  "change",
  "confirm",
  "create",
  "create-by-link",
  "end",
  "enrol",
  "import",
  "link",
  "open-shop",
  "passkeys",
  "password",
  "promise",
  "refuse",
  "remove",
  "resume",
  "return",
  "revoke",
  "set",
  "set-pin",
  "stage",
  "start",
  "stop",
] as const;

/** The action in words; the record's own word if it is unknown. */
export function actionText(action: string, { t }: Pick<I18n, "t">): string {
  const known = ACTIONS.find((each) => each === action);
  return known ? t(`journal.action.${known}`) : action;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (value === null || value === undefined) return {};
  return typeof value === "object" && !Array.isArray(value) ? { ...value } : { value };
}

const MONEY = ["total", "paid", "refunded", "price", "regular_price", "money"];

function valueText(name: string, value: unknown, zone: string, words: Words): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return words.t(value ? "journal.yes" : "journal.no");
  if (name === "roles" && Array.isArray(value)) return rolesText(value, words);
  if (name === "days" && Array.isArray(value)) return daysText(value, words);
  if (typeof value === "number") return numberText(name, value, zone, words);
  if (typeof value === "string") return isInstant(value) ? words.dayTime(value, zone) : textOf(name, value, words);
  if (Array.isArray(value) && value.length === 0) return null;
  if (Array.isArray(value)) return value.map((each) => valueText(name, each, zone, words) ?? "—").join("; ");
  if (typeof value === "object")
    return Object.entries(value)
      .map(([inner, each]) => `${fieldName(inner, words)}: ${valueText(inner, each, zone, words) ?? "—"}`)
      .join(", ");
  return String(value);
}

/** Sums in roubles and instants in the branch's time zone; the log has instants in milliseconds. */
function numberText(name: string, value: number, zone: string, words: Words): string {
  if (name.endsWith("_at") || name === "until") return words.dayTime(new Date(value).toISOString(), zone);
  return MONEY.includes(name) ? words.money(value) : words.number(value);
}

/** «Повар, На Ленина; Курьер, все филиалы»; null without roles. */
function rolesText(roles: readonly unknown[], { t, branchText }: Words): string | null {
  const texts = roles.map((each) => {
    const { role: word, branch_id: branch } = fieldsOf(each);
    const key = JOURNAL_VALUES["role"]?.(String(word));
    const role = key === undefined ? String(word) : t(key);
    if (typeof branch !== "number") return t("people.grant.everywhere", { role });
    return t("people.grant", { role, branch: branchText(branch) });
  });
  return texts.length === 0 ? null : texts.join("; ");
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Weekdays, from 1 for Monday; none means all. */
function daysText(days: readonly unknown[], { t }: Words): string {
  if (days.length === 0) return t("journal.weekdays.all");
  const known = WEEKDAYS.filter((day) => days.includes(day));
  return known.map((day) => t(`settings.day.${day}`)).join(", ");
}

/** Stages, roles, reasons and other constants in words; any other text unchanged. */
function textOf(name: string, text: string, { t }: Words): string {
  const key = Object.hasOwn(JOURNAL_VALUES, name) ? JOURNAL_VALUES[name]?.(text) : undefined;
  return key === undefined ? text : t(key);
}

function isInstant(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text);
}

function fieldName(name: string, { t }: Words): string {
  return isNamed(name) ? t(JOURNAL_FIELDS[name]) : name.replaceAll("_", " ");
}

function isNamed(name: string): name is keyof typeof JOURNAL_FIELDS {
  return Object.hasOwn(JOURNAL_FIELDS, name);
}
