import { catalogFilePath, PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { placeOrder, quoteOrder } from "../../testing/calls/orders.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

describeOnEachEngine("a shop whose data is damaged in the store", (engine) => {
  let shop: RunningShop;
  beforeEach(async () => {
    shop = await startShop({ engine });
    shop.app.log.level = "silent";
  });
  afterEach(() => shop.close());

  const statusOf = async (url: string) => (await shop.app.inject(url)).statusCode;
  const readOf = async (url: string) => (await shop.app.inject(url)).json();

  /** Returns a function that repairs the damage. */
  async function damage(name: string, body: string): Promise<() => Promise<unknown>> {
    const documents = shop.store.db;
    const row = await documents
      .selectFrom("shop_documents")
      .select("body")
      .where("name", "=", name)
      .executeTakeFirstOrThrow();
    const write = (text: string) =>
      documents.updateTable("shop_documents").set({ body: text }).where("name", "=", name).execute();
    await write(body);
    return () => write(row.body);
  }

  it.each([
    ["settings", "{ torn"],
    ["settings", "[]"],
    ["catalog", "[ torn"],
    ["catalog", "{}"],
    ["coupons", "{ torn"],
  ])(
    "ERR-1 sells on from the last good copy while its %s are %s, is alive, not ready, and recovers by itself",
    async (name, body) => {
      const settings = await readOf(PATHS.allSettings);
      const menu = await readOf(catalogFilePath("main", "ru"));
      const mend = await damage(name, body);
      await expect.poll(() => statusOf("/readyz"), { timeout: 5_000 }).toBe(503);
      expect(await statusOf("/healthz")).toBe(200);
      expect(await readOf(PATHS.allSettings)).toEqual(settings);
      expect(await readOf(catalogFilePath("main", "ru"))).toEqual(menu);
      expect((await quoteOrder(shop.app)).json().total).toBe(200);
      expect((await placeOrder(shop.app)).statusCode).toBe(201);
      await mend();
      await expect.poll(() => statusOf("/readyz"), { timeout: 5_000 }).toBe(200);
      expect(await readOf(PATHS.allSettings)).toEqual(settings);
    },
  );
});
