import { OrderStageSchema, REFUSAL_REASONS, STOP_KINDS } from "@skatert/contract";
import { BOOKING_STATES, STAFF_ROLES } from "@skatert/domain";
import type { PlainKey } from "../../i18n/message-key.ts";
import { FIELD_TITLES } from "../titles/field-titles.ts";

/** Labels of the fields of the log. A document's field has the one of its editor, unless the log means another thing. */
export const JOURNAL_FIELDS: Readonly<Record<string, PlainKey>> = {
  ...FIELD_TITLES,
  stage: "journal.field.stage",
  confirmed_at: "journal.field.confirmed",
  promised_at: "journal.field.promised",
  cancel_asked_at: "journal.field.cancel-asked",
  total: "journal.field.total",
  paid: "journal.field.paid",
  refunded: "journal.field.refunded",
  balance: "journal.field.balance",
  uses: "journal.field.uses",
  blocked: "journal.field.blocked",
  payment_state: "journal.field.payment",
  refusal_reason: "journal.field.refusal",
  note_length: "journal.field.note",
  allergy_read: "journal.field.allergy-read",
  staff_discount: "ticket.sum.staff",
  source: "journal.field.source",
  consent: "journal.field.consent",
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
  id: "journal.field.object",
  until: "journal.field.until",
  until_business_day: "journal.field.day",
  extra_minutes: "journal.field.extra",
  express: "journal.field.express",
  message: "journal.field.message",
  change: "journal.field.change",
  unanswered_after_minutes: "journal.field.unanswered-after",
  unanswered_action: "journal.field.unanswered",
  auto_confirm: "journal.field.auto",
  capacity: "journal.field.capacity",
  dishes: "journal.field.dishes",
  money: "journal.field.money",
  slot_minutes: "journal.field.slot-minutes",
  telegram_chats: "journal.field.own-chats",
  alert_phones: "journal.field.own-phones",
  mail_addresses: "journal.field.own-addresses",
  payment_account: "journal.field.own-account",
  days: "journal.field.weekdays",
  products: "journal.field.menu-products",
  categories: "journal.field.categories",
  stock_reset: "journal.field.stock-reset",
  requests: "journal.field.requests",
  guests: "journal.field.guests",
  ratings: "journal.field.ratings",
  pictures: "journal.field.pictures",
  scope: "journal.field.scope",
  keys: "journal.field.keys",
  assigned: "journal.field.assigned",
  due_at: "journal.field.due",
  hidden: "journal.field.hidden",
  reply_length: "journal.field.reply",
  due_minutes: "journal.field.due-minutes",
  rings: "journal.field.rings",
  escalates: "journal.field.escalates",
  table_number: "journal.field.table",
  starts_at: "journal.field.starts",
  ends_at: "journal.field.ends",
  booking_state: "journal.field.booking-state",
};

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
  booking_state: among(BOOKING_STATES, (state) => `journal.booking.${state}`),
  source: among(["phone"], () => "journal.source.phone"),
  consent: among(["voice"], () => "journal.consent.voice"),
  scope: among(SCOPES, (scope) => `journal.scope.${scope}`),
  discount_type: among(DISCOUNTS, (kind) => `journal.discount.${kind}`),
};
