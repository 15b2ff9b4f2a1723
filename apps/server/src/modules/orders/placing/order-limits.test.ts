import { PATHS } from "@skatert/contract";
import { afterEach, expect, it } from "vitest";
import { anOperator, placeOrder, stockOf, teaOrder } from "../../../testing/calls/orders.ts";
import { newPhone, signIn } from "../../../testing/calls/people.ts";
import { smallSettings, smallShop } from "../../../testing/shops/small-shop.ts";
import { type RunningShop, type ShopOptions, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const hour = 3_600_000;
const orders = { perPhone: 3, perNetwork: 8, unpaidPerPhone: 2, unpaidPerNetwork: 3 };
const files = {
  ...smallShop,
  settings: {
    ...smallSettings,
    delivery: { ...Object(smallSettings["delivery"]), slot_capacity: { local_pickup: { orders: 20 } } },
    payment_methods: [
      { id: "cod", name: "Наличными", enabled: true, online: false },
      { id: "sandbox", name: "Картой", enabled: true, online: true },
    ],
  },
  stock: [{ product_id: 301, warehouse_id: 10, quantity: 100 }],
};
const tea = { ...teaOrder, lines: [{ product_id: 301, quantity: 1 }], expected_total: 100 };
const guestOf = (phone: string) => ({ customer: { name: "Анна", phone } });

describeOnEachEngine("limits of orders", (engine) => {
  const shops: RunningShop[] = [];
  const open = async (options: Partial<ShopOptions> = {}) => {
    const shop = await startShop({ engine, files, limits: { orders }, ...options });
    shops.push(shop);
    return shop;
  };
  afterEach(async () => {
    for (const shop of shops.splice(0)) await shop.close();
  });

  const place = (
    shop: RunningShop,
    changes: object = {},
    sent: { address?: string; key?: string; headers?: object } = {},
  ) =>
    shop.app.inject({
      method: "POST",
      url: PATHS.orders,
      remoteAddress: sent.address ?? "203.0.113.7",
      headers: { "idempotency-key": sent.key ?? crypto.randomUUID(), ...sent.headers },
      payload: { ...tea, ...changes },
    });
  const statusesOf = (answers: readonly { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode);

  it("refuses a guest's order over the hourly limit with 429 and Retry-After, and accepts it later", async () => {
    const shop = await open();
    for (let order = 0; order < 3; order += 1) expect((await place(shop)).statusCode).toBe(201);
    shop.clock.advance(10 * 60_000);
    const refused = await place(shop);
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "3000"]);
    expect(refused.json()).toMatchObject({
      code: "rest_too_many_requests",
      data: { reason: "too-many-orders-by-phone", retry_after: 3000 },
    });
    expect((await place(shop, guestOf("+79160000001"))).statusCode).toBe(201);
    shop.clock.advance(50 * 60_000);
    expect((await place(shop)).statusCode).toBe(201);
  });

  it("allows the orders of four hours in a day", async () => {
    const shop = await open({ limits: { orders: { ...orders, perPhone: 1 } } });
    for (let order = 0; order < 4; order += 1) {
      expect((await place(shop)).statusCode).toBe(201);
      shop.clock.advance(hour);
    }
    const refused = await place(shop);
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, String(20 * 3600)]);
  });

  it("a flood from one network empties neither the slots nor a dish", async () => {
    const shop = await open();
    const second = await open({ store: shop.store });
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, index) =>
        place(index % 2 === 0 ? shop : second, guestOf(`+7916000${1000 + index}`)),
      ),
    );
    expect(statusesOf(answers).filter((status) => status === 201)).toHaveLength(orders.perNetwork);
    expect(new Set(statusesOf(answers))).toEqual(new Set([201, 429]));
    expect(await stockOf(shop, 301)).toBe(100 - orders.perNetwork);
    const others = await place(shop, guestOf("+79169999999"), { address: "198.51.100.1" });
    expect(others.statusCode).toBe(201);
    const restarted = await open({ store: shop.store });
    expect((await place(restarted, guestOf("+79168888888"))).json().data.reason).toBe("too-many-orders-by-network");
  });

  it.each([
    ["the networks of an IPv6 /48", (order: number) => `2001:db8:7:${order.toString(16)}::1`, "2001:db8:8::1"],
    ["the addresses of an IPv4 /24", (order: number) => `203.0.113.${order}`, "203.0.114.1"],
  ])("a guest who changes between %s gets no further than four networks", async (_block, address, outside) => {
    const shop = await open({ limits: { orders: { ...orders, perNetwork: 2, unpaidPerNetwork: 1 } } });
    const send = (order: number, changes: object = {}) =>
      place(shop, { ...guestOf(`+7916000${3000 + order}`), ...changes }, { address: address(order) });
    const online = { payment_method: "sandbox" };
    for (let order = 0; order < 4; order += 1) expect((await send(order, online)).statusCode).toBe(201);
    expect((await send(4, online)).json().data.reason).toBe("too-many-unpaid-by-network");
    for (let order = 4; order < 8; order += 1) expect((await send(order)).statusCode).toBe(201);
    expect((await send(8)).json().data.reason).toBe("too-many-orders-by-network");
    expect((await place(shop, guestOf("+79160003999"), { address: outside })).statusCode).toBe(201);
  });

  it("API-7 neither counts nor refuses a repeat under the same key", async () => {
    const shop = await open();
    const first = await place(shop, {}, { key: "first" });
    for (let repeat = 0; repeat < 5; repeat += 1)
      expect((await place(shop, {}, { key: "first" })).json()).toEqual(first.json());
    expect(statusesOf([await place(shop), await place(shop), await place(shop)])).toEqual([201, 201, 429]);
    expect((await place(shop, {}, { key: "first" })).json()).toEqual(first.json());
  });

  it("counts no order that was refused", async () => {
    const shop = await open();
    for (let order = 0; order < 5; order += 1) expect((await place(shop, { expected_total: 1 })).statusCode).toBe(409);
    expect((await place(shop)).statusCode).toBe(201);
  });

  it("counts a signed-in shopper's orders by account, apart from guests with the same number or network", async () => {
    const shop = await open();
    const phone = newPhone();
    for (let order = 0; order < 3; order += 1) await place(shop, guestOf(phone));
    for (let order = 0; order < 5; order += 1) await place(shop, guestOf(`+7916000200${order}`));
    expect((await place(shop, guestOf(phone))).statusCode).toBe(429);
    const anna = await signIn(shop, phone);
    const own = { headers: anna.headers };
    const answers = [];
    for (let order = 0; order < 4; order += 1) answers.push(await place(shop, guestOf(phone), own));
    expect(statusesOf(answers)).toEqual([201, 201, 201, 429]);
  });

  it("limits unpaid orders at once, until one is paid or cancelled (CONST-6)", async () => {
    const shop = await open({ limits: { orders: { ...orders, perPhone: 0, perNetwork: 0 } } });
    const online = { payment_method: "sandbox" };
    const first = await place(shop, online);
    expect([first.statusCode, first.json().stage]).toEqual([201, "awaiting-payment"]);
    expect((await place(shop, online)).statusCode).toBe(201);
    const third = await place(shop, online);
    expect([third.statusCode, third.json().data]).toMatchObject([
      429,
      { reason: "too-many-unpaid-by-phone", retry_after: 1800 },
    ]);
    expect((await place(shop)).statusCode).toBe(201);
    expect((await place(shop, { ...online, ...guestOf("+79160000001") })).statusCode).toBe(201);
    const fourth = await place(shop, { ...online, ...guestOf("+79160000002") });
    expect(fourth.json().data.reason).toBe("too-many-unpaid-by-network");
    await (await anOperator(shop)).move(first.json().id, "cancelled");
    expect((await place(shop, online)).statusCode).toBe(201);
  });

  it("limits neither integrations nor, with limits of 0, anyone else", async () => {
    const shop = await open();
    const { keys } = await anOperator(shop);
    const authorization = `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`;
    const body = {
      payment_method: "cod",
      billing: { first_name: "Анна", phone: "8 916 123-45-67" },
      line_items: [{ product_id: 301, quantity: 1 }],
      shipping_lines: [{ method_id: "local_pickup" }],
      warehouse_id: 10,
      pickup_location_id: 31,
    };
    for (let order = 0; order < 10; order += 1) {
      const headers = { authorization, "idempotency-key": String(order) };
      const sent = await shop.app.inject({ method: "POST", url: PATHS.shopOrders, headers, payload: body });
      expect(sent.statusCode).toBe(201);
    }
    const free = await open({ limits: {} });
    for (let order = 0; order < 10; order += 1) expect((await placeOrder(free.app, tea)).statusCode).toBe(201);
  });

  it("with guest_order_code asks only guests who pay on receipt for a code", async () => {
    const settings = { ...files.settings, settings: { guest_order_code: true } };
    const shop = await open({ files: { ...files, settings }, limits: {} });
    const key = "needs-a-code";
    const refused = await place(shop, {}, { key });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { code: "order_code_required", data: { reason: "phone-code-required" } },
    ]);
    expect((await place(shop, { payment_method: "sandbox" })).statusCode).toBe(201);
    const anna = await signIn(shop, newPhone());
    expect((await place(shop, {}, { key, headers: anna.headers })).statusCode).toBe(201);
    expect((await place(shop, {}, { key })).statusCode).toBe(201);
  });

  it("with guest_order_code asks a guest for a code where a coupon leaves nothing to pay online", async () => {
    const settings = { ...files.settings, settings: { guest_order_code: true } };
    const coupons = { auto: [], codes: [{ id: 701, code: "ALL", discount_type: "percent", amount: "100" }] };
    const shop = await open({ files: { ...files, settings, coupons }, limits: {} });
    const free = { payment_method: "sandbox", promo_code: "ALL", expected_total: 0 };
    expect((await place(shop, free)).json()).toMatchObject({ code: "order_code_required" });
    const anna = await signIn(shop, newPhone());
    const placed = await place(shop, free, { headers: anna.headers });
    expect(placed.json()).toMatchObject({ stage: "accepted", total: 0, payment: null });
  });

  it("counts refusals in a metric and stores neither number nor address", async () => {
    const shop = await open({ limits: { orders: { ...orders, perPhone: 1 } } });
    await place(shop);
    await place(shop);
    const { body } = await shop.app.inject("/metrics");
    expect(body).toContain('skatert_orders_limited_total{reason="too-many-orders-by-phone"} 1');
    const rows = JSON.stringify(await shop.store.db.selectFrom("order_budgets").selectAll().execute());
    expect(rows).not.toMatch(/9161234567|203\.0\.113/);
  });
});
