import { SETTING_ROWS, type SettingKind, type SettingRow } from "@skatert/contract";
import type { PlainKey } from "../../i18n/message-key.ts";
import type { FieldAt } from "../entities/fault-place.ts";
import { stepsInSection } from "./section-faults.ts";

/** What the shop knows of the setting, and how the office asks for it. */
export type PlainField = {
  /** The settings section. */
  readonly section: string;
  /** Field of the section; a second step is a field of an object in it. */
  readonly path: readonly [string, string?];
  readonly label: PlainKey;
} & Asked &
  SettingKind;

interface Asked {
  readonly hint?: PlainKey;
  /** Lines of a text; absent: one. */
  readonly rows?: number;
  /** Document units per unit of the office, for example 60 for minutes that are stored in seconds. */
  readonly scale?: number;
  readonly rule?: "zone";
}

const general = "general";

/** A setting of the shop's table. Its first step is a section of the office, or it is a field of the general one. */
function setting(path: keyof typeof SETTING_ROWS, label: PlainKey, asked: Asked = {}): PlainField {
  const [first = "", ...inner] = path.split(".");
  const [outer = first, below] = inner;
  const section = inner.length === 0 ? general : first;
  const kind = inUnits(SETTING_ROWS[path], asked.scale ?? 1);
  return { section, path: below === undefined ? [outer] : [outer, below], label, ...asked, ...kind };
}

function inUnits(row: SettingRow, scale: number): SettingKind {
  if (row.kind !== "whole") return row;
  return { ...row, min: row.min / scale, max: row.max / scale, otherwise: row.otherwise / scale };
}

/** A flag that the shop also reads in another form, so that its table has no row of it. */
export function flag(section: string, name: string, label: PlainKey, hint: PlainKey) {
  return { kind: "flag", section, path: [name], label, hint } as const satisfies PlainField;
}

/** Settings with single values, by card. */
export const PLAIN_CARDS = {
  robots: [setting("robots", "shopset.robots.label", { rows: 8 })],
  clock: [
    setting("front_currency", "shopset.clock.currency"),
    setting("wp_timezone", "shopset.clock.zone", { rule: "zone", hint: "shopset.clock.zone.hint" }),
  ],
  selling: [
    flag(general, "product_disable_buy", "shopset.selling.readOnly", "shopset.selling.readOnly.hint"),
    setting("simplified_order", "shopset.selling.request", { hint: "shopset.selling.request.hint" }),
    setting("dish_notes", "shopset.selling.notes", { hint: "shopset.selling.notes.hint" }),
    setting("if_missing", "shopset.selling.ifMissing", { hint: "shopset.selling.ifMissing.hint" }),
    setting("show_out_of_stock_products", "shopset.selling.soldOut", { hint: "shopset.selling.soldOut.hint" }),
    setting("need_to_choose_address_first", "shopset.selling.address", { hint: "shopset.selling.address.hint" }),
    setting("dont_show_delivery_price", "shopset.selling.fee", { hint: "shopset.selling.fee.hint" }),
    setting("notification_work_time", "shopset.selling.closed", { hint: "shopset.selling.closed.hint" }),
    setting("show_dish_ratings", "shopset.selling.ratings", { hint: "shopset.selling.ratings.hint" }),
  ],
  pauses: [setting("settings.app.disable_ordering", "shopset.pauses.branches", { hint: "shopset.pauses.hint" })],
  orders: [
    setting("settings.pending_order_cansel_time", "shopset.orders.unpaid", {
      hint: "shopset.orders.unpaid.hint",
      scale: 60,
    }),
    setting("settings.guest_order_code", "shopset.orders.code", { hint: "shopset.orders.code.hint" }),
    setting("delivery.pickup_minimum", "shopset.orders.pickup", { hint: "shopset.orders.pickup.hint" }),
  ],
  booking: [setting("booking.minutes", "shopset.booking.minutes"), setting("booking.days", "shopset.booking.days")],
  tips: [
    setting("tips.active", "shopset.tips.active"),
    setting("tips.sums", "shopset.tips.sums", { hint: "shopset.tips.sums.hint" }),
    setting("tips.min", "shopset.tips.min"),
    setting("tips.max", "shopset.tips.max"),
    setting("tips.days", "shopset.tips.days"),
  ],
  translation: [
    setting("translate_active", "shopset.translation.active", { hint: "shopset.translation.active.hint" }),
    setting("use_google_translate", "shopset.translation.google", { hint: "shopset.translation.google.hint" }),
    setting("google_languages_list", "shopset.translation.codes", { hint: "shopset.translation.codes.hint" }),
    setting("translate_only_interface", "shopset.translation.interface", {
      hint: "shopset.translation.interface.hint",
    }),
    setting("use_backend_translate", "shopset.translation.host", { hint: "shopset.translation.host.hint" }),
  ],
} as const satisfies Readonly<Record<string, readonly PlainField[]>>;

export type PlainCardId = keyof typeof PLAIN_CARDS;

export function plainFieldsOf(card: PlainCardId): readonly PlainField[] {
  return PLAIN_CARDS[card];
}

export function fieldId({ path }: PlainField): string {
  return path.filter(Boolean).join(".");
}

/**
 * Assigns the faults that block publishing of sections to a card's fields. Faults in fields of other cards are left
 * out.
 */
export function plainFieldAt(fields: readonly PlainField[]): FieldAt {
  const sections = [...new Set(fields.map(({ section }) => section))];
  return (place) => {
    const steps = stepsInSection(place, sections);
    if (steps === null) return null;
    const found = fields.find((field) => isAt(field, steps));
    if (found !== undefined) return fieldId(found);
    const others: readonly PlainField[] = Object.values(PLAIN_CARDS).flat();
    return others.some((field) => sections.includes(field.section) && isAt(field, steps)) ? undefined : null;
  };
}

function isAt({ path: [outer, inner] }: PlainField, [first, second]: readonly string[]): boolean {
  return outer === first && (inner === undefined || second === undefined || inner === second);
}
