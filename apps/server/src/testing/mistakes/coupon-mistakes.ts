import { both, drop, type Mistake, put, rename } from "./edits.ts";

const coupon = (path: string, value: Parameters<typeof put>[2]) => put("coupons", `codes[0].${path}`, value);

export const couponMistakes: readonly Mistake[] = [
  [
    "a coupon of 150 %",
    coupon("amount", "150"),
    "coupons.json: codes[0].amount «SUP10»: a percentage of at most 100, found «150»",
  ],
  [
    "a coupon of nothing",
    coupon("amount", 0),
    "coupons.json: codes[0].amount «SUP10»: a percentage such as 10, found 0: the coupon gives nothing",
  ],
  [
    "a coupon without an amount",
    drop("coupons", "codes[0].amount"),
    "coupons.json: codes[0].amount «SUP10»: is missing: a percentage such as 10; the shop leaves the coupon out",
  ],
  [
    "an amount with a percent sign",
    coupon("amount", "10%"),
    "coupons.json: codes[0].amount «SUP10»: a number such as 390, found «10%»",
  ],
  [
    "an end in words",
    coupon("date_expires", "завтра"),
    "coupons.json: codes[0].date_expires «SUP10»: a date such as 2026-12-31, found «завтра»",
  ],
  [
    "an end in milliseconds",
    coupon("date_expires", 1_798_675_200_000),
    "coupons.json: codes[0].date_expires «SUP10»: a date such as 2026-12-31, found 1798675200000",
  ],
  [
    "an end before the start",
    both(coupon("date_starts", "2026-12-31"), coupon("date_expires", "2026-12-30")),
    "coupons.json: codes[0].date_starts «SUP10»: a date before date_expires, found «2026-12-31»: the coupon never applies",
  ],
  [
    "a start in words",
    coupon("date_starts", "завтра"),
    "coupons.json: codes[0].date_starts «SUP10»: a date such as 2026-12-31, found «завтра»",
  ],
  [
    "a negative budget",
    coupon("budget", -100),
    "coupons.json: codes[0].budget «SUP10»: a number such as 390, at least 0, found -100",
  ],
  [
    "more uses a day than in all",
    both(coupon("usage_limit_per_user", 1), coupon("usage_limit_per_day", 2)),
    "coupons.json: warning: codes[0].usage_limit_per_day «SUP10»: at most usage_limit_per_user, or nothing, found 2",
  ],
  ["a third half", coupon("audience", "c"), "coupons.json: codes[0].audience «SUP10»: one of a, b, found «c»"],
  [
    "an unknown kind of coupon",
    coupon("discount_type", "percentage"),
    "coupons.json: codes[0].discount_type «SUP10»: one of percent, fixed_cart, free_gift, found «percentage»",
  ],
  [
    "a gift coupon without gifts",
    both(coupon("discount_type", "free_gift"), drop("coupons", "codes[0].amount")),
    'coupons.json: codes[0].free_gift_data «SUP10»: a list such as [{"product_id": 101, "quantity": 1}]: the coupon gives nothing',
  ],
  [
    "half a gift",
    both(coupon("discount_type", "free_gift"), coupon("free_gift_data", [{ product_id: 301, quantity: 0.5 }])),
    "coupons.json: codes[0].free_gift_data[0].quantity «SUP10»: a whole number such as 1, found 0.5",
  ],
  [
    "a maximum below the minimum",
    both(coupon("minimum_amount", 1000), coupon("maximum_amount", 500)),
    "coupons.json: warning: codes[0].maximum_amount «SUP10»: a number above minimum_amount, or nothing, found 500",
  ],
  [
    "a minimum above every order",
    coupon("minimum_amount", 100_000),
    "coupons.json: warning: codes[0].minimum_amount «SUP10»: a sum that an order reaches, found 100000; the dearest dish costs 700",
  ],
  [
    "a rule without a number",
    coupon("autoapply_dop_rulles_products_list", [{ coupon_products: [301] }]),
    "coupons.json: codes[0].autoapply_dop_rulles_products_list[0].coupon_products_qty «SUP10»: a whole number such as 2: the rule has no effect without it",
  ],
  [
    "an hour that the day has not",
    coupon("coupon_avaible_day_hour_from", 25),
    "coupons.json: codes[0].coupon_avaible_day_hour_from «SUP10»: an hour such as 9 or 09:00, at most 24, found 25",
  ],
  [
    "days by name",
    coupon("coupon_avaible_week_days", "пн, вт"),
    "coupons.json: codes[0].coupon_avaible_week_days «SUP10»: a list of days, 1 Monday to 7 Sunday, such as [1, 2, 3], found «пн, вт»",
  ],
  [
    "a coupon of an unknown branch",
    coupon("sklad_coupon", [99]),
    "coupons.json: codes[0].sklad_coupon[0] «SUP10»: unknown warehouse 99; there is 10, 20",
  ],
  [
    "a code in both lists",
    put("coupons", "auto", [{ id: 702, code: "sup10", discount_type: "percent", amount: 5 }]),
    "coupons.json: auto[0].code «sup10»: another code for each coupon, found «sup10», which repeats codes[0].code",
  ],
  [
    "a coupon without a code",
    drop("coupons", "codes[0].code"),
    "coupons.json: codes[0].code: is missing: text in quotes, not empty",
  ],
  [
    "a misspelt list of coupons",
    rename("coupons", "codes", "code"),
    'coupons.json: code: unknown field: write "codes"',
  ],
];
