import { CATALOG_TYPES } from "@skatert/contract";
import type { DeliveryMethod } from "@skatert/domain";
import type { PlainKey } from "../../../i18n/message-key.ts";
import { WEEK } from "../../../model/branches/branch-form.ts";
import { WEEKDAYS } from "../../../model/content/entry-values.ts";

type Wordings = Readonly<Record<string, PlainKey>>;

const discounts: Wordings = {
  percent: "journal.discount.percent",
  fixed_cart: "journal.discount.fixed_cart",
  fixed: "journal.discount.fixed_cart",
  free_gift: "journal.discount.free_gift",
};
const pageTypes: Wordings = Object.fromEntries(CATALOG_TYPES.map((type) => [type, `look.type.${type}`] as const));
const methods: Readonly<Record<DeliveryMethod, PlainKey>> = {
  flat_rate: "ticket.method.flat_rate",
  local_pickup: "ticket.method.local_pickup",
  wcso_booking: "ticket.method.wcso_booking",
  restaurants: "ticket.method.restaurants",
};
const days: Wordings = Object.fromEntries(WEEK.map((day) => [day, `settings.day.${day}`] as const));
/** Popups name their days. */
const namedDays: Wordings = Object.fromEntries(WEEK.map((day) => [WEEKDAYS[day - 1], `settings.day.${day}`] as const));
const shownTimes: Wordings = {
  "one-off": "content.popup.repeat.once",
  oneoff: "content.popup.repeat.once",
  once: "content.popup.repeat.once",
  single: "content.popup.repeat.once",
  always: "content.popup.repeat.always",
};
const links: Wordings = {
  url: "content.link.url",
  product: "content.link.product",
  category: "content.link.category",
  text: "content.link.post",
};

/** Constants of the program in the words of their screens, by field. */
export const VALUE_WORDS: Readonly<Record<string, Wordings>> = {
  /** Of a banner, and of a way to receive an order. */
  type: { ...links, ...methods },
  kind: {
    page: "content.info.page",
    post: "content.info.post",
    points: "field.prize.points",
    coupon: "field.prize.coupon",
    nothing: "field.prize.nothing",
    avenue: "field.street.avenue",
    street: "field.street.street",
    lane: "field.street.lane",
    add: "field.choiceKind.add",
    remove: "field.choiceKind.remove",
    set: "field.choiceKind.set",
    "halves-average": "field.choiceKind.average",
    "halves-dearest": "field.choiceKind.dearest",
  },
  audience: { a: "field.audience.a", b: "field.audience.b" },
  dish_notes: { allow: "field.dishNotes.allow", forbid: "field.dishNotes.forbid" },
  per: { day: "field.spins.day", order: "field.spins.order", once: "field.spins.once" },
  device: { site: "field.device.site", app: "field.device.app" },
  discount_type: discounts,
  combo_discount_type: discounts,
  repeat_mode: shownTimes,
  catalog_front: pageTypes,
  catalog_type: pageTypes,
  catalog_types: pageTypes,
  shipping_methods: methods,
  weekdays: days,
  coupon_avaible_week_days: days,
  ban_days_popup: namedDays,
};

/** Constants of map files, which are the same in every shop. */
export const MAP_CONSTANTS: ReadonlySet<string> = new Set(["Feature", "FeatureCollection", "Polygon", "MultiPolygon"]);
