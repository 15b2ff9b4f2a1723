import { copyFile, mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../shop/documents/json.ts";
import { checkShopFolder } from "../shop/folder/check-folder.ts";
import { projectFolder } from "../testing/calls/documented.ts";
import { placeOrder } from "../testing/calls/orders.ts";
import { type ShopFiles, writeShop } from "../testing/shops/small-shop.ts";
import { startShop } from "../testing/shops/start-shop.ts";
import { engineNamed } from "../testing/stores/engines.ts";

const page = "docs/shop-folder.md";
const photo = join(projectFolder, "e2e/shops/burgers/media/double.jpg");
const monday = "2026-03-02T12:00:00+03:00";

/** The page's examples with the file of each, the nearest one named before it, in order. */
async function examples(): Promise<readonly { readonly file: string; readonly content: Json }[]> {
  const text = await readFile(join(projectFolder, page), "utf8");
  return [...text.matchAll(/^```json\n([\s\S]*?)^```$/gm)].map((found) => {
    const named = text.slice(0, found.index).matchAll(/(?:^## |`)([a-z]+(?:\.en)?)\.json(?:`|$)/gm);
    return { file: [...named].at(-1)?.[1] ?? "", content: JSON.parse(found[1] ?? "") };
  });
}

describe(`the examples of ${page}`, () => {
  const leftovers: (() => Promise<unknown>)[] = [];
  let least: { readonly settings: JsonObject; readonly catalog: Json };
  let delivery: JsonObject;
  let others: ShopFiles;
  let menus: readonly Json[];
  beforeAll(async () => {
    const [settings, catalog, terms, menu, groups, ...more] = await examples();
    expect([settings, catalog, terms, menu, groups].map((example) => example?.file)).toEqual([
      "settings",
      "catalog",
      "catalog",
      "catalog",
      "catalog",
    ]);
    least = { settings: Object(settings?.content), catalog: catalog?.content ?? null };
    delivery = Object(terms?.content);
    menus = [menu, groups].map((example) => example?.content ?? null);
    others = Object.fromEntries(more.map(({ file, content }) => [file, content]));
  });
  afterAll(async () => {
    for (const clean of leftovers.reverse()) await clean();
  });

  /** The folder's findings; the pictures of the page exist. */
  async function findingsOf(files: ShopFiles) {
    const folder = await writeShop(files);
    leftovers.push(folder.remove);
    for (const [picture] of JSON.stringify(files).matchAll(/media\/[\w/-]+\.jpg/g)) {
      await mkdir(dirname(join(folder.path, picture)), { recursive: true });
      await copyFile(photo, join(folder.path, picture));
    }
    return (await checkShopFolder(folder.path)).findings;
  }

  /** Delivery beside the pickup of the first example. */
  const withDelivery = (): ShopFiles => {
    const ways = [least.settings, delivery].flatMap(({ shipping_methods: own }) => (Array.isArray(own) ? own : []));
    return { catalog: least.catalog, settings: { ...least.settings, ...delivery, shipping_methods: ways } };
  };

  it("make a shop that accepts orders for pickup and within its zone", async () => {
    const shop = await startShop({ engine: engineNamed("sqlite", leftovers), files: withDelivery(), now: monday });
    leftovers.push(shop.close);
    const pickup = {
      warehouse_id: 10,
      pickup_location_id: 1,
      payment_method: "cash",
      lines: [{ product_id: 101, quantity: 2 }],
    };
    expect((await placeOrder(shop.app, { ...pickup, expected_total: 780 })).json()).toMatchObject({ total: 780 });
    const toDoor = {
      delivery_type: "flat_rate",
      address: "Тверская, 1",
      coordinates: [37.61, 55.75],
      pickup_location_id: undefined,
    };
    expect((await placeOrder(shop.app, { ...pickup, ...toDoor, expected_total: 930 })).json()).toMatchObject({
      total: 930,
    });
  });

  it("pass `check`, each in the shop of the first ones", async () => {
    expect(Object.keys(others)).toEqual(["coupons", "banners", "stock", "catalog.en"]);
    expect(await findingsOf({ ...withDelivery(), ...others })).toEqual([]);
    for (const catalog of menus) expect(await findingsOf({ ...withDelivery(), catalog })).toEqual([]);
  });
});
