import {
  AUDIT_ACTIONS,
  type AuditKind,
  REFUSAL_REASONS,
  referencedIds,
  referenceKind,
  STOP_KINDS,
  type WireAuditEntry,
} from "@skatert/contract";
import { STAFF_DISCOUNT_REASONS } from "@skatert/domain";
import type { I18n } from "../../i18n/i18n.ts";
import { type Names, referenceText } from "../entities/reference-text.ts";
import { writtenDate } from "../entities/written-date.ts";
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
  "branch-overrides",
  "inbox",
  "inbox-rules",
  "booking",
  "staff",
  "session",
  "device",
  "product",
  "coupon",
  "shop",
  "guest",
  "integration-key",
] as const satisfies readonly AuditKind[];

/** One field of a change; null: it had or has no value. */
export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

interface Words extends Pick<I18n, "t" | "dayTime" | "money" | "number" | "language"> {
  /** The name of a branch by its number. */
  branchText(id: number): string;
  readonly names: Names;
}

/** What the object's own name already tells, and versions. */
const hidden: ReadonlySet<string> = new Set(["version", "revision", "id", "product_id", "variation_id"]);

/** The fields that differ between `before` and `after`, in words (STAFF-4). */
export function fieldChanges(
  entry: Pick<WireAuditEntry, "before" | "after" | "named">,
  zone: string,
  formats: Omit<Words, "names">,
): FieldChange[] {
  const words = { ...formats, names: entry.named };
  const [before, after] = [fieldsOf(entry.before), fieldsOf(entry.after)];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !hidden.has(name));
  return names
    .map((name) => ({
      field: fieldName(name, words),
      before: valueText(name, before[name], zone, words),
      after: valueText(name, after[name], zone, words),
    }))
    .filter((change) => change.before !== change.after);
}

/** «Заказ 118», «Блюдо «Борщ»»; a number only for what has no name, or no longer. */
export function objectText({ kind, id, name }: WireAuditEntry["object"], words: Pick<I18n, "t">): string {
  const known = JOURNAL_KINDS.find((each) => each === kind);
  if (known === undefined) return `${kind} ${id}`;
  if (known === "staff" && id === newOwner) return words.t("journal.object.new-owner");
  const named = NAMED_KINDS.find((each) => each === known);
  if (name !== null && named) return words.t(`journal.object.${named}.named`, { name });
  if (known === "stop" || known === "stock")
    return words.t(`journal.object.${known}.named`, { name: goneText(known, id, words) });
  return words.t(`journal.object.${known}`, { id });
}

const NAMED_KINDS = [
  ...[
    "staff",
    "session",
    "device",
    "product",
    "stock",
    "stop",
    "coupon",
    "pace",
    "pause",
    "branch-board",
    "branch-overrides",
  ],
] as const satisfies readonly AuditKind[];

/** What was stopped or counted and is gone: "product 101", or a dish with its size, "101 5". */
function goneText(kind: "stop" | "stock", id: string, words: Pick<I18n, "t">): string {
  const [first = "", rest = ""] = id.split(/ (.*)/s);
  if (kind === "stock") return referenceText("product", first, words);
  const stopped = STOP_KINDS.find((each) => each === first);
  if (stopped === "product" || stopped === "supplement") return referenceText("product", rest, words);
  if (stopped === "category" || stopped === "branch" || stopped === "zone") return referenceText(stopped, rest, words);
  return stopped === undefined ? id : words.t(`stops.kind.${stopped}`);
}

/** The log's value for an owner without an id. */
const newOwner = "0";

/** The action in words; the record's own word if it is unknown. */
export function actionText(action: string, { t }: Pick<I18n, "t">): string {
  const known = AUDIT_ACTIONS.find((each) => each === action);
  return known ? t(`journal.action.${known}`) : action;
}

/** The reason as it was typed; that of a refusal or of a staff discount is a constant. */
export function reasonText(reason: string, { t }: Pick<I18n, "t">): string {
  const known = REFUSAL_REASONS.find((each) => each === reason);
  const discount = STAFF_DISCOUNT_REASONS.find((each) => each === reason);
  if (known === undefined && discount !== undefined) return t(`phone.discount.reason.${discount}`);
  return known === undefined ? reason : t(`board.refuse.${known}`);
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (value === null || value === undefined) return {};
  return typeof value === "object" && !Array.isArray(value) ? { ...value } : { value };
}

const MONEY: ReadonlySet<string> = new Set([
  ...["total", "paid", "refunded", "price", "regular_price", "money", "minimum_amount", "maximum_amount"],
]);
const COUNTS: ReadonlySet<string> = new Set(["products", "categories"]);
/** Lists of weekdays, from 1 for Monday. */
const WEEKDAY_LISTS: ReadonlySet<string> = new Set(["days", "coupon_avaible_week_days"]);

function valueText(name: string, value: unknown, zone: string, words: Words): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return words.t(value ? "journal.yes" : "journal.no");
  if (name === "roles" && Array.isArray(value)) return rolesText(value, words);
  if (WEEKDAY_LISTS.has(name) && Array.isArray(value)) return daysText(value, words);
  // A whole number under the name of a list is a count: an import logs how many dishes it brought.
  const kind = typeof value === "number" && COUNTS.has(name) ? undefined : referenceKind(name);
  const ids = kind === undefined ? [] : referencedIds(value);
  if (kind !== undefined && ids.length > 0) return ids.map((id) => referenceText(kind, id, words)).join(", ");
  if (typeof value === "number") return numberText(name, value, zone, words);
  if (typeof value === "string") return isInstant(value) ? words.dayTime(value, zone) : textOf(name, value, words);
  if (Array.isArray(value) && value.length === 0) return null;
  if (Array.isArray(value)) return value.map((each) => valueText(name, each, zone, words) ?? "—").join("; ");
  if (typeof value === "object")
    return Object.entries(value)
      .filter(([inner, each]) => inner !== "variation_id" && each !== null)
      .map(([inner, each]) => `${fieldName(inner, words)}: ${valueText(inner, each, zone, words) ?? "—"}`)
      .join(", ");
  return String(value);
}

/** Sums in roubles and instants in the branch's time zone; the log has instants in milliseconds. */
function numberText(name: string, value: number, zone: string, words: Words): string {
  if (name.endsWith("_at") || name === "until") return words.dayTime(new Date(value).toISOString(), zone);
  return MONEY.has(name) ? words.money(value) : words.number(value);
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

/** Stages, roles, reasons and other constants in words, sums and days as such; any other text unchanged. */
function textOf(name: string, text: string, { t, money, number, language }: Words): string {
  const key = Object.hasOwn(JOURNAL_VALUES, name) ? JOURNAL_VALUES[name]?.(text) : undefined;
  if (key !== undefined) return t(key);
  // WooCommerce writes sums as texts.
  if (/^\d+(\.\d+)?$/.test(text) && MONEY.has(name)) return money(Number(text));
  if (/^\d+(\.\d+)?$/.test(text) && name === "amount") return number(Number(text));
  const isDate = name === "date_starts" || name === "date_expires";
  return isDate ? (writtenDate(text, language) ?? text) : text;
}

function isInstant(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text);
}

function fieldName(name: string, { t }: Words): string {
  const key = Object.hasOwn(JOURNAL_FIELDS, name) ? JOURNAL_FIELDS[name] : undefined;
  return key === undefined ? name.replaceAll("_", " ") : t(key);
}
