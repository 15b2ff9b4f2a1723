import type { FieldText } from "../fields/field-text.ts";

/** What a setting may be. */
export type SettingKind =
  | {
      readonly kind: "flag";
      /** The flag of the shop's settings that it sets. */
      readonly name?: string;
      /** Its object exists, so it is on unless it says otherwise. */
      readonly isOnInside?: true;
    }
  | { readonly kind: "text"; readonly maxLength: number }
  /** Bounds of the office. A stored number below 1 is read as `otherwise`, one above `readMax` as `readMax`. */
  | {
      readonly kind: "whole";
      readonly min: number;
      readonly max: number;
      readonly otherwise: number;
      readonly readMax?: number;
    }
  /** Kopecks; the document has roubles. A stored sum below `min` is read as `otherwise`. */
  | { readonly kind: "money"; readonly min: number; readonly max: number; readonly otherwise: number }
  | { readonly kind: "sums"; readonly maxCount: number; readonly otherwise: readonly number[] }
  | { readonly kind: "branches" }
  | { readonly kind: "codes" };

/**
 * A setting with a single value: everything that its readers know of it. The schema, the shop's reading, the tables of
 * `docs/shop-folder.md` and the forms of the office are made from it.
 */
export type SettingRow = SettingKind & {
  /** Its meaning with its unit, and what holds without it where that is no number of this row. */
  readonly docs: FieldText;
};

/** Rows by their path in the file. */
export type SettingRows = Readonly<Record<string, SettingRow>>;

const WEEK_S = 7 * 24 * 3600;
const MAX_TIP_DAYS = 30;

/** Settings of `settings.json` by their path. */
export const SETTING_ROWS = {
  robots: {
    kind: "text",
    maxLength: 10_000,
    docs: ["Content of `/robots.txt`.", "a text that keeps personal pages out"],
  },
  front_currency: {
    kind: "text",
    maxLength: 5,
    docs: ["Sign of the currency. It is shown only: amounts of the folder are in it.", "`₽`"],
  },
  wp_timezone: {
    kind: "text",
    maxLength: 60,
    docs: [
      "Time zone by its IANA name, such as `Asia/Omsk`. All times of the folder are on this clock.",
      "`Europe/Moscow`",
    ],
  },
  cart_button_as_app: {
    kind: "flag",
    name: "cartButtonAsApp",
    docs: ["`true`: the cart is a button at the bottom on every screen.", "a column on wide screens"],
  },
  show_out_of_stock_products: {
    kind: "flag",
    name: "showOutOfStock",
    docs: ["`true`: dishes that are sold out stay in the menu.", "hidden"],
  },
  need_to_choose_address_first: {
    kind: "flag",
    name: "chooseAddressFirst",
    docs: ["`true`: asks for the address or branch before the menu.", "asks at the first addition"],
  },
  popups_without_locations: {
    kind: "flag",
    name: "popupsWithoutLocations",
    docs: ["`true`: notices of every branch before one is chosen.", "`stock_empty` decides"],
  },
  fragmentedCatalog: {
    kind: "flag",
    name: "fragmentedCatalog",
    docs: ["`true`: the first sections come with the page, the rest after it.", "the whole menu with the page"],
  },
  simplified_order: {
    kind: "flag",
    name: "simplifiedOrder",
    docs: ["`true`: dishes are asked for by a request.", "put into the cart"],
  },
  dish_notes: {
    kind: "flag",
    name: "dishNotes",
    docs: [
      "`true`: a guest may write a note for a dish, unless its section or the dish itself forbids it.",
      "no notes, unless a section or a dish allows them",
    ],
  },
  if_missing: {
    kind: "flag",
    name: "ifMissing",
    docs: [
      "`true`: checkout asks what to do if a dish is missing: call, send a similar one, or leave it out.",
      "not asked; the restaurant asks the guest",
    ],
  },
  dont_show_delivery_price: {
    kind: "flag",
    name: "hideDeliveryPrice",
    docs: ["`true`: the delivery's price is only in the total.", "shown"],
  },
  show_dish_ratings: {
    kind: "flag",
    name: "showDishRatings",
    docs: ["`true`: ratings of handed-over orders on the dishes.", "not shown"],
  },
  notification_work_time: {
    kind: "flag",
    docs: ["`true`: a notice of working hours while the shop is closed.", "no notice"],
  },
  translate_active: {
    kind: "flag",
    docs: ["`true`: a switch of translation, see [outside-services.md](outside-services.md).", "none"],
  },
  use_google_translate: { kind: "flag", docs: ["`true`: by Google's widget.", "not used"] },
  google_languages_list: { kind: "codes", docs: ["Codes of its languages.", "none"] },
  use_backend_translate: { kind: "flag", docs: ["`true`: the host translates.", "it does not"] },
  translate_only_interface: { kind: "flag", docs: ["`true`: the interface alone.", "the menu too"] },
  "settings.app.disable_ordering": {
    kind: "branches",
    docs: ["`warehouse_id` of the branches that take no orders now.", "none"],
  },
  "settings.pending_order_cansel_time": {
    kind: "whole",
    min: 60,
    max: WEEK_S,
    otherwise: 1800,
    docs: ["Seconds until an unpaid order is cancelled."],
  },
  "settings.guest_order_code": {
    kind: "flag",
    docs: ["`true`: a guest who pays on receipt confirms the phone by a code.", "no code"],
  },
  "delivery.pickup_minimum": {
    kind: "money",
    min: 0,
    max: 100_000_000,
    otherwise: 0,
    docs: ["Least sum of an order that is not delivered, in roubles."],
  },
  "booking.minutes": {
    kind: "whole",
    min: 15,
    max: 1440,
    otherwise: 120,
    docs: ["Minutes that a table is held."],
  },
  "booking.days": {
    kind: "whole",
    min: 1,
    max: 365,
    otherwise: 14,
    docs: ["Days ahead that can be booked."],
  },
  "tips.active": { kind: "flag", isOnInside: true, docs: ["`false`: no tips.", "tips are taken"] },
  "tips.sums": {
    kind: "sums",
    maxCount: 4,
    otherwise: [5_000, 10_000, 20_000],
    docs: ["Suggested sums, **roubles**; the first four within the bounds are shown."],
  },
  "tips.min": {
    kind: "money",
    min: 1,
    max: 10_000_000,
    otherwise: 3_000,
    docs: ["Smallest sum, **roubles**."],
  },
  "tips.max": {
    kind: "money",
    min: 1,
    max: 10_000_000,
    otherwise: 500_000,
    docs: ["Largest sum, **roubles**."],
  },
  "tips.days": {
    kind: "whole",
    min: 1,
    max: MAX_TIP_DAYS,
    otherwise: 7,
    readMax: MAX_TIP_DAYS,
    docs: ["How many **days** after the handover a tip is taken."],
  },
} as const satisfies SettingRows;
