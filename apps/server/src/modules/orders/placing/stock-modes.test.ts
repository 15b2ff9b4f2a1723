import { afterEach, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../shop/documents/json.ts";
import { anOperator, placeOrder, quoteOrder } from "../../../testing/calls/orders.ts";
import { type ShopFiles, smallSettings, smallShop } from "../../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const storeRoom = 99;
const withSettings = (changes: JsonObject, files: Record<string, Json> = {}): ShopFiles => ({
  ...smallShop,
  settings: { ...smallSettings, ...changes },
  ...files,
});

describeOnEachEngine("stock modes of the settings", (engine) => {
  let shop: RunningShop;
  afterEach(() => shop.close());

  const rows = async () => {
    const found = await shop.store.db.selectFrom("stock").selectAll().orderBy("warehouse_id").execute();
    return found.map((row) => [row.warehouse_id, row.product_id, row.quantity]);
  };
  const stopped = async (warehouseId: number) => {
    const answer = await shop.app.inject(`/wp-json/systeminfo/v1/stop_list?warehouse_id=${warehouseId}`);
    return answer.json<{ products: { product_id: number }[] }>().products.map(({ product_id }) => product_id);
  };

  it("ENT-1 single_stock_mode takes every branch's orders from one stock and returns cancelled ones", async () => {
    const stock = [
      { product_id: 301, warehouse_id: 10, quantity: 0 },
      { product_id: 301, warehouse_id: storeRoom, quantity: 3 },
    ];
    const settings = { single_stock_mode: true, single_stock_id: storeRoom };
    shop = await startShop({ engine, files: withSettings({ settings }, { stock }) });
    const three = { lines: [{ product_id: 301, quantity: 3 }], expected_total: 300 };
    expect(await stopped(10)).toEqual([]);
    const order = await placeOrder(shop.app, three);
    expect(order.statusCode).toBe(201);
    expect(await rows()).toEqual([
      [10, 301, 0],
      [storeRoom, 301, 0],
    ]);
    expect(await stopped(10)).toEqual([301]);
    expect((await quoteOrder(shop.app, three)).json().lines[0].refusal).toEqual({ reason: "sold-out" });
    const operator = await anOperator(shop);
    await operator.move(order.json().id, "cancelled");
    expect((await rows()).at(-1)).toEqual([storeRoom, 301, 3]);
  });

  it("ENT-1 fragmented_stosks_json imports one stock file per branch and ignores stock.json", async () => {
    const parts = {
      "stock/10": [{ product_id: 301, quantity: 4 }],
      "stock/20": [{ product_id: 101, warehouse_id: 10, quantity: 6 }],
    };
    const settings = { fragmented_stosks_json: true };
    shop = await startShop({ engine, files: withSettings({ settings }, parts) });
    expect(await rows()).toEqual([
      [10, 301, 4],
      [20, 101, 6],
    ]);
    await shop.reimport(withSettings({}, parts));
    expect(await rows()).toEqual([[10, 301, 5]]);
  });

  it("ENT-1 names the faults of a branch's stock file: an unknown branch, dish or quantity", async () => {
    const settings = { fragmented_stosks_json: true };
    shop = await startShop({ engine, files: null });
    const faulty = (name: string, row: JsonObject) => shop.reimport(withSettings({ settings }, { [name]: [row] }));
    await expect(faulty("stock/77", { product_id: 301, quantity: 1 })).rejects.toThrow("unknown warehouse 77");
    await expect(faulty("stock/10", { product_id: 999, quantity: 1 })).rejects.toThrow("unknown product 999");
    await expect(faulty("stock/10", { product_id: 301, quantity: -1 })).rejects.toThrow("stock/10.json [0].quantity");
  });

  it("ENT-1 product_disable_buy refuses the dish in quote and order", async () => {
    shop = await startShop({ engine, files: withSettings({ product_disable_buy: [301] }) });
    const soup = { product_id: 101, quantity: 1 };
    const quote = (await quoteOrder(shop.app, { lines: [{ product_id: 301, quantity: 1 }, soup] })).json();
    expect(quote.lines.map(({ refusal }: { refusal?: unknown }) => refusal ?? null)).toEqual([
      { reason: "not-available" },
      null,
    ]);
    expect((await placeOrder(shop.app)).statusCode).toBe(422);
  });
});
