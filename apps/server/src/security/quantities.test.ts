import { PATHS } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { anOperator, placeOrder, stockOf, teaOrder } from "../testing/calls/orders.ts";
import { type RunningShop, startShop } from "../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../testing/stores/engines.ts";

describeOnEachEngine("a requested quantity", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ engine });
  });
  afterAll(() => shop.close());

  /** Invalid numbers of dishes, as JSON text. */
  const quantities = [
    "-1",
    "0",
    "-0",
    "1.5",
    "1e308",
    "1e999",
    "1e-7",
    "null",
    "true",
    '"2"',
    '"NaN"',
    '"1e3"',
    "[2]",
    "[[2]]",
    "{}",
    '{"valueOf":2}',
    "9007199254740993",
    "1e21",
  ];

  it.each(quantities)(
    "is no quantity: %s is 400 with the path of the fault, in a quote and in an order",
    async (quantity) => {
      const line = `{"product_id":301,"quantity":${quantity}}`;
      const soup = `{"product_id":101,"quantity":1,"supplements":[{"id":901,"count":${quantity}}]}`;
      for (const [lines, path] of [
        [`[${line}]`, "lines[0].quantity"],
        [`[{"product_id":301,"quantity":1},${line}]`, "lines[1].quantity"],
        [`[${soup}]`, "lines[0].supplements[0].count"],
      ] as const) {
        const { lines: _lines, ...rest } = teaOrder;
        for (const url of [PATHS.quote, PATHS.orders]) {
          const payload = `${JSON.stringify(rest).slice(0, -1)},"lines":${lines}}`;
          const headers = { "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
          const answer = await shop.app.inject({ method: "POST", url, headers, payload });
          expect([url, answer.statusCode, answer.json().data.params?.[0]?.path]).toEqual([url, 400, path]);
        }
      }
      expect(await stockOf(shop, 301)).toBe(5);
    },
  );

  it.each([
    ["bonuses", [-1, 0.5, "5", [5], 1e308, {}]],
    ["people", [-1, 1.5, "2", [1], 1e308]],
    ["pickup_location_id", [-1, "31", [31], 1.5, 1e308]],
    ["change_from", [-1, "1000", [1], {}, 1e308]],
  ] as const)("%s is no such number: 400 with its path", async (field, values) => {
    for (const value of values) {
      const answer = await placeOrder(shop.app, { [field]: value });
      expect([value, answer.statusCode, answer.json().data.params?.[0]?.path]).toEqual([value, 400, field]);
    }
  });

  it("has an id in the store's range: a larger one is a 400 with its path, or ignored in lenient calls", async () => {
    for (const id of [2_147_483_648, 2_025_532_938_129_901]) {
      for (const [changes, path] of [
        [{ lines: [{ product_id: id, quantity: 1 }] }, "lines[0].product_id"],
        [{ lines: [{ product_id: 301, variation_id: id, quantity: 1 }] }, "lines[0].variation_id"],
        [{ coupons: [id] }, "coupons[0]"],
        [{ warehouse_id: id }, "warehouse_id"],
      ] as const) {
        const answer = await placeOrder(shop.app, changes);
        expect([answer.statusCode, answer.json().data.params?.[0]?.path]).toEqual([400, path]);
      }
      const item = { product: { id, name: "Чай" }, quantity: 1, variation: id, variation_data: {}, price: 1 };
      const cart = {
        cart_total: 1,
        delivery_type: "local_pickup",
        customer_id: id,
        cart_items: { a: item },
        meta_data: [id],
      };
      const applied = await shop.app.inject({
        method: "POST",
        url: PATHS.autoapply,
        payload: { ...cart, coupons: [] },
      });
      expect([applied.statusCode, applied.json().stocksList]).toEqual([200, []]);
    }
  });

  it("never exceeds the stock, also with several lines of one dish", async () => {
    for (const lines of [
      [{ product_id: 301, quantity: 6 }],
      [{ product_id: 301, quantity: 1_000_000 }],
      [3, 3].map((quantity) => ({ product_id: 301, quantity })),
      Array.from({ length: 6 }, () => ({ product_id: 301, quantity: 1 })),
    ]) {
      const total = lines.reduce((sum, { quantity }) => sum + quantity * 100, 0);
      const answer = await placeOrder(shop.app, { lines, expected_total: total });
      expect([409, 422]).toContain(answer.statusCode);
    }
    expect(await stockOf(shop, 301)).toBe(5);
  });

  it("is a positive whole number for integrations too", async () => {
    const { keys } = await anOperator(shop);
    const authorization = `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`;
    for (const quantity of [-1, 0, 1.5, 1e308, [1], {}, null]) {
      const payload = {
        payment_method: "cod",
        billing: { first_name: "Анна", phone: "+79161234567" },
        line_items: [{ product_id: 301, quantity }],
        shipping_lines: [{ method_id: "local_pickup" }],
        warehouse_id: 10,
        pickup_location_id: 31,
      };
      const answer = await shop.app.inject({
        method: "POST",
        url: PATHS.shopOrders,
        headers: { authorization },
        payload,
      });
      expect([quantity, answer.statusCode, answer.json().data.params?.[0]?.path]).toEqual([
        quantity,
        400,
        "line_items[0].quantity",
      ]);
    }
    expect(await stockOf(shop, 301)).toBe(5);
  });
});
