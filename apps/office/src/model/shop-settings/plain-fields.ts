import type { PlainKey } from "../../i18n/message-key.ts";
import type { FieldAt } from "../entities/fault-place.ts";
import { stepsInSection } from "./section-faults.ts";

interface Field {
  /** The settings section. */
  readonly section: string;
  /** Field of the section; a second step is a field of an object in it. */
  readonly path: readonly [string, string?];
  readonly label: PlainKey;
  readonly hint?: PlainKey;
}

/** A setting with a single value. */
export type PlainField = Field &
  (
    | { readonly kind: "switch"; readonly otherwise?: boolean }
    | { readonly kind: "text"; readonly maxLength: number; readonly rows?: number; readonly rule?: "zone" }
    /** `scale`: document units per unit of the office, for example 60 for minutes that are stored in seconds. */
    | {
        readonly kind: "whole";
        readonly min: number;
        readonly max: number;
        readonly otherwise: number;
        readonly scale?: number;
      }
    | { readonly kind: "money"; readonly min: number; readonly max: number; readonly otherwise: number }
    | { readonly kind: "sums"; readonly maxCount: number; readonly otherwise: readonly number[] }
    | { readonly kind: "branches" }
    | { readonly kind: "codes" }
  );

const general = "general";
const flag = (name: string, label: PlainKey, hint?: PlainKey): PlainField => ({
  ...{ kind: "switch", section: general, path: [name], label },
  ...(hint === undefined ? {} : { hint }),
});

/** Which discounts combine (COUP-14). */
const combining = (name: string, label: PlainKey, hint: PlainKey): PlainField => ({
  ...{ kind: "switch", section: "promo-settings", path: [name], label, hint },
});

const week = 7 * 24 * 60;

/** Settings with single values, by card. */
export const PLAIN_CARDS = {
  robots: [
    { kind: "text", section: general, path: ["robots"], label: "shopset.robots.label", maxLength: 10_000, rows: 8 },
  ],
  clock: [
    { kind: "text", section: general, path: ["front_currency"], label: "shopset.clock.currency", maxLength: 5 },
    {
      ...{ kind: "text", section: general, path: ["wp_timezone"], label: "shopset.clock.zone", maxLength: 60 },
      ...{ rule: "zone", hint: "shopset.clock.zone.hint" },
    },
  ],
  selling: [
    flag("product_disable_buy", "shopset.selling.readOnly", "shopset.selling.readOnly.hint"),
    flag("simplified_order", "shopset.selling.request", "shopset.selling.request.hint"),
    flag("show_out_of_stock_products", "shopset.selling.soldOut", "shopset.selling.soldOut.hint"),
    flag("need_to_choose_address_first", "shopset.selling.address", "shopset.selling.address.hint"),
    flag("dont_show_delivery_price", "shopset.selling.fee", "shopset.selling.fee.hint"),
    flag("notification_work_time", "shopset.selling.closed", "shopset.selling.closed.hint"),
    flag("show_dish_ratings", "shopset.selling.ratings", "shopset.selling.ratings.hint"),
  ],
  pauses: [
    {
      ...{ kind: "branches", section: "settings", path: ["app", "disable_ordering"] },
      ...{ label: "shopset.pauses.branches", hint: "shopset.pauses.hint" },
    },
  ],
  orders: [
    {
      ...{ kind: "whole", section: "settings", path: ["pending_order_cansel_time"], label: "shopset.orders.unpaid" },
      ...{ min: 1, max: week, otherwise: 30, scale: 60, hint: "shopset.orders.unpaid.hint" },
    },
    {
      ...{ kind: "switch", section: "settings", path: ["guest_order_code"], label: "shopset.orders.code" },
      hint: "shopset.orders.code.hint",
    },
    {
      ...{ kind: "money", section: "delivery", path: ["pickup_minimum"], label: "shopset.orders.pickup" },
      ...{ min: 0, max: 100_000_000, otherwise: 0, hint: "shopset.orders.pickup.hint" },
    },
  ],
  discounts: [
    combining("auto_coupons_summing", "shopset.discounts.auto", "shopset.discounts.auto.hint"),
    combining("coupons_and_auto_coupons_summing", "shopset.discounts.personal", "shopset.discounts.personal.hint"),
    combining("auto_coupons_and_promo_summing", "shopset.discounts.promo", "shopset.discounts.promo.hint"),
    combining("app_use_bon_with_auto_promo", "shopset.discounts.points", "shopset.discounts.points.hint"),
  ],
  booking: [
    {
      ...{ kind: "whole", section: "booking", path: ["minutes"], label: "shopset.booking.minutes" },
      ...{ min: 15, max: 1440, otherwise: 120 },
    },
    {
      ...{ kind: "whole", section: "booking", path: ["days"], label: "shopset.booking.days" },
      ...{ min: 1, max: 365, otherwise: 14 },
    },
  ],
  tips: [
    { kind: "switch", section: "tips", path: ["active"], label: "shopset.tips.active", otherwise: true },
    {
      ...{ kind: "sums", section: "tips", path: ["sums"], label: "shopset.tips.sums", hint: "shopset.tips.sums.hint" },
      ...{ maxCount: 4, otherwise: [5_000, 10_000, 20_000] },
    },
    {
      ...{ kind: "money", section: "tips", path: ["min"], label: "shopset.tips.min" },
      ...{ min: 1, max: 10_000_000, otherwise: 3_000 },
    },
    {
      ...{ kind: "money", section: "tips", path: ["max"], label: "shopset.tips.max" },
      ...{ min: 1, max: 10_000_000, otherwise: 500_000 },
    },
    {
      ...{ kind: "whole", section: "tips", path: ["days"], label: "shopset.tips.days" },
      ...{ min: 1, max: 30, otherwise: 7 },
    },
  ],
  translation: [
    flag("translate_active", "shopset.translation.active", "shopset.translation.active.hint"),
    flag("use_google_translate", "shopset.translation.google", "shopset.translation.google.hint"),
    {
      ...{ kind: "codes", section: general, path: ["google_languages_list"], label: "shopset.translation.codes" },
      hint: "shopset.translation.codes.hint",
    },
    flag("translate_only_interface", "shopset.translation.interface", "shopset.translation.interface.hint"),
    flag("use_backend_translate", "shopset.translation.host", "shopset.translation.host.hint"),
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
