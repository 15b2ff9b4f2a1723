import { PATHS } from "@skatert/contract";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { menuAt } from "../../modules/catalog/index.ts";
import { anOperator, placeOrder, quoteOrder } from "../../testing/calls/orders.ts";
import { openAllDay } from "../../testing/shops/open-all-day.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { createShopData } from "../shop-data.ts";

/** Calls of the mappers from the wire's shapes. */
const mapped = vi.hoisted(() => ({ menus: 0, productLists: 0 }));
vi.mock("@skatert/contract", async (load) => {
  const contract = await load<typeof import("@skatert/contract")>();
  return {
    ...contract,
    categoriesFromWire: (...args: Parameters<typeof contract.categoriesFromWire>) => {
      mapped.menus += 1;
      return contract.categoriesFromWire(...args);
    },
    menuProducts: (...args: Parameters<typeof contract.menuProducts>) => {
      mapped.productLists += 1;
      return contract.menuProducts(...args);
    },
  };
});

describeOnEachEngine("the menu of a revision", (engine) => {
  let shop: RunningShop;
  let authorization: string;
  beforeAll(async () => {
    shop = await startShop({ engine, files: openAllDay });
    const { keys } = await anOperator(shop);
    authorization = `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`;
    await readEverything();
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    mapped.menus = 0;
    mapped.productLists = 0;
  });

  const get = (url: string, headers = {}) => shop.app.inject({ url, headers });

  /** As pages read it. */
  const menuOfPages = async () => menuAt(await shop.shopData.current(), `${PATHS.catalogFolder}/prodcat_main.json`);

  /** Every part of the server that reads the menu. Each call must succeed. */
  async function readEverything(): Promise<void> {
    expect(await menuOfPages()).not.toBeNull();
    const answers = [
      await get(`${PATHS.catalogFolder}/prodcat_main.json`),
      await get(`${PATHS.stopList}?warehouse_id=10`),
      await quoteOrder(shop.app),
      await placeOrder(shop.app, { lines: [{ product_id: 301, quantity: 1 }], expected_total: 100 }),
      await get("/wp-json/wc/v3/products", { authorization }),
      await get("/wp-json/wc/v3/products?search=a", { authorization }),
      await get("/wp-json/wc/v3/orders", { authorization }),
      await get("/sitemap.xml"),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 201, 200, 200, 200, 200]);
  }

  it("is mapped once for every reader", async () => {
    await readEverything();
    expect(mapped).toEqual({ menus: 0, productLists: 0 });
  });

  it("is one object for pages, prices and the stop list", async () => {
    const snapshot = await shop.shopData.current();
    expect(await menuOfPages()).toBe(snapshot.catalog());
    expect(snapshot.menu("catalog")).toBe(snapshot.catalog());
    expect(snapshot.menu("catalog", "de")).toBe(snapshot.catalog("fr"));
  });

  it("is not mapped again by an edit that does not change it", async () => {
    const before = (await shop.shopData.current()).catalog();
    const { revision } = await shop.shopData.current();
    await shop.reimport({ ...openAllDay, banners: [] });
    const after = await shop.shopData.current();
    expect(after.revision).not.toBe(revision);
    expect(after.catalog()).toBe(before);
  });

  it("is read again by another process, which shares only the store", async () => {
    const report = () => undefined;
    const other = createShopData({ db: shop.store.db, onFailure: report, onDropped: report });
    const [own, theirs] = [await shop.shopData.current(), await other.current()];
    expect(theirs.revision).toBe(own.revision);
    expect(theirs.catalog()).toEqual(own.catalog());
  });
});
