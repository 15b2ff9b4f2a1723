import { PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { anOperator, stockOf } from "../../../testing/calls/orders.ts";
import { smallMenu, smallShop } from "../../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const files = { ...smallShop, stock: [{ product_id: 301, warehouse_id: 10, quantity: 2 }] };
const dearerTea = smallMenu.map((category) =>
  category["id"] === 3
    ? { ...category, products: [{ id: 301, name: "Чай", slug: "chay", price: 120, in_stock: true, categories: [3] }] }
    : category,
);
const woo = {
  payment_method: "cod",
  billing: { first_name: "Анна", phone: "8 916 123-45-67" },
  line_items: [{ product_id: 301, quantity: 2 }],
  shipping_lines: [{ method_id: "local_pickup" }],
  warehouse_id: 10,
  pickup_location_id: 31,
};

describeOnEachEngine("repeats of an integration's order", (engine) => {
  let shop: RunningShop;
  let authorization: string;
  beforeEach(async () => {
    shop = await startShop({ engine, files });
    const { keys } = await anOperator(shop);
    authorization = `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`;
  });
  afterEach(() => shop.close());

  const send = (key: string | null, body: object = woo) =>
    shop.app.inject({
      method: "POST",
      url: PATHS.shopOrders,
      headers: { authorization, ...(key === null ? {} : { "idempotency-key": key }) },
      payload: body,
    });

  it("API-7 answers the first order under the same key after it took the last portion", async () => {
    const first = await send("till-1");
    expect([first.statusCode, await stockOf(shop, 301)]).toEqual([201, 0]);
    const repeat = await send("till-1");
    expect([repeat.statusCode, repeat.json()]).toEqual([201, first.json()]);
    expect((await send("till-2")).statusCode).toBe(422);
  });

  it("API-7 answers the first order under the same key after the price changed", async () => {
    const first = await send("till-1");
    await shop.reimport({ ...files, catalog: dearerTea });
    const repeat = await send("till-1");
    expect([repeat.statusCode, repeat.json()]).toEqual([201, first.json()]);
    expect(first.json().total).toBe("200.00");
  });

  it("API-7 refuses another body under the key with 422", async () => {
    await send("till-1");
    const other = await send("till-1", { ...woo, customer_note: "Без сахара" });
    expect([other.statusCode, other.json().code]).toEqual([422, "idempotency_mismatch"]);
  });

  it("answers twenty parallel requests for the last portions with one order", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send("till-1")));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  });

  it("treats an identical body without a key as a repeat for ten seconds, and later as a new order", async () => {
    await shop.reimport({ ...files, stock: [{ product_id: 301, warehouse_id: 10, quantity: 100 }] });
    const answers = await Promise.all([send(null), send(null)]);
    const ids = new Set(answers.map((answer) => answer.json().id));
    expect([answers.map(({ statusCode }) => statusCode), ids.size]).toEqual([[201, 201], 1]);
    expect((await send(null, { ...woo, customer_note: "Без сахара" })).json().id).not.toBe(answers[0]?.json().id);
    shop.clock.advance(10_000);
    const later = await send(null);
    expect([later.statusCode, ids.has(later.json().id)]).toEqual([201, false]);
  });
});
