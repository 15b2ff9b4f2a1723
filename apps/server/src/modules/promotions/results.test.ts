import { PROMOTION_CALLS } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { anOperator, teaOrder } from "../../testing/calls/orders.ts";
import { newPhone, signIn } from "../../testing/calls/people.ts";
import { staffHeaders } from "../../testing/calls/staff.ts";
import { smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const files = {
  ...smallShop,
  coupons: {
    auto: [
      { id: 801, code: "Десять процентов", discount_type: "percent", amount: "10" },
      { id: 802, code: "Ничья", discount_type: "percent", amount: "20" },
    ],
    codes: [{ id: 811, code: "SOUP", discount_type: "fixed_cart", amount: "33.33" }],
  },
  stock: [],
};
const none = { orders: 0, guests: 0, new_guests: 0, discount: 0, revenue: 0, repeat_guests: 0 };
const ten = { coupons: [801], expected_total: 180 };
/** At the station, which never closes. */
const soup = { warehouse_id: 20, pickup_location_id: null, lines: [{ product_id: 101, quantity: 1 }] };

describeOnEachEngine("what promotions brought", (engine) => {
  let shop: RunningShop;
  let owner: Readonly<Record<string, string>>;
  const [anna, boris, vera] = [newPhone(), newPhone(), newPhone()];

  let placed = 0;
  async function orderAt(at: string, phone: string, more: object, headers: Readonly<Record<string, string>> = {}) {
    shop.clock.set(at);
    placed += 1;
    const answer = await shop.app.inject({
      method: "POST",
      url: "/api/wp-json/checkout/order",
      headers: { "idempotency-key": `order-${placed}`, ...headers },
      payload: { ...teaOrder, customer: { name: "Анна", phone }, ...more },
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return Number(answer.json().id);
  }
  const results = async (query: Record<string, string>, headers = owner) => {
    const answer = await shop.app.inject({ url: PROMOTION_CALLS.results, query, headers });
    return { status: answer.statusCode, results: answer.json().results };
  };

  beforeAll(async () => {
    shop = await startShop({ engine, files });
    const operator = await anOperator(shop);
    await orderAt("2026-03-02T12:00:00+03:00", boris, {});
    await orderAt("2026-03-04T12:00:00+03:00", anna, ten);
    await orderAt("2026-03-04T12:10:00+03:00", boris, ten);
    const cancelled = await orderAt("2026-03-04T12:20:00+03:00", vera, ten);
    expect((await operator.move(cancelled, "cancelled")).statusCode).toBe(200);
    // Half past midnight of the shop's next day.
    const code = { ...soup, promo_code: "soup", expected_total: 246.67 };
    await orderAt("2026-03-05T21:30:00Z", vera, code);
    await orderAt("2026-03-06T12:00:00+03:00", vera, { ...soup, promo_code: "SOUP", expected_total: 246.67 });
    await orderAt("2026-03-14T12:00:00+03:00", anna, {});
    await orderAt("2026-04-04T12:00:00+03:00", boris, {});
    owner = await staffHeaders(shop, [{ role: "owner", branchId: null }]);
  });
  afterAll(() => shop.close());

  it("PROMO-2 counts orders, guests, first orders, sums to the kopeck and guests who came again", async () => {
    expect((await results({ from: "2026-03-01", to: "2026-03-31" })).results).toEqual([
      {
        coupon_id: 801,
        code: "Десять процентов",
        // Not the cancelled one; Boris was a guest before, and came again after more than thirty days.
        orders: 2,
        guests: 2,
        new_guests: 1,
        discount: 40,
        revenue: 360,
        repeat_guests: 1,
      },
      { coupon_id: 802, code: "Ничья", ...none },
      {
        coupon_id: 811,
        code: "SOUP",
        orders: 2,
        guests: 1,
        new_guests: 1,
        discount: 66.66,
        revenue: 493.34,
        repeat_guests: 1,
      },
    ]);
  });

  it("PROMO-2 counts by days of the shop's zone, both included", async () => {
    const ordersOn = async (from: string, to: string) =>
      (await results({ from, to })).results.map(({ orders }: { orders: number }) => orders);
    expect(await ordersOn("2026-03-05", "2026-03-05")).toEqual([0, 0, 0]);
    expect(await ordersOn("2026-03-06", "2026-03-06")).toEqual([0, 0, 2]);
    expect(await ordersOn("2026-03-04", "2026-03-06")).toEqual([2, 0, 2]);
  });

  it("PROMO-2 knows an account by its orders for other numbers", async () => {
    shop.clock.set("2026-04-06T12:00:00+03:00");
    const { headers } = await signIn(shop, newPhone());
    await orderAt("2026-04-06T13:00:00+03:00", newPhone(), {}, headers);
    await orderAt("2026-04-07T12:00:00+03:00", newPhone(), ten, headers);
    await orderAt("2026-04-08T12:00:00+03:00", newPhone(), {}, headers);
    const { results: april } = await results({ from: "2026-04-01", to: "2026-04-30" });
    expect(april[0]).toMatchObject({ orders: 1, guests: 1, new_guests: 0, repeat_guests: 1 });
  });

  it("PROMO-2 knows an account's owner who orders signed out", async () => {
    const phone = newPhone();
    shop.clock.set("2026-04-10T12:00:00+03:00");
    const { headers } = await signIn(shop, phone);
    await orderAt("2026-04-10T13:00:00+03:00", phone, {}, headers);
    await orderAt("2026-04-11T12:00:00+03:00", phone, ten);
    await orderAt("2026-04-12T12:00:00+03:00", phone, {}, headers);
    const { results: day } = await results({ from: "2026-04-11", to: "2026-04-11" });
    expect(day[0]).toMatchObject({ orders: 1, guests: 1, new_guests: 0, repeat_guests: 1 });
  });

  it("PROMO-2 reads a period once a minute", async () => {
    const period = { from: "2026-04-13", to: "2026-04-13" };
    const orders = async () => (await results(period)).results[0].orders;
    shop.clock.set("2026-04-13T12:00:00+03:00");
    expect(await orders()).toBe(0);
    await orderAt("2026-04-13T12:00:30+03:00", newPhone(), ten);
    expect(await orders()).toBe(0);
    shop.clock.set("2026-04-13T12:01:00+03:00");
    expect(await orders()).toBe(1);
  });

  it("PROMO-2 shows a branch's manager the orders of that branch, and nobody without the right", async () => {
    const manager = await staffHeaders(shop, [{ role: "manager", branchId: 20 }]);
    const march = { from: "2026-03-01", to: "2026-03-31" };
    const orders = (await results(march, manager)).results.map((row: { orders: number }) => row.orders);
    expect(orders).toEqual([0, 0, 2]);
    const cook = await staffHeaders(shop, [{ role: "cook", branchId: null }]);
    expect((await results(march, cook)).status).toBe(403);
  });

  it("PROMO-2 refuses a period that is none, or longer than four hundred days", async () => {
    for (const [from, to] of [
      ["2026-03-02", "2026-03-01"],
      ["2026-02-30", "2026-03-01"],
      ["2025-01-01", "2026-02-05"],
    ] as const)
      expect((await results({ from, to })).status, `${from} ${to}`).toBe(400);
    expect((await results({ from: "2025-01-01", to: "2026-02-04" })).status).toBe(200);
  });
});
