import { afterEach, beforeAll, expect, it } from "vitest";
import type { Store } from "../database/store.ts";
import { smallShop } from "../testing/shops/small-shop.ts";
import { describeOnEachEngine } from "../testing/stores/engines.ts";
import { createShopData, ShopUnavailable } from "./shop-data.ts";

describeOnEachEngine("the shop's data in memory", (engine) => {
  let store: Store;
  let ticks = 0;
  const failures: unknown[] = [];

  beforeAll(async () => {
    store = await engine.store();
  });
  afterEach(() => {
    failures.length = 0;
  });

  const dataOf = () =>
    createShopData({
      db: store.db,
      ticks: () => ticks,
      onFailure: (error) => failures.push(error),
      onDropped: ({ entity }) => failures.push(entity),
    });

  async function write(name: string, body: string): Promise<void> {
    await store.db.deleteFrom("shop_documents").where("name", "=", name).execute();
    await store.db.insertInto("shop_documents").values({ name, body }).execute();
  }
  async function mark(revision: string): Promise<void> {
    await store.db.deleteFrom("shop_revisions").execute();
    await store.db.insertInto("shop_revisions").values({ id: 1, revision, imported_at: 0 }).execute();
  }
  async function writeWhole(revision: string): Promise<void> {
    for (const [name, content] of Object.entries(smallShop)) await write(name, JSON.stringify(content));
    await mark(revision);
  }

  it("APP-5 is unavailable while the store has no shop, and available once it has one", async () => {
    const data = dataOf();
    await expect(data.current()).rejects.toThrow(ShopUnavailable);
    expect(data.isHealthy()).toBe(false);
    expect(failures).toHaveLength(1);
    await writeWhole("one");
    ticks += 2_000;
    expect((await data.current()).settings().seo.name).toBe("Малый стол");
    expect(data.isHealthy()).toBe(true);
  });

  it("serves another process's import within a second", async () => {
    const data = dataOf();
    const before = await data.current();
    await write("banners", "[]");
    await mark("two");
    ticks += 500;
    expect(await data.current()).toBe(before);
    ticks += 600;
    expect((await data.current()).revision).toBe("two");
    expect((await data.current()).documents.read("banners")).toEqual([]);
  });

  it("ERR-1 serves the last good copy while a new revision is broken, and reports it", async () => {
    const data = dataOf();
    const good = await data.current();
    await write("settings", "{ torn");
    await mark("three");
    await data.refresh();
    expect(data.latest()).toBe(good);
    expect(data.isHealthy()).toBe(false);
    expect(failures.at(-1)).toBeInstanceOf(TypeError);
    await writeWhole("four");
    await data.refresh();
    expect(data.isHealthy()).toBe(true);
    expect(data.latest()?.revision).toBe("four");
  });

  it("detects a damaged document under an unchanged revision when it reads everything", async () => {
    const data = dataOf();
    const good = await data.current();
    await write("catalog", "[ torn");
    await data.refresh();
    expect(data.isHealthy()).toBe(true);
    ticks += 2_000;
    await data.verify();
    expect(data.isHealthy()).toBe(false);
    expect(data.latest()).toBe(good);
  });

  it("ERR-1 a start with a broken catalogue warns and still has its settings", async () => {
    const data = dataOf();
    const damaged = await data.current();
    expect(damaged.settings().seo.name).toBe("Малый стол");
    expect(damaged.catalog().products.size).toBe(0);
    expect(data.isHealthy()).toBe(false);
    expect(failures).toContain("catalog");
    await writeWhole("four");
    await data.refresh();
    expect(data.latest()?.catalog().products.size).toBe(4);
    expect(data.latest()?.revision).not.toBe(damaged.revision);
  });

  it("gives each branch its own menu and names", async () => {
    const shop = await dataOf().current();
    expect(shop.warehouseIds).toEqual([10, 20]);
    expect(shop.rulesFor(10)?.catalog.products.get(101)?.price).toBe(30_000);
    expect(shop.rulesFor(20)?.catalog.products.get(101)?.price).toBe(28_000);
    expect(shop.rulesFor(20)?.mainCatalog.products.get(101)?.price).toBe(30_000);
    expect(shop.rulesFor(20)?.catalog.products.has(301)).toBe(false);
    expect(shop.rulesFor(10)?.locationIds).toEqual([1]);
    expect(shop.rulesFor(10)?.schedule.cookingMinutes).toBe(30);
    expect(shop.rulesFor(99)).toBeNull();
    expect(shop.rulesFor(20, "en")?.catalog.products.get(101)?.name).toBe("Borscht");
    expect(shop.rulesFor(10)).toBe(shop.rulesFor(10));
  });

  it("APP-3 shares one parsed menu between all languages without their own texts", async () => {
    const shop = await dataOf().current();
    expect(shop.catalog("de")).toBe(shop.catalog("en"));
    expect(shop.catalog("zh-CN")).toBe(shop.catalog("hi"));
    expect(shop.catalog("kk")).toBe(shop.catalog());
    expect(shop.catalog("en")).not.toBe(shop.catalog());
    expect(shop.catalog("en").products.get(101)?.name).toBe("Borscht");
  });
});
