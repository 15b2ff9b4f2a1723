/**
 * The logged fields of each kind of object: ids, stages, times, sums and switches. Fields that are not named here are
 * omitted, so names, numbers, addresses and secrets cannot reach the log by accident (STAFF-4).
 */
const fieldsOf = {
  order: [
    "stage",
    "version",
    "confirmed_at",
    "promised_at",
    "cancel_asked_at",
    "total",
    "paid",
    "refunded",
    "points",
    "payment_state",
    "refusal_reason",
    "note_length",
  ],
  "practice-order": ["stage", "version", "confirmed_at", "promised_at", "refusal_reason", "note_length"],
  staff: ["login", "roles", "role", "branch_id", "has_password", "has_totp", "has_pin", "passkeys", "removed", "kind"],
  session: ["sessions"],
  device: ["branch_id", "revoked"],
  stop: ["kind", "id", "until", "until_business_day"],
  pace: ["extra_minutes", "express", "until"],
  pause: ["message", "until"],
  stock: ["product_id", "variation_id", "quantity", "change"],
  "branch-board": [
    "unanswered_after_minutes",
    "unanswered_action",
    "auto_confirm",
    "capacity",
    "days",
    "from",
    "to",
    "orders",
    "dishes",
    "money",
    "slot_minutes",
  ],
  product: ["name", "description", "price", "regular_price", "in_stock"],
  coupon: [
    "code",
    "description",
    "discount_type",
    "amount",
    "minimum_amount",
    "maximum_amount",
    "usage_limit",
    "usage_limit_per_user",
    "date_expires",
    "product_ids",
    "product_categories",
    "excluded_product_categories",
    "show_to_user",
    "individual_coupon",
    "usage_limit_first_purchase",
    "sklad_coupon",
    "pickup_coupon",
    "delivery_coupon",
    "birthday_coupon",
    "coupon_avaible_week_days",
    "coupon_avaible_day_hour_from",
    "coupon_avaible_day_hour_to",
    "free_gift_data",
    "product_id",
    "variation_id",
    "quantity",
    "autoapply_dop_rulles_products_list",
    "coupon_products",
    "coupon_products_qty",
    "autoapply_dop_rulles_categories_list",
    "coupon_categories",
    "coupon_categories_qty",
  ],
  shop: [
    "revision",
    "products",
    "categories",
    "stock_reset",
    "orders",
    "requests",
    "guests",
    "ratings",
    "dishes",
    "pictures",
  ],
  "integration-key": ["scope", "keys"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A kind of object with fields in the log. */
export type AuditKind = keyof typeof fieldsOf;

const maxList = 50;
const maxText = 300;

/** The logged fields of `value` as JSON; null for none. Phone numbers and e-mail addresses are removed from texts. */
export function loggedState(kind: AuditKind, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return JSON.stringify(keep(new Set<string>(fieldsOf[kind]), value));
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
