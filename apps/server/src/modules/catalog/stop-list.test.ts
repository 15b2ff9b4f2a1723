import { PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { anOperator, placeOrder } from "../../testing/calls/orders.ts";
import { type ShopFiles, smallSettings, smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const files: ShopFiles = {
  ...smallShop,
  stock: [
    { product_id: 301, warehouse_id: 10, quantity: 2 },
    { product_id: 101, warehouse_id: 20, quantity: 0 },
    { product_id: 201, variation_id: 2011, warehouse_id: 10, quantity: 1 },
    { product_id: 201, variation_id: 2012, warehouse_id: 10, quantity: 0 },
  ],
};

describeOnEachEngine("the stop-list", (engine) => {
  let shop: RunningShop;
  beforeEach(async () => {
    shop = await startShop({ engine, files });
  });
  afterEach(() => shop.close());

  const stopped = async (warehouse = 10) =>
    (await shop.app.inject(`${PATHS.stopList}?warehouse_id=${warehouse}`)).json().products;
  const stopListEvents = () => {
    const publish = vi.spyOn(shop.app.services.realtime, "publish");
    return () => publish.mock.calls.filter(([, event]) => event === "stop-list-changed").map(([, , data]) => data);
  };
  const smallPizza = { lines: [{ product_id: 201, variation_id: 2011, quantity: 1 }], expected_total: 500 };

  it("API-8 names sold-out products of a branch, and a whole dish when all its variations are sold out", async () => {
    expect(await stopped()).toEqual([{ product_id: 201, variation_id: 2012 }]);
    expect(await stopped(20)).toEqual([{ product_id: 101, variation_id: null }]);
    expect((await placeOrder(shop.app, smallPizza)).statusCode).toBe(201);
    expect(await stopped()).toEqual([
      { product_id: 201, variation_id: null },
      { product_id: 201, variation_id: 2011 },
      { product_id: 201, variation_id: 2012 },
    ]);
    expect((await shop.app.inject(`${PATHS.stopList}?warehouse_id=77`)).statusCode).toBe(404);
    expect((await shop.app.inject(`${PATHS.stopList}?warehouse_id=x`)).statusCode).toBe(400);
  });

  it("API-8 sends an event when an order takes the last portion, and when a cancellation returns it", async () => {
    const heard = stopListEvents();
    const lastTwo = (await placeOrder(shop.app)).json();
    expect(heard()).toEqual([{ product_id: 301 }]);
    expect(await stopped()).toContainEqual({ product_id: 301, variation_id: null });
    const operator = await anOperator(shop);
    await operator.move(lastTwo.id, "cancelled");
    await operator.move(lastTwo.id, "cancelled");
    expect(heard()).toEqual([{ product_id: 301 }, { product_id: 301 }]);
    expect(await stopped()).not.toContainEqual({ product_id: 301, variation_id: null });
  });

  it("API-8 sends no event for an order that leaves stock, nor for a refused one", async () => {
    const heard = stopListEvents();
    expect(
      (await placeOrder(shop.app, { lines: [{ product_id: 301, quantity: 1 }], expected_total: 100 })).statusCode,
    ).toBe(201);
    expect((await placeOrder(shop.app)).statusCode).toBe(422);
    expect(heard()).toEqual([]);
  });

  it("STOP-2 names each branch's own time zone for the return of its dishes", async () => {
    const open = { around_clock: true, week: {}, cooking_time_in_minutes: 20 };
    const hours = { "10": open, "20": { ...open, wp_timezone: "Asia/Omsk" } };
    await shop.reimport({ ...files, settings: { ...smallSettings, delivery_work_time: hours } });
    const zone = async (branch: number) =>
      (await shop.app.inject(`${PATHS.stopList}?warehouse_id=${branch}`)).json().time_zone;
    expect([await zone(10), await zone(20)]).toEqual(["Europe/Moscow", "Asia/Omsk"]);
  });

  it("API-8 names the revision that another process has just announced", async () => {
    const other = await startShop({ engine, store: shop.store });
    const ask = async ({ app }: RunningShop) => (await app.inject(`${PATHS.stopList}?warehouse_id=10`)).json().revision;
    const before = await ask(other);
    await shop.reimport({ ...files, stock: [] });
    const announced = await ask(shop);
    expect(announced).not.toBe(before);
    expect(await ask(other)).toBe(announced);
    await other.close();
  });
});
