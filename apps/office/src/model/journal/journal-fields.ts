import { OrderStageSchema, REFUSAL_REASONS, STOP_KINDS } from "@skatert/contract";
import { STAFF_ROLES } from "@skatert/domain";
import type { MessageKey, PlainKey } from "../../i18n/message-key.ts";

/** Fields of the log with a label. */
export const JOURNAL_FIELDS = {
  stage: "journal.field.stage",
  confirmed_at: "journal.field.confirmed",
  promised_at: "journal.field.promised",
  cancel_asked_at: "journal.field.cancel-asked",
  total: "journal.field.total",
  paid: "journal.field.paid",
  refunded: "journal.field.refunded",
  points: "journal.field.points",
  payment_state: "journal.field.payment",
  refusal_reason: "journal.field.refusal",
  note_length: "journal.field.note",
  allergy_read: "journal.field.allergy-read",
  login: "journal.field.login",
  roles: "journal.field.roles",
  role: "journal.field.role",
  branch_id: "journal.field.branch",
  has_password: "journal.field.password",
  has_totp: "journal.field.authenticator",
  has_pin: "journal.field.pin",
  passkeys: "journal.field.passkeys",
  removed: "journal.field.removed",
  sessions: "journal.field.sessions",
  revoked: "journal.field.revoked",
  kind: "journal.field.kind",
  id: "journal.field.object",
  until: "journal.field.until",
  until_business_day: "journal.field.day",
  extra_minutes: "journal.field.extra",
  express: "journal.field.express",
  message: "journal.field.message",
  product_id: "journal.field.product",
  quantity: "journal.field.quantity",
  change: "journal.field.change",
  unanswered_after_minutes: "journal.field.unanswered-after",
  unanswered_action: "journal.field.unanswered",
  auto_confirm: "journal.field.auto",
  capacity: "journal.field.capacity",
  orders: "journal.field.orders",
  dishes: "journal.field.dishes",
  money: "journal.field.money",
  slot_minutes: "journal.field.slot-minutes",
  days: "journal.field.weekdays",
  from: "journal.field.from",
  to: "journal.field.to",
  name: "journal.field.name",
  description: "journal.field.description",
  price: "journal.field.price",
  regular_price: "journal.field.regular-price",
  in_stock: "journal.field.in-stock",
  code: "journal.field.code",
  discount_type: "journal.field.discount",
  amount: "journal.field.amount",
  minimum_amount: "journal.field.minimum",
  maximum_amount: "journal.field.maximum",
  usage_limit: "journal.field.limit",
  usage_limit_per_user: "journal.field.limit-per-guest",
  usage_limit_per_day: "journal.field.limit-per-day",
  budget: "journal.field.budget",
  audience: "journal.field.audience",
  date_starts: "journal.field.date-starts",
  date_expires: "journal.field.date-expires",
  product_ids: "journal.field.products",
  product_categories: "journal.field.sections",
  excluded_product_categories: "journal.field.excluded-sections",
  show_to_user: "journal.field.shown",
  individual_coupon: "journal.field.personal",
  usage_limit_first_purchase: "journal.field.first-order",
  sklad_coupon: "journal.field.branches",
  pickup_coupon: "journal.field.pickup",
  delivery_coupon: "journal.field.delivery",
  birthday_coupon: "journal.field.birthday",
  coupon_avaible_week_days: "journal.field.weekdays",
  coupon_avaible_day_hour_from: "journal.field.hour-from",
  coupon_avaible_day_hour_to: "journal.field.hour-to",
  free_gift_data: "journal.field.gift",
  autoapply_dop_rulles_products_list: "journal.field.required-products",
  coupon_products: "journal.field.products",
  coupon_products_qty: "journal.field.products-count",
  autoapply_dop_rulles_categories_list: "journal.field.required-sections",
  coupon_categories: "journal.field.sections",
  coupon_categories_qty: "journal.field.sections-count",
  products: "journal.field.menu-products",
  categories: "journal.field.categories",
  stock_reset: "journal.field.stock-reset",
  requests: "journal.field.requests",
  guests: "journal.field.guests",
  ratings: "journal.field.ratings",
  pictures: "journal.field.pictures",
  scope: "journal.field.scope",
  keys: "journal.field.keys",
} as const satisfies Readonly<Record<string, MessageKey>>;

/** The message key of a field's value from a known list; undefined: any other text. */
type ValueKey = (text: string) => PlainKey | undefined;

const among = <Value extends string>(values: readonly Value[], keyOf: (value: Value) => PlainKey): ValueKey => {
  const known = new Map<string, PlainKey>(values.map((value) => [value, keyOf(value)]));
  return (text) => known.get(text);
};

const LINKS = ["owner", "invitation", "password"] as const;
const SCOPES = ["all", "read", "orders"] as const;
const DISCOUNTS = ["percent", "fixed_cart", "free_gift"] as const;

const ofStop = among(STOP_KINDS, (kind) => `stops.kind.${kind}`);
const ofLink = among(LINKS, (kind) => `journal.link.${kind}`);

/** Values that are constants of the program, by field. */
export const JOURNAL_VALUES: Readonly<Record<string, ValueKey>> = {
  stage: among(OrderStageSchema.options, (stage) => `journal.stage.${stage}`),
  role: among(STAFF_ROLES, (role) => `people.role.${role}`),
  refusal_reason: among(REFUSAL_REASONS, (reason) => `board.refuse.${reason}`),
  unanswered_action: among(["ring", "confirm", "cancel"], (action) => `settings.unanswered.${action}`),
  kind: (text) => ofStop(text) ?? ofLink(text),
  scope: among(SCOPES, (scope) => `journal.scope.${scope}`),
  discount_type: among(DISCOUNTS, (kind) => `journal.discount.${kind}`),
};
