import { afterAll, beforeAll, expect, it } from "vitest";
import type { JsonObject } from "../../../shop/documents/json.ts";
import { placeOrder, quoteOrder } from "../../../testing/calls/orders.ts";
import { type ShopFiles, smallSettings } from "../../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

/** A Wednesday evening. */
const tonight = "2026-11-18T21:00:00+03:00";
const wednesday = "18.11.2026";
const thursday = "19.11.2026";
const saturday = "21.11.2026";

const breakfast = {
  windows: [
    { weekdays: [1, 2, 3, 4, 5], from: "08:00", to: "11:00" },
    { weekdays: [6, 7], from: "09:00", to: "13:00" },
  ],
};
const hull = { weekdays: [1, 2, 3, 4, 5, 6, 7], from: "08:00", to: "13:00" };
const plainHours = { to: "23:00", from: "07:00" };
const dish = (id: number, price: number, more: JsonObject = {}): JsonObject => ({
  id,
  name: `Блюдо ${id}`,
  price,
  ...more,
});

const catalog: readonly JsonObject[] = [
  {
    id: 1,
    name: "Завтраки",
    category_availability: breakfast,
    products: [dish(11, 300), dish(12, 350, { product_availability: { windows: [{ from: "10:00", to: "12:00" }] } })],
  },
  {
    id: 2,
    name: "Круглый день",
    category_availability: plainHours,
    products: [dish(21, 200, { option_groups: [{ group_id: 31 }] })],
  },
  { id: 3, name: "допы", products: [] },
  {
    id: 31,
    name: "К кофе",
    parent: 3,
    choice: { kind: "add", min: 0, max: 2 },
    products: [dish(311, 50, { product_availability: breakfast }), dish(312, 60)],
  },
];

const files: ShopFiles = {
  settings: {
    ...smallSettings,
    locations: [{ term_id: 1, name: "Центр", price_file_path: "", warehouse_id: [10] }],
    delivery: { ...Object(smallSettings["delivery"]), slot_minutes: 1 },
    delivery_work_time: { "10": { around_clock: true, week: {}, cooking_time_in_minutes: 30 } },
  },
  catalog,
};

const wanted = (date: string, time: string, product: number, more: object = {}) => ({
  warehouse_id: 10,
  pickup_location_id: 31,
  take_date: date,
  time_from: time,
  lines: [{ product_id: product, quantity: 1, ...more }],
});

describeOnEachEngine("dishes that are served at some hours", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ engine, files, now: tonight });
  });
  afterAll(() => shop.close());

  const lineOf = async (body: object) => (await quoteOrder(shop.app, body)).json().lines[0];

  it.each([
    [thursday, "08:00", null],
    [thursday, "10:59", null],
    [thursday, "11:00", ["08:00", "11:00"]],
    [saturday, "08:30", ["09:00", "13:00"]],
    [saturday, "12:59", null],
    [saturday, "13:00", ["09:00", "13:00"]],
  ])("MENU-24 breakfast for %s %s is sold, or refused with the hours of that day", async (date, time, hours) => {
    const body = wanted(date, time, 11);
    const { refusal } = await lineOf(body);
    const order = await placeOrder(shop.app, { ...body, expected_total: 300 });
    expect(refusal ?? null).toEqual(hours && { reason: "not-available", from: hours[0], to: hours[1] });
    expect(order.statusCode, order.body).toBe(hours === null ? 201 : 422);
  });

  it("MENU-24 tonight breakfast is refused, its next time is tomorrow morning, and it can be ordered for then", async () => {
    const { refusal, next_time } = await lineOf(wanted(wednesday, "22:00", 11));
    expect(refusal).toEqual({ reason: "not-available", from: "08:00", to: "11:00" });
    expect(next_time).toMatchObject({ date: thursday, from: "08:00" });
    const order = await placeOrder(shop.app, { ...wanted(thursday, next_time.from, 11), expected_total: 300 });
    expect(order.statusCode, order.body).toBe(201);
  });

  it("MENU-24 a dish with hours of its own is sold when its section is served too", async () => {
    const times = ["09:30", "10:30", "11:30"].map((time) => lineOf(wanted(thursday, time, 12)));
    expect((await Promise.all(times)).map(({ refusal }) => refusal ?? null)).toEqual([
      { reason: "not-available", from: "10:00", to: "12:00" },
      null,
      { reason: "not-available", from: "08:00", to: "11:00" },
    ]);
  });

  it("MENU-24 an option is refused outside its windows until the next one opens", async () => {
    const choices = [{ group_id: 31, id: 311, count: 1 }];
    const { refusal, next_time } = await lineOf(wanted(thursday, "12:00", 21, { choices }));
    const back_at = new Date("2026-11-20T08:00:00+03:00").toISOString();
    expect(refusal).toEqual({ reason: "supplement-not-offered", supplement_id: 311, back_at });
    expect(next_time).toMatchObject({ date: "20.11.2026", from: "08:00" });
    expect(await lineOf(wanted(saturday, "12:00", 21, { choices }))).toMatchObject({ total: 250 });
  });

  it("MENU-24 clients of one window read the hull, and hours without windows are answered as they are written", async () => {
    const [morning, day] = (await shop.app.inject("/wp-content/uploads/app_sync/prodcat.json")).json();
    expect(morning.category_availability).toEqual({ ...breakfast, ...hull });
    expect(morning.products[1].product_availability).toMatchObject({ from: "10:00", to: "12:00" });
    expect(JSON.stringify(day.category_availability)).toBe(JSON.stringify(plainHours));
  });
});
