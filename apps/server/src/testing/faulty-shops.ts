import type { JsonObject } from "../shop/overlay.ts";
import { type ShopFiles, smallMenu, smallSettings } from "./small-shop.ts";

/** The small shop with one of its categories changed: 0 soups, 1 pizza, 2 drinks. */
const categoryWith = (index: number, fields: JsonObject): ShopFiles => ({
  catalog: smallMenu.map((category, at) => (at === index ? { ...category, ...fields } : category)),
});
const tea = { id: 301, name: "Чай", slug: "chay", price: 100 };
const drinksWith = (...dishes: readonly JsonObject[]): ShopFiles => categoryWith(2, { products: [...dishes, tea] });
const dish = { id: 555, name: "Блюдо", slug: "blyudo", price: 1 };
const settingsWith = (fields: JsonObject): ShopFiles => ({ settings: { ...smallSettings, ...fields } });
const couponWith = (fields: JsonObject): ShopFiles => ({
  coupons: { auto: [{ id: 1, code: "A", discount_type: "percent", amount: "5", ...fields }] },
});
const giftWith = (gift: JsonObject): ShopFiles =>
  couponWith({ discount_type: "free_gift", free_gift_data: [{ quantity: 1, ...gift }] });
const article = (html: string): JsonObject => ({
  id: 1,
  slug: "a",
  title: { rendered: "А" },
  content: { rendered: html },
});

const tooBig = 2_147_483_648;

type FaultyShop = readonly [what: string, files: ShopFiles, fault: string];

const faultyMenus: readonly FaultyShop[] = [
  [
    "a price that is no number",
    drinksWith({ ...dish, price: "дорого" }),
    "catalog.json [2].products[0].price: has not the expected form (regex)",
  ],
  [
    "a dish without a price",
    drinksWith({ id: 555, name: "Блюдо" }),
    "catalog.json [2].products[0].price: no price, neither here nor in variations",
  ],
  ["an unknown parent category", categoryWith(1, { parent: 77 }), "catalog.json [1].parent: unknown category 77"],
  [
    "a category id given twice",
    { catalog: [...smallMenu, { id: 3, name: "Ещё", slug: "eshche" }] },
    "catalog.json [4].id: repeats [2].id",
  ],
  ["a slug given twice", categoryWith(1, { slug: "supy" }), "catalog.json [1].slug: repeats [0].slug"],
  [
    "two dishes under one id",
    drinksWith({ id: 101, name: "Компот", price: 1 }),
    "catalog.json [2].products[0].id: another product than [0].products[0] has the id 101",
  ],
  [
    "a variation id given twice",
    drinksWith({
      ...dish,
      variations: [
        { id: 1, price: 1 },
        { id: 1, price: 2 },
      ],
    }),
    "catalog.json [2].products[0].variations[1].id: repeats a variation's id",
  ],
  [
    "a dish whose id no store keeps",
    drinksWith({ ...dish, id: tooBig }),
    "catalog.json [2].products[0].id: must be at most 2147483647",
  ],
  [
    "a variation whose id, written as text, no store keeps",
    drinksWith({ ...dish, variations: [{ id: String(tooBig), price: 1 }] }),
    "catalog.json [2].products[0].variations[0].id: must be at most 2147483647",
  ],
  [
    "an unknown supplement",
    drinksWith({ ...dish, supplements: [{ id: 4 }] }),
    "catalog.json [2].products[0].supplements[0].id: unknown product 4",
  ],
  [
    "a dish for an unknown location",
    drinksWith({ ...dish, locations: [1, 8] }),
    "catalog.json [2].products[0].locations[1]: unknown location 8",
  ],
  [
    "an unknown combo part",
    drinksWith({ ...dish, acf: { combo_products: [7] } }),
    "catalog.json [2].products[0].acf.combo_products[0]: unknown product 7",
  ],
  [
    "a free limit of an unknown category",
    categoryWith(0, { free_limits: [{ category_id: 70, quantity: 1 }] }),
    "catalog.json [0].free_limits[0].category_id: unknown category 70",
  ],
];

const faultySettings: readonly FaultyShop[] = [
  [
    "a price file that is not there",
    settingsWith({ locations: [{ term_id: 1, name: "Центр", price_file_path: "moon.json", warehouse_id: 10 }] }),
    "settings.json locations[0].price_file_path: unknown price file moon.json",
  ],
  [
    "a condition for an unknown zone",
    settingsWith({ delivery: { conditions: [{ zone_id: "moon" }] } }),
    "settings.json delivery.conditions[0].zone_id: unknown zone moon",
  ],
  [
    "a payment method for an unknown branch",
    settingsWith({ payment_methods: [{ id: "cod", name: "Наличные", warehouse_ids: [10, 99] }] }),
    "settings.json payment_methods[0].warehouse_ids[1]: unknown warehouse 99",
  ],
  [
    "an unknown payment method of a zone",
    settingsWith({ delivery: { all_zones_zone_payment_methods: { centre: ["bitcoin"] } } }),
    "settings.json delivery.all_zones_zone_payment_methods.centre[0]: unknown payment method bitcoin",
  ],
  [
    "a location id given twice",
    settingsWith({
      locations: [
        { term_id: 1, name: "А", warehouse_id: 10 },
        { term_id: 1, name: "Б", warehouse_id: 20 },
      ],
    }),
    "settings.json locations[1].term_id: repeats locations[0].term_id",
  ],
];

const faultyCoupons: readonly FaultyShop[] = [
  [
    "a coupon of an unknown branch",
    couponWith({ sklad_coupon: "10, 99" }),
    "coupons.json auto[0].sklad_coupon: unknown warehouse 99",
  ],
  [
    "a coupon whose id no store keeps",
    couponWith({ id: tooBig }),
    "coupons.json auto[0].id: must be at most 2147483647",
  ],
  [
    "a coupon of branches whose ids no store keeps",
    couponWith({ sklad_coupon: `10, ${tooBig}` }),
    "coupons.json auto[0].sklad_coupon: must be at most 2147483647 each",
  ],
  [
    "a coupon of an unknown category",
    couponWith({ product_categories: [71] }),
    "coupons.json auto[0].product_categories[0]: unknown category 71",
  ],
  [
    "a coupon rule for an unknown dish",
    couponWith({ autoapply_dop_rulles_products_list: [{ coupon_products: [5], coupon_products_qty: 1 }] }),
    "coupons.json auto[0].autoapply_dop_rulles_products_list[0].coupon_products[0]: unknown product 5",
  ],
  [
    "a gift of an unknown dish",
    giftWith({ product_id: 6 }),
    "coupons.json auto[0].free_gift_data[0].product_id: unknown product 6",
  ],
  [
    "a gift of a variation of another dish",
    giftWith({ product_id: 301, variation_id: 2011 }),
    "coupons.json auto[0].free_gift_data[0].variation_id: product 301 has no variation 2011",
  ],
];

const faultyTexts: readonly FaultyShop[] = [
  [
    "a file that is no JSON",
    { banners: "{" },
    "banners.json: is not JSON: Expected property name or '}' in JSON at position 1 (line 1 column 2)",
  ],
  [
    "stock of an unknown dish",
    { stock: [{ product_id: 5, warehouse_id: 10, quantity: 1 }] },
    "stock.json [0].product_id: unknown product 5",
  ],
  [
    "more of a dish than a store can count",
    { stock: [{ product_id: 301, warehouse_id: 10, quantity: tooBig }] },
    "stock.json [0].quantity: must be at most 2147483647",
  ],
  [
    "an account whose id no store keeps",
    { users: [{ ID: tooBig, phone: "+79161234567" }] },
    "users.json [0].ID: must be at most 2147483647",
  ],
  [
    "an account with more points than a store can count",
    { users: [{ ID: 1, phone: "+79161234567", bonus: "1000000001" }] },
    "users.json [0].bonus: must be at most 1000000000",
  ],
  [
    "a banner for an unknown dish",
    { banners: [{ id: 1, type: "product", product: 999 }] },
    "banners.json [0].product: unknown product 999",
  ],
  [
    "an overlay of a dish that is not there",
    { "catalog.en": [{ id: 1, products: [{ id: 102, name: "Shchi" }] }] },
    "catalog.en.json [0].products[0].id: nothing like it in catalog.json",
  ],
  [
    "an overlay of a location that is not there",
    { "settings.en": { locations: [{ term_id: 5, name: "Moon" }] } },
    "settings.en.json locations[0]: nothing like it in settings.json",
  ],
  ["an overlay of another kind", { "settings.en": [] }, "settings.en.json: expected object"],
  [
    "a language that is none of the eighteen",
    { "settings.xx.json": "{}" },
    "settings.xx.json: is in none of the 18 languages",
  ],
  [
    "a picture that is not there",
    { galleries: { "1": { images: [{ url: "media/no.webp" }] } } },
    "galleries.json 1.images[0].url: no file media/no.webp",
  ],
  [
    "a picture of an article that is not there",
    { pages: [article('<img src="media/no.webp">')] },
    "pages.json [0].content.rendered: no file media/no.webp",
  ],
  [
    "a picture outside the folder",
    { galleries: { "1": { images: [{ url: "media/../../etc/passwd" }] } } },
    "galleries.json 1.images[0].url: no file media/../../etc/passwd",
  ],
];

/** What is done to the small shop, its changed files, and the one fault the check must name. */
export const faultyShops = [...faultyMenus, ...faultySettings, ...faultyCoupons, ...faultyTexts];
