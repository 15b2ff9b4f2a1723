/** The coupon's conditions, in the shop folder's own fields. */
export type Rule = Readonly<Record<string, string | number | boolean | readonly (string | number | object)[]>>;

export interface Situation {
  /** The shop's clock; Wednesday noon in Moscow by default. */
  readonly now?: string;
  readonly teas?: number;
  readonly soups?: number;
  readonly at?: { readonly take_date: string; readonly time_from: string };
  readonly delivery?: boolean;
  /** Signed in with this birthday, "yyyy-mm-dd"; "": the birthday is unknown. */
  readonly born?: string;
  readonly zone?: string;
}

/** Title, rule, situation, and every reason why the coupon is refused; null: it applies. */
export type Case = readonly [string, Rule, Situation, string | null];

const sums: readonly Case[] = [
  ["COUP-9 a sum equal to the minimum", { minimum_amount: "500" }, { teas: 5 }, "sum-below"],
  ["COUP-9 a kopeck above the minimum", { minimum_amount: "499.99" }, { teas: 5 }, null],
  ["COUP-9 a kopeck below the minimum", { minimum_amount: "500.01" }, { teas: 5 }, "sum-below"],
  ["COUP-9 no minimum at all", { minimum_amount: "" }, { teas: 1 }, null],
  ["COUP-9 a minimum of nought", { minimum_amount: "0.00" }, { teas: 1 }, null],
  ["COUP-9 a sum equal to the maximum", { minimum_amount: "100", maximum_amount: "500" }, { teas: 5 }, "sum-above"],
  ["COUP-9 a kopeck below the maximum", { minimum_amount: "100", maximum_amount: "500.01" }, { teas: 5 }, null],
  ["COUP-9 a kopeck above the maximum", { maximum_amount: "499.99" }, { teas: 5 }, "sum-above"],
  [
    "COUP-9 a maximum below the minimum counts not",
    { minimum_amount: "400", maximum_amount: "300" },
    { teas: 5 },
    null,
  ],
  [
    "COUP-9 a maximum equal to the minimum counts not",
    { minimum_amount: "400", maximum_amount: "400" },
    { teas: 5 },
    null,
  ],
  ["COUP-7 one short of the quantity", rulesOfProduct(3), { teas: 2 }, "product-quantity"],
  ["COUP-7 just the quantity", rulesOfProduct(3), { teas: 3 }, null],
  ["COUP-8 one short over two categories", rulesOfCategories(4), { teas: 2, soups: 1 }, "category-quantity"],
  ["COUP-8 just the quantity over two categories", rulesOfCategories(4), { teas: 2, soups: 2 }, null],
  ["COUP-5 none of the listed dishes", { product_ids: [101] }, { teas: 2 }, "missing-product"],
  ["COUP-5 one of the listed dishes", { product_ids: [101, 201] }, { soups: 1 }, null],
  ["COUP-5 a category of two lists is enough", { product_ids: [201], product_categories: [3] }, { teas: 1 }, null],
  [
    "COUP-6 an excluded category beside others",
    { excluded_product_categories: [1] },
    { teas: 1, soups: 1 },
    "excluded-category",
  ],
  ["COUP-6 no excluded category", { excluded_product_categories: [1] }, { teas: 1 }, null],
  ["COUP-2 pickup only, picked up", { pickup_coupon: true }, { teas: 6 }, null],
  ["COUP-2 pickup only, delivered", { pickup_coupon: true }, { teas: 6, delivery: true }, "delivery-type"],
  ["COUP-2 delivery only, picked up", { delivery_coupon: true }, { teas: 6 }, "delivery-type"],
  ["COUP-2 either of both", { delivery_coupon: true, pickup_coupon: true }, { teas: 6 }, null],
  ["COUP-1 of another branch", { sklad_coupon: [10] }, { teas: 1 }, "warehouse"],
  ["COUP-1 of this branch", { sklad_coupon: [10, 20] }, { teas: 1 }, null],
  ["COUP-3 for the app alone", { meta_data: [{ key: "coupon_only_for_device", value: "app" }] }, { teas: 1 }, "device"],
  ["COUP-3 for app and site", { meta_data: [{ key: "coupon_only_for_device", value: "app,site" }] }, { teas: 1 }, null],
];

const noonToFour: Rule = { coupon_avaible_day_hour_from: "12", coupon_avaible_day_hour_to: "16:00" };
const fridayNight: Rule = {
  coupon_avaible_week_days: [5],
  coupon_avaible_day_hour_from: 22,
  coupon_avaible_day_hour_to: 2,
};

const times: readonly Case[] = [
  ["COUP-10 a minute before the hour", noonToFour, { now: "2026-03-04T11:59:59+03:00" }, "hours"],
  ["COUP-10 at the hour", noonToFour, { now: "2026-03-04T12:00:00+03:00" }, null],
  ["COUP-10 a minute before the end", noonToFour, { now: "2026-03-04T15:59:59+03:00" }, null],
  ["COUP-10 at the end", noonToFour, { now: "2026-03-04T16:00:00+03:00" }, "hours"],
  ["COUP-10 equal hours are always", { coupon_avaible_day_hour_from: 9, coupon_avaible_day_hour_to: 9 }, {}, null],
  [
    "COUP-10 without an end until midnight",
    { coupon_avaible_day_hour_from: 20 },
    { now: "2026-03-04T23:59:00+03:00" },
    null,
  ],
  [
    "COUP-10 without a beginning from midnight",
    { coupon_avaible_day_hour_to: 6 },
    { now: "2026-03-04T00:00:00+03:00" },
    null,
  ],
  [
    "COUP-10 the delivery time counts, not the clock",
    noonToFour,
    { now: "2026-03-04T08:00:00+03:00", at: slot("04.03.2026", "12:00") },
    null,
  ],
  [
    "COUP-10 a slot at the end",
    noonToFour,
    { now: "2026-03-04T08:00:00+03:00", at: slot("04.03.2026", "16:00") },
    "hours",
  ],
  ["COUP-11 Monday is the first", { coupon_avaible_week_days: [1] }, { now: "2026-03-02T12:00:00+03:00" }, null],
  [
    "COUP-11 CONST-7 Sunday is the seventh",
    { coupon_avaible_week_days: [7] },
    { now: "2026-03-08T12:00:00+03:00" },
    null,
  ],
  [
    "COUP-11 Sunday is not the first",
    { coupon_avaible_week_days: [1] },
    { now: "2026-03-08T12:00:00+03:00" },
    "weekday",
  ],
  [
    "COUP-11 the last minute of the day",
    { coupon_avaible_week_days: ["3"] },
    { now: "2026-03-04T23:59:59+03:00" },
    null,
  ],
  [
    "COUP-11 the first minute of the next",
    { coupon_avaible_week_days: ["3"] },
    { now: "2026-03-05T00:00:00+03:00" },
    "weekday",
  ],
  [
    "COUP-11 the day in the shop's zone, still yesterday elsewhere",
    { coupon_avaible_week_days: [4] },
    { now: "2026-03-04T21:30:00Z" },
    null,
  ],
  ["COUP-11 the slot's day, not today", { coupon_avaible_week_days: [5] }, { at: slot("06.03.2026", "13:00") }, null],
  ["COUP-10 COUP-11 Friday night on Friday at ten", fridayNight, { now: "2026-03-06T22:00:00+03:00" }, null],
  ["COUP-10 COUP-11 Friday night on Saturday at one", fridayNight, { now: "2026-03-07T01:00:00+03:00" }, null],
  [
    "COUP-10 COUP-11 Friday night on Saturday at two",
    fridayNight,
    { now: "2026-03-07T02:00:00+03:00" },
    "hours weekday",
  ],
  ["COUP-10 COUP-11 Friday night on Friday at one", fridayNight, { now: "2026-03-06T01:00:00+03:00" }, "weekday"],
  ["COUP-10 COUP-11 Friday night on Saturday at ten", fridayNight, { now: "2026-03-07T22:00:00+03:00" }, "weekday"],
  ["expiry: the last second of its day", { date_expires: "2026-03-04" }, { now: "2026-03-04T23:59:59+03:00" }, null],
  ["expiry: the first second after", { date_expires: "2026-03-04" }, { now: "2026-03-05T00:00:00+03:00" }, "expired"],
  [
    "expiry: a time without an offset is the shop's",
    { date_expires: "2026-03-04T15:00:00" },
    { now: "2026-03-04T15:00:00+03:00" },
    "expired",
  ],
  ["expiry: a second before it", { date_expires: "2026-03-04T15:00:00" }, { now: "2026-03-04T14:59:59+03:00" }, null],
];

export const berlin = "Europe/Berlin";
const oneToFour: Rule = { coupon_avaible_day_hour_from: 1, coupon_avaible_day_hour_to: 4 };
const clockChanges: readonly Case[] = [
  ["COUP-10 the hour before summer time", oneToFour, { zone: berlin, now: "2026-03-29T00:59:00Z" }, null],
  ["COUP-10 the moment of summer time", oneToFour, { zone: berlin, now: "2026-03-29T01:00:00Z" }, null],
  ["COUP-10 four by the new clock", oneToFour, { zone: berlin, now: "2026-03-29T02:00:00Z" }, "hours"],
  ["COUP-10 the doubled hour, first time", hours(2, 3), { zone: berlin, now: "2026-10-25T00:30:00Z" }, null],
  ["COUP-10 the doubled hour, second time", hours(2, 3), { zone: berlin, now: "2026-10-25T01:30:00Z" }, null],
  ["COUP-10 after the doubled hour", hours(2, 3), { zone: berlin, now: "2026-10-25T02:00:00Z" }, "hours"],
];

const weekAround = birthday(3, 4);
const birthdays: readonly Case[] = [
  ["COUP-4 a guest", weekAround, { now: "2026-12-10T12:00:00+03:00" }, "birthday"],
  ["COUP-4 no birth date", weekAround, { now: "2026-12-10T12:00:00+03:00", born: "" }, "birthday"],
  ["COUP-4 the first day of the window", weekAround, { now: "2026-12-10T00:00:00+03:00", born: "1990-12-13" }, null],
  [
    "COUP-4 the day before the window",
    weekAround,
    { now: "2026-12-09T23:59:59+03:00", born: "1990-12-13" },
    "birthday",
  ],
  ["COUP-4 the last day of the window", weekAround, { now: "2026-12-17T23:59:59+03:00", born: "1990-12-13" }, null],
  ["COUP-4 the day after the window", weekAround, { now: "2026-12-18T00:00:00+03:00", born: "1990-12-13" }, "birthday"],
  [
    "COUP-4 2 January seen from 30 December",
    weekAround,
    { now: "2026-12-30T12:00:00+03:00", born: "1990-01-02" },
    null,
  ],
  [
    "COUP-4 30 December seen from 3 January",
    weekAround,
    { now: "2027-01-03T12:00:00+03:00", born: "1990-12-30" },
    null,
  ],
  [
    "COUP-4 30 December seen from 4 January",
    weekAround,
    { now: "2027-01-04T12:00:00+03:00", born: "1990-12-30" },
    "birthday",
  ],
  [
    "COUP-4 29 February on 28 February of another year",
    birthday(0, 0),
    { now: "2027-02-28T12:00:00+03:00", born: "1988-02-29" },
    null,
  ],
  [
    "COUP-4 29 February on 1 March of another year",
    birthday(0, 0),
    { now: "2027-03-01T00:00:00+03:00", born: "1988-02-29" },
    "birthday",
  ],
  [
    "COUP-4 without days around it the day alone",
    birthday(0, 0),
    { now: "2026-12-13T12:00:00+03:00", born: "1990-12-13" },
    null,
  ],
];

/** Strict sums, quantities, hours, weekdays, midnight, clock changes, birthdays, 29 February. */
export const couponBoundaries: readonly Case[] = [...sums, ...times, ...clockChanges, ...birthdays];

function slot(date: string, from: string): NonNullable<Situation["at"]> {
  return { take_date: date, time_from: from };
}

function hours(from: number, to: number): Rule {
  return { coupon_avaible_day_hour_from: from, coupon_avaible_day_hour_to: to };
}

function birthday(before: number, after: number): Rule {
  return {
    birthday_coupon: true,
    meta_data: [
      { key: "birthday_coupon_days_before", value: String(before) },
      { key: "birthday_coupon_days_after", value: String(after) },
    ],
  };
}

function rulesOfProduct(quantity: number): Rule {
  return { autoapply_dop_rulles_products_list: [{ coupon_products: [301], coupon_products_qty: quantity }] };
}

function rulesOfCategories(quantity: number): Rule {
  return { autoapply_dop_rulles_categories_list: [{ coupon_categories: [1, 3], coupon_categories_qty: quantity }] };
}
