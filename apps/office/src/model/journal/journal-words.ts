import { FEED_KINDS, OrderStageSchema, type WireAuditEntry } from "@skatert/contract";
import { STAFF_ROLES } from "@skatert/domain";
import type { I18n } from "../../i18n/i18n.ts";
import type { MessageKey } from "../../i18n/message-key.ts";

/** Kinds of objects that the journal can be filtered by. */
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
] as const;

/** One field of a change; null: it had, or has, no value. */
export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

type Words = Pick<I18n, "t" | "dayTime" | "money" | "number">;

/** The fields that differ between `before` and `after`, in words (STAFF-4). */
export function fieldChanges(
  entry: Pick<WireAuditEntry, "before" | "after">,
  zone: string,
  words: Words,
): FieldChange[] {
  const [before, after] = [fieldsOf(entry.before), fieldsOf(entry.after)];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .map((name) => ({
      field: fieldName(name, words),
      before: valueText(name, before[name], zone, words),
      after: valueText(name, after[name], zone, words),
    }))
    .filter((change) => change.before !== change.after);
}

/** «заказ 118», or the kind as the server names it. */
export function objectText({ kind, id }: WireAuditEntry["object"], words: Words): string {
  const known = JOURNAL_KINDS.find((each) => each === kind);
  return known ? words.t(`journal.object.${known}`, { id }) : `${kind} ${id}`;
}

const ACTIONS = [
  ...FEED_KINDS,
  "acknowledge",
  "authenticator",
  "call",
  "cancel",
  "change",
  "confirm",
  "create",
  "end",
  "enrol",
  "link",
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

/** What was done, in a word; the record's own for a new one. */
export function actionText(action: string, { t }: Words): string {
  const known = ACTIONS.find((each) => each === action);
  return known ? t(`journal.action.${known}`) : action;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (value === null || value === undefined) return {};
  return typeof value === "object" && !Array.isArray(value) ? { ...value } : { value };
}

const MONEY = ["total", "paid", "refunded", "price", "sale_price"];

function valueText(name: string, value: unknown, zone: string, words: Words): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return words.t(value ? "journal.yes" : "journal.no");
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

/** Sums in roubles, instants in the branch's zone: the log keeps them as milliseconds. */
function numberText(name: string, value: number, zone: string, words: Words): string {
  if (name.endsWith("_at") || name === "until") return words.dayTime(new Date(value).toISOString(), zone);
  return MONEY.includes(name) ? words.money(value) : words.number(value);
}

/** Stages and roles in words; any other text as it is. */
function textOf(name: string, text: string, { t }: Words): string {
  const stage = name === "stage" ? OrderStageSchema.options.find((each) => each === text) : undefined;
  if (stage) return t(`journal.stage.${stage}`);
  const role = name === "role" ? STAFF_ROLES.find((each) => each === text) : undefined;
  return role ? t(`people.role.${role}`) : text;
}

function isInstant(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text);
}

/** Fields with a word of their own; the others keep the name of the record. */
const FIELDS = {
  stage: "journal.field.stage",
  confirmed_at: "journal.field.confirmed",
  promised_at: "journal.field.promised",
  cancel_asked_at: "journal.field.cancel-asked",
  expires_at: "journal.field.expires",
  total: "journal.field.total",
  paid: "journal.field.paid",
  refunded: "journal.field.refunded",
  refusal_reason: "journal.field.refusal",
  login: "journal.field.login",
  roles: "journal.field.roles",
  role: "journal.field.role",
  branch_id: "journal.field.branch",
  has_password: "journal.field.password",
  has_totp: "journal.field.authenticator",
  has_pin: "journal.field.pin",
  passkeys: "journal.field.passkeys",
  removed: "journal.field.removed",
  revoked: "journal.field.revoked",
  until: "journal.field.until",
  until_business_day: "journal.field.day",
  extra_minutes: "journal.field.extra",
  express: "journal.field.express",
  message: "journal.field.message",
  quantity: "journal.field.quantity",
  change: "journal.field.change",
  unanswered_after_minutes: "journal.field.unanswered-after",
  unanswered_action: "journal.field.unanswered",
  auto_confirm: "journal.field.auto",
  capacity: "journal.field.capacity",
  orders: "journal.field.orders",
  dishes: "journal.field.dishes",
  money: "journal.field.money",
  weekdays: "journal.field.weekdays",
  from: "journal.field.from",
  to: "journal.field.to",
  price: "journal.field.price",
  sale_price: "journal.field.sale-price",
} as const satisfies Readonly<Record<string, MessageKey>>;

function fieldName(name: string, { t }: Words): string {
  return isNamed(name) ? t(FIELDS[name]) : name.replaceAll("_", " ");
}

function isNamed(name: string): name is keyof typeof FIELDS {
  return Object.hasOwn(FIELDS, name);
}
