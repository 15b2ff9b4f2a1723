import { describe, expect, it } from "vitest";
import type { Json } from "../overlay.ts";
import { type ShopFiles, smallShop, writeShop } from "../../testing/small-shop.ts";
import { checkShopFolder } from "./check-folder.ts";
import { faultLine } from "./fault.ts";

async function faultsOf(changes: ShopFiles, without: readonly string[] = []): Promise<readonly string[]> {
  const files = Object.fromEntries(Object.entries({ ...smallShop, ...changes }).filter(([name]) => !without.includes(name)));
  const folder = await writeShop(files);
  try {
    return (await checkShopFolder(folder.path)).faults.map(faultLine);
  } finally {
    await folder.remove();
  }
}

const catalogWith = (change: (catalog: { [key: string]: Json }[]) => void): ShopFiles => {
  const catalog = structuredClone(smallShop["catalog"]) as { [key: string]: Json }[];
  change(catalog);
  return { catalog };
};
const settingsWith = (changes: ShopFiles): ShopFiles => ({ settings: { ...(smallShop["settings"] as ShopFiles), ...changes } });
const coupon = (fields: ShopFiles): ShopFiles => ({
  coupons: { auto: [{ id: 1, code: "A", discount_type: "percent", amount: "5", ...fields }] },
});
const aDish = { id: 555, name: "Блюдо", slug: "blyudo", price: 1 };

/** What is done to the small shop, and the one line the check must answer. */
const cases: readonly (readonly [string, ShopFiles, string])[] = [
  ["a file that is no JSON", { banners: "{" }, "banners.json: is not JSON: Expected property name or '}' in JSON at position 1 (line 1 column 2)"],
  ["a price that is no number", catalogWith((c) => { c[2] = { ...c[2], products: [{ ...aDish, price: "дорого" }] }; }), "catalog.json [2].products[0].price: has not the expected form (regex)"],
  ["a dish without a price", catalogWith((c) => { c[2] = { ...c[2], products: [{ id: 555, name: "Блюдо" }, { id: 301, name: "Чай", price: 100 }] }; }), "catalog.json [2].products[0].price: no price, neither here nor in variations"],
  ["an unknown parent category", catalogWith((c) => { c[1] = { ...c[1], parent: 77 }; }), "catalog.json [1].parent: unknown category 77"],
  ["a category id given twice", catalogWith((c) => { c.push({ id: 3, name: "Ещё напитки", slug: "eshche" }); }), "catalog.json [4].id: repeats [2].id"],
  ["a slug given twice", catalogWith((c) => { c[1] = { ...c[1], slug: "supy" }; }), "catalog.json [1].slug: repeats [0].slug"],
  ["two dishes under one id", catalogWith((c) => { c[2] = { ...c[2], products: [{ id: 101, name: "Чай", price: 1 }, { id: 301, name: "Чай", price: 100 }] }; }), "catalog.json [2].products[0].id: another product than [0].products[0] has the id 101"],
  ["an unknown supplement", catalogWith((c) => { c[2] = { ...c[2], products: [{ ...aDish, supplements: [{ id: 4 }] }, { id: 301, name: "Чай", price: 1 }] }; }), "catalog.json [2].products[0].supplements[0].id: unknown product 4"],
  ["a dish for an unknown location", catalogWith((c) => { c[2] = { ...c[2], products: [{ ...aDish, locations: [1, 8] }, { id: 301, name: "Чай", price: 1 }] }; }), "catalog.json [2].products[0].locations[1]: unknown location 8"],
  ["an unknown combo part", catalogWith((c) => { c[2] = { ...c[2], products: [{ ...aDish, acf: { combo_products: [7] } }, { id: 301, name: "Чай", price: 1 }] }; }), "catalog.json [2].products[0].acf.combo_products[0]: unknown product 7"],
  ["a free limit of an unknown category", catalogWith((c) => { c[0] = { ...c[0], free_limits: [{ category_id: 70, quantity: 1 }] }; }), "catalog.json [0].free_limits[0].category_id: unknown category 70"],
  ["a price file that is not there", settingsWith({ locations: [{ term_id: 1, name: "Центр", price_file_path: "moon.json", warehouse_id: 10 }] }), "settings.json locations[0].price_file_path: unknown price file moon.json"],
  ["a condition for an unknown zone", settingsWith({ delivery: { conditions: [{ zone_id: "moon", delivery_price: 1 }] } }), "settings.json delivery.conditions[0].zone_id: unknown zone moon"],
  ["a payment method for an unknown branch", settingsWith({ payment_methods: [{ id: "cod", name: "Наличные", warehouse_ids: [10, 99] }] }), "settings.json payment_methods[0].warehouse_ids[1]: unknown warehouse 99"],
  ["an unknown payment method of a zone", settingsWith({ delivery: { all_zones_zone_payment_methods: { centre: ["bitcoin"] } } }), "settings.json delivery.all_zones_zone_payment_methods.centre[0]: unknown payment method bitcoin"],
  ["a location id given twice", settingsWith({ locations: [{ term_id: 1, name: "А", warehouse_id: 10 }, { term_id: 1, name: "Б", warehouse_id: 20 }] }), "settings.json locations[1].term_id: repeats locations[0].term_id"],
  ["a coupon of an unknown branch", coupon({ sklad_coupon: "10, 99" }), "coupons.json auto[0].sklad_coupon: unknown warehouse 99"],
  ["a coupon of an unknown category", coupon({ product_categories: [71] }), "coupons.json auto[0].product_categories[0]: unknown category 71"],
  ["a coupon rule for an unknown dish", coupon({ autoapply_dop_rulles_products_list: [{ coupon_products: [5], coupon_products_qty: 1 }] }), "coupons.json auto[0].autoapply_dop_rulles_products_list[0].coupon_products[0]: unknown product 5"],
  ["a gift of an unknown dish", coupon({ discount_type: "free_gift", free_gift_data: [{ product_id: 6, quantity: 1 }] }), "coupons.json auto[0].free_gift_data[0].product_id: unknown product 6"],
  ["a gift of a variation of another dish", coupon({ discount_type: "free_gift", free_gift_data: [{ product_id: 301, variation_id: 2011, quantity: 1 }] }), "coupons.json auto[0].free_gift_data[0].variation_id: product 301 has no variation 2011"],
  ["stock of an unknown dish", { stock: [{ product_id: 5, warehouse_id: 10, quantity: 1 }] }, "stock.json [0].product_id: unknown product 5"],
  ["a banner for an unknown dish", { banners: [{ id: 1, type: "product", product: 999 }] }, "banners.json [0].product: unknown product 999"],
  ["an overlay of a dish that is not there", { "catalog.en": [{ id: 1, products: [{ id: 102, name: "Shchi" }] }] }, "catalog.en.json [0].products[0].id: nothing like it in catalog.json"],
  ["an overlay of a location that is not there", { "settings.en": { locations: [{ term_id: 5, name: "Moon" }] } }, "settings.en.json locations[0]: nothing like it in settings.json"],
  ["an overlay of another kind", { "settings.en": [] }, "settings.en.json: expected object"],
  ["a language that is none of the eighteen", { "settings.xx.json": "{}" }, "settings.xx.json: is in none of the 18 languages"],
  ["a picture that is not there", { galleries: { "1": { images: [{ url: "media/no.webp" }] } } }, "galleries.json 1.images[0].url: no file media/no.webp"],
  ["a picture of an article that is not there", { pages: [{ id: 1, slug: "a", title: { rendered: "А" }, content: { rendered: '<img src="media/no.webp">' } }] }, "pages.json [0].content.rendered: no file media/no.webp"],
  ["a picture outside the folder", { galleries: { "1": { images: [{ url: "media/../../etc/passwd" }] } } }, "galleries.json 1.images[0].url: no file media/../../etc/passwd"],
];

describe("checking a shop folder", () => {
  it("finds nothing wrong in a shop that is in order", async () => {
    expect(await faultsOf({})).toEqual([]);
  });

  it("needs only settings and a catalogue", async () => {
    const folder = await writeShop({ settings: {}, catalog: [] });
    const { faults } = await checkShopFolder(folder.path);
    await folder.remove();
    expect(faults).toEqual([]);
  });

  it.each(cases)("names the file and the path of %s", async (_title, changes, line) => {
    expect(await faultsOf(changes)).toEqual([line]);
  });

  it.each(["settings", "catalog"])("misses %s.json", async (name) => {
    expect(await faultsOf({}, [name])).toContain(`${name}.json: is missing`);
  });

  it("says so of a folder that is none", async () => {
    const { faults } = await checkShopFolder("/nowhere/at/all");
    expect(faults.map(faultLine)).toEqual(["/nowhere/at/all: is no folder"]);
  });

  it("reports all faults of all files at once", async () => {
    const faults = await faultsOf({
      banners: [{ id: 1, product: 998, type: "product" }, { id: 1, product: 997, type: "product" }],
      stock: [{ product_id: 5, warehouse_id: 77, quantity: 1 }],
    });
    expect(faults).toHaveLength(5);
  });
});
