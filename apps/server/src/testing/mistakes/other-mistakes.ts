import { drop, type Mistake, put, rename } from "./edits.ts";

export const otherMistakes: readonly Mistake[] = [
  ["stock in words", put("stock", "[0].quantity", "много"), "stock.json: [0].quantity: a whole number, found «много»"],
  [
    "a stock row twice",
    put("stock", "[1]", { product_id: 301, warehouse_id: 10, quantity: 3 }),
    "stock.json: [1]: one row for each dish and branch, found product 301 as in [0]",
  ],
  [
    "stock of an unknown branch",
    put("stock", "[0].warehouse_id", 12),
    "stock.json: [0].warehouse_id: unknown warehouse 12; there is 10, 20",
  ],
  [
    "a banner for no device",
    put("banners", "[0].device", ["app"]),
    'banners.json: warning: [0].device «Суп недели»: a list with "site", found «app»: the banner is not shown',
  ],
  [
    "a banner that leads to no dish",
    drop("banners", "[0].product"),
    'banners.json: warning: [0].product «Суп недели»: is missing: a dish of the type "product"; the banner leads nowhere',
  ],
  [
    "a banner of an unknown type",
    put("banners", "[0].type", "dish"),
    "banners.json: [0].type «Суп недели»: one of url, product, category, text, found «dish»",
  ],
  [
    "an unknown page type",
    put("front", "templates.catalog_type", "lavochka"),
    "front.json: templates.catalog_type: one of default, samokat, lavka, restoran, cat1, cat2, cat12, lending, found «lavochka»",
  ],
  [
    "a misspelt switch",
    rename("promo-settings", "auto_coupons_summing", "auto_coupon_summing"),
    'promo-settings.json: auto_coupon_summing: unknown field: write "auto_coupons_summing"',
  ],
  [
    "more than all in points",
    put("bonus", "", { active: true, percent_max: 300, earn_percent: 5 }),
    "bonus.json: percent_max: a percentage of at most 100, found 300",
  ],
  [
    "half a point",
    put("referral", "", { active: true, reward: 0.5 }),
    "referral.json: reward: a whole number such as 1, found 0.5",
  ],
  [
    "a wheel without a prize",
    put("wheel", "", {
      active: true,
      spins: { per: "day", count: 1 },
      segments: [{ id: 1, label: "Приз", weight: 1, prize: { kind: "points" } }],
    }),
    "wheel.json: segments[0].prize.points «Приз»: a whole number such as 50: the prize is empty without it",
  ],
  [
    "a wheel that never wins",
    put("wheel", "", {
      active: true,
      spins: { per: "day", count: 1 },
      segments: [{ id: 1, label: "Приз", weight: 0, prize: { kind: "nothing" } }],
    }),
    "wheel.json: warning: segments: no segment has a weight above 0: the wheel is off",
  ],
  [
    "a wheel for each week",
    put("wheel", "", { active: true, spins: { per: "week", count: 1 }, segments: [] }),
    "wheel.json: spins.per: one of day, order, once, found «week»",
  ],
  [
    "an account without a whole phone",
    put("users", "", [{ ID: 1, phone: "916 123-45" }]),
    "users.json: [0].phone: a phone such as +79161234567, found «916 123-45»",
  ],
  [
    "two accounts of one phone",
    put("users", "", [
      { ID: 1, phone: "+79161234567" },
      { ID: 2, phone: "8 (916) 123-45-67" },
    ]),
    "users.json: [1].phone: another phone for each account, found +79161234567 as in [0].phone",
  ],
  [
    "a map in a frame on a page",
    put("pages", "[0].content.rendered", '<p>Мы тут</p><iframe src="https://maps.example.com"></iframe>'),
    "pages.json: warning: [0].content.rendered: text without <iframe>: pages leave it out",
  ],
  [
    "a birthday in American writing",
    put("users", "", [{ ID: 1, phone: "+79161234567", birth: "12/31/1990" }]),
    "users.json: [0].birth: a day such as 31.12.1990, found «12/31/1990»",
  ],
  ["a page without a text", drop("pages", "[0].content"), "pages.json: [0].content: is missing: an object { … }"],
  [
    "a title as plain text",
    put("pages", "[0].title", "Оферта"),
    "pages.json: [0].title «Оферта»: an object { … }, found «Оферта»",
  ],
  [
    "a date in words",
    put("pages", "[0].date", "3 марта"),
    "pages.json: warning: [0].date: a date such as 2026-03-04, found «3 марта»",
  ],
  [
    "a misspelt kind of information",
    put("information", "", [{ id: 1, slug: "a", kind: "article", title: "А", content: "" }]),
    "information.json: [0].kind «А»: one of page, post, found «article»",
  ],
  [
    "a brand of an unknown dish",
    put("brands", "", [{ id: 1, slug: "a", name: "А", product_ids: [999] }]),
    "brands.json: [0].product_ids[0] «А»: unknown product 999; there is 101, 201, 301, 901",
  ],
  [
    "a translation of an unknown dish",
    put("catalog.en", "[0].products[0].id", 999),
    "catalog.en.json: [0].products[0].id «Borscht»: no such entry in catalog.json",
  ],
  [
    "a misspelt field of a translation",
    put("catalog.en", "[0].products[0].descripton", "Beetroot soup"),
    'catalog.en.json: [0].products[0].descripton «Borscht»: unknown field: write "description"',
  ],
];
