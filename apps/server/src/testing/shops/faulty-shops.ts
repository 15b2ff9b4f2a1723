import type { JsonObject } from "../../shop/documents/json.ts";
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
    "catalog.json [2].products[0].price «Блюдо»: a number such as 390, found «дорого»",
  ],
  [
    "a dish without a price",
    drinksWith({ id: 555, name: "Блюдо" }),
    "catalog.json [2].products[0].price «Блюдо»: no price, neither here nor in variations",
  ],
  [
    "an unknown parent category",
    categoryWith(1, { parent: 77 }),
    "catalog.json [1].parent «Пицца»: unknown category 77; there is 1, 2, 3, 9",
  ],
  [
    "a category id given twice",
    { catalog: [...smallMenu, { id: 3, name: "Ещё", slug: "eshche" }] },
    "catalog.json [4].id «Ещё»: repeats [2].id",
  ],
  ["a slug given twice", categoryWith(1, { slug: "supy" }), "catalog.json [1].slug «Пицца»: repeats [0].slug"],
  [
    "two dishes under one id",
    drinksWith({ id: 101, name: "Компот", price: 1 }),
    "catalog.json [2].products[0].id «Компот»: another product than [0].products[0] has the id 101",
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
    "catalog.json [2].products[0].variations[1].id «Блюдо»: repeats a variation's id",
  ],
  [
    "a dish whose id no store keeps",
    drinksWith({ ...dish, id: tooBig }),
    "catalog.json [2].products[0].id «Блюдо»: a whole number such as 101, at most 2147483647, found 2147483648",
  ],
  [
    "a variation whose id, written as text, no store keeps",
    drinksWith({ ...dish, variations: [{ id: String(tooBig), price: 1 }] }),
    "catalog.json [2].products[0].variations[0].id «Блюдо»: a whole number such as 101, at most 2147483647, found «2147483648»",
  ],
  [
    "an unknown supplement",
    drinksWith({ ...dish, supplements: [{ id: 4 }] }),
    "catalog.json [2].products[0].supplements[0].id «Блюдо»: unknown product 4; there is 101, 201, 555, 301, 901",
  ],
  [
    "a dish for an unknown location",
    drinksWith({ ...dish, locations: [1, 8] }),
    "catalog.json [2].products[0].locations[1] «Блюдо»: unknown location 8; there is 1, 2",
  ],
  [
    "an unknown combo part",
    drinksWith({ ...dish, acf: { combo_products: [7] } }),
    "catalog.json [2].products[0].acf.combo_products[0] «Блюдо»: unknown product 7; there is 101, 201, 555, 301, 901",
  ],
  [
    "a free limit of an unknown category",
    categoryWith(0, { free_limits: [{ category_id: 70, quantity: 1 }] }),
    "catalog.json [0].free_limits[0].category_id «Супы»: unknown category 70; there is 1, 2, 3, 9",
  ],
];

const faultySettings: readonly FaultyShop[] = [
  [
    "a price file that is not there",
    settingsWith({
      locations: [
        { term_id: 1, name: "Центр", price_file_path: "moon.json", warehouse_id: 10 },
        { term_id: 2, name: "Вокзал", warehouse_id: 20 },
      ],
    }),
    "settings.json locations[0].price_file_path «Центр»: unknown price file moon.json; there is station",
  ],
  [
    "a condition for an unknown zone",
    settingsWith({ delivery: { conditions: [{ zone_id: "moon" }] } }),
    "settings.json delivery.conditions[0].zone_id: unknown zone moon; there is centre",
  ],
  [
    "a payment method for an unknown branch",
    settingsWith({ payment_methods: [{ id: "cod", name: "Наличные", warehouse_ids: [10, 99] }] }),
    "settings.json payment_methods[0].warehouse_ids[1] «Наличные»: unknown warehouse 99; there is 10, 20",
  ],
  [
    "an unknown payment method of a zone",
    settingsWith({ delivery: { all_zones_zone_payment_methods: { centre: ["bitcoin"] } } }),
    "settings.json delivery.all_zones_zone_payment_methods.centre[0]: unknown payment method bitcoin; there is cod, card",
  ],
  [
    "a location id given twice",
    settingsWith({
      locations: [
        { term_id: 1, name: "А", warehouse_id: 10 },
        { term_id: 1, name: "Б", warehouse_id: 20 },
      ],
    }),
    "settings.json locations[1].term_id «Б»: repeats locations[0].term_id",
  ],
];

const faultyCoupons: readonly FaultyShop[] = [
  [
    "a coupon of an unknown branch",
    couponWith({ sklad_coupon: "10, 99" }),
    "coupons.json auto[0].sklad_coupon «A»: unknown warehouse 99; there is 10, 20",
  ],
  [
    "a coupon whose id no store keeps",
    couponWith({ id: tooBig }),
    "coupons.json auto[0].id «A»: a whole number such as 101, at most 2147483647, found 2147483648",
  ],
  [
    "a coupon of branches whose ids no store keeps",
    couponWith({ sklad_coupon: `10, ${tooBig}` }),
    "coupons.json auto[0].sklad_coupon «A»: a list of whole numbers such as [101, 102], at most 2147483647 each, found «10, 2147483648»",
  ],
  [
    "a coupon of an unknown category",
    couponWith({ product_categories: [71] }),
    "coupons.json auto[0].product_categories[0] «A»: unknown category 71; there is 1, 2, 3, 9",
  ],
  [
    "a coupon rule for an unknown dish",
    couponWith({ autoapply_dop_rulles_products_list: [{ coupon_products: [5], coupon_products_qty: 1 }] }),
    "coupons.json auto[0].autoapply_dop_rulles_products_list[0].coupon_products[0] «A»: unknown product 5; there is 101, 201, 301, 901",
  ],
  [
    "a gift of an unknown dish",
    giftWith({ product_id: 6 }),
    "coupons.json auto[0].free_gift_data[0].product_id «A»: unknown product 6; there is 101, 201, 301, 901",
  ],
  [
    "a gift of a variation of another dish",
    giftWith({ product_id: 301, variation_id: 2011 }),
    "coupons.json auto[0].free_gift_data[0].variation_id «A»: product 301 has no variation 2011",
  ],
];

const faultyTexts: readonly FaultyShop[] = [
  [
    "a file that is no JSON",
    { banners: "{" },
    "banners.json: is not JSON: line 1, column 1: this { is never closed: the file ends before its }: {",
  ],
  [
    "stock of an unknown dish",
    { stock: [{ product_id: 5, warehouse_id: 10, quantity: 1 }] },
    "stock.json [0].product_id: unknown product 5; there is 101, 201, 301, 901",
  ],
  [
    "more of a dish than a store can count",
    { stock: [{ product_id: 301, warehouse_id: 10, quantity: tooBig }] },
    "stock.json [0].quantity: at most 2147483647, found 2147483648",
  ],
  [
    "an account whose id no store keeps",
    { users: [{ ID: tooBig, phone: "+79161234567" }] },
    "users.json [0].ID: a whole number such as 101, at most 2147483647, found 2147483648",
  ],
  [
    "an account with more points than a store can count",
    { users: [{ ID: 1, phone: "+79161234567", bonus: "1000000001" }] },
    "users.json [0].bonus: a number such as 2 or 0.5, at most 1000000000, found «1000000001»",
  ],
  [
    "a banner for an unknown dish",
    { banners: [{ id: 1, type: "product", product: 999 }] },
    "banners.json [0].product: unknown product 999; there is 101, 201, 301, 901",
  ],
  [
    "an overlay of a dish that is not there",
    { "catalog.en": [{ id: 1, products: [{ id: 102, name: "Shchi" }] }] },
    "catalog.en.json [0].products[0].id «Shchi»: no such entry in catalog.json",
  ],
  [
    "an overlay of a location that is not there",
    { "settings.en": { locations: [{ term_id: 5, name: "Moon" }] } },
    "settings.en.json locations[0] «Moon»: no such entry in settings.json",
  ],
  ["an overlay of another kind", { "settings.en": [] }, "settings.en.json: an object { … }, found an empty list"],
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

/** The mistake in the small shop, its changed files, and the one fault that the check must name. */
export const faultyShops = [...faultyMenus, ...faultySettings, ...faultyCoupons, ...faultyTexts];
