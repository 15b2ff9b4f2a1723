import { PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { accountCalls } from "../testing/calls/account-calls.ts";
import { placeOrder, quoteOrder, stockOf } from "../testing/calls/orders.ts";
import { newPhone, type SignedIn, signIn } from "../testing/calls/people.ts";
import { smallShop } from "../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../testing/stores/engines.ts";

const files = {
  ...smallShop,
  bonus: { active: true, percent_max: 30, earn_percent: 5 },
  referral: { active: true, reward: 100, friend_reward: 50 },
};

/** Fields that only the shop decides, under every name that an attacker might try. */
const forged = {
  ID: 1,
  id: 1,
  user: 1,
  customer: { name: "Анна", phone: "+79161234567", id: 1, role: "administrator", bonus: 1_000 },
  role: "administrator",
  roles: ["administrator"],
  is_admin: true,
  capabilities: { manage_woocommerce: true },
  meta_data: [{ key: "wp_capabilities", value: "administrator" }],
  bonus: 100_000,
  points: 100_000,
  points_balance: 100_000,
  balance: 100_000,
  orders_count: 0,
  referral_code: "MINE",
  birth_editable: true,
  status: "completed",
  stage: "handed-over",
  paid: true,
  set_paid: true,
  payment: { state: "paid", amount: 0 },
  date_paid: "2026-03-01T00:00:00",
  total: 1,
  discount: 199,
  discount_total: "199.00",
  shipping_total: "0.00",
  delivery_price: 0,
  adjustments: [{ kind: "percent", amount: -200 }],
  fee_lines: [{ total: "-199.00" }],
  price: 1,
  unit_price: 1,
  gift_price: 0,
  refusals: [],
  created_at: 0,
  key: "known-beforehand",
  order_key: "known-beforehand",
  number: "777",
  source: "kitchen",
  skip_checks: true,
};
const forgedLine = {
  product_id: 301,
  quantity: 2,
  price: 1,
  unit_price: 1,
  total: 1,
  subtotal: "0.01",
  gift: true,
  free: true,
};

describeOnEachEngine("forged fields", (engine) => {
  let shop: RunningShop;
  let anna: SignedIn;
  beforeEach(async () => {
    shop = await startShop({ engine, files });
    anna = await signIn(shop, newPhone());
    shop.clock.set("2026-03-04T12:00:00+03:00");
  });
  afterEach(() => shop.close());
  const { get, post } = accountCalls(() => shop);

  it("CART-8 ROLE-3 change nothing in a quote and an order: price, discount, status, payment, owner, key", async () => {
    const body = { ...forged, lines: [forgedLine] };
    const plain = (await quoteOrder(shop.app)).json();
    expect((await quoteOrder(shop.app, body)).json()).toEqual(plain);
    const placed = await placeOrder(shop.app, { ...body, user_id: anna.userId, customer_id: anna.userId });
    expect(placed.statusCode).toBe(201);
    const { id, key } = placed.json();
    expect([placed.json().total, placed.json().stage, key === forged.key]).toEqual([
      200,
      plain.stage ?? "accepted",
      false,
    ]);
    const row = await shop.store.db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(row.user_id).toBe(null);
    expect((await get(PATHS.ownOrders, anna)).json()).toEqual([]);
    expect((await get(PATHS.bonus, anna)).json().points_balance).toBe(0);
    expect(await stockOf(shop, 301)).toBe(3);
  });

  it("CART-8 a forged total is answered with the correct one, and nothing is sold", async () => {
    for (const expected of [1, 0, 199.99, 200.01, 1e9]) {
      const answer = await placeOrder(shop.app, { ...forged, expected_total: expected });
      expect([answer.statusCode, answer.json().data.quote.total]).toEqual([409, 200]);
    }
    for (const expected of [-1, "200", null, [200], 1e308]) {
      expect((await placeOrder(shop.app, { expected_total: expected })).statusCode).toBe(400);
    }
    expect(await stockOf(shop, 301)).toBe(5);
  });

  it("API-10 autoapply uses the server's own prices", async () => {
    const item = {
      product: { id: 301, name: "Чай", price: 1e6 },
      quantity: 2,
      variation: 0,
      variation_data: {},
      price: 1e6,
    };
    const cart = {
      cart_total: 1e9,
      delivery_type: "local_pickup",
      customer_id: anna.userId,
      cart_items: { "301": item },
    };
    const asked = { ...cart, take_date: "05.03.2026", coupons: [], meta_data: [10] };
    const guest = await shop.app.inject({ method: "POST", url: PATHS.autoapply, payload: asked });
    const honest = { ...asked, cart_total: 200, cart_items: { "301": { ...item, price: 100 } }, customer_id: 0 };
    expect(guest.json()).toEqual(
      (await shop.app.inject({ method: "POST", url: PATHS.autoapply, payload: honest })).json(),
    );
  });

  it("ROLE-3 change nothing of an account: its number, phone, points, orders, role", async () => {
    const before = (await get(PATHS.user, anna)).json().data.data;
    const { customer: _customer, ...fields } = forged;
    const changed = await post(
      PATHS.user,
      { ...fields, name: "Анна", phone: "+79990000000", user_id: anna.userId },
      anna,
    );
    expect(changed.json().data.data).toEqual({ ...before, name: "Анна" });
    expect(await shop.store.db.selectFrom("users").select(["id", "phone"]).execute()).toEqual([
      { id: anna.userId, phone: anna.phone },
    ]);
    const address = await post(
      PATHS.addresses,
      { data: { AddressLine: "Ленина, 1", user_id: 1, owner: 1, ...fields, id: undefined } },
      anna,
    );
    expect(Object.keys(address.json()[0]).sort()).toEqual(
      ["AddressLine", "apartment", "comment", "coordinates", "entrance", "floor", "id", "name", "number"].sort(),
    );
    for (const [path, body] of [
      [PATHS.favorites, { favorites: [101] }],
      [PATHS.preferences, { preferences: ["орехи"] }],
      [PATHS.wheelSpin, {}],
    ] as const) {
      const answer = await post(path, { ...fields, ...body, user_id: anna.userId }, anna);
      expect(answer.statusCode).toBeLessThan(500);
    }
    expect((await get(PATHS.bonus, anna)).json().points_balance).toBe(0);
  });

  it("ROLE-2 open no other session at sign-in, and set no code", async () => {
    const phone = newPhone();
    const body = {
      phone,
      code: "000000",
      user_id: anna.userId,
      verified: true,
      token: anna.token,
      role: "administrator",
    };
    expect((await post(PATHS.checkCode, body)).statusCode).toBe(400);
    for (const code of [["000000"], { $ne: "" }, null, true, 0, "%", "000000 or 1=1", "", "٠٠٠٠٠٠"]) {
      expect((await post(PATHS.checkCode, { phone, code })).statusCode).toBe(400);
    }
  });

  it("are refused on the restaurant's calls even with a shopper's session", async () => {
    const { id } = (await placeOrder(shop.app)).json();
    for (const [method, url, payload] of [
      ["PUT", `${PATHS.shopOrders}/${id}`, { status: "completed" }],
      ["POST", PATHS.shopOrders, { status: "completed", set_paid: true }],
      ["PUT", `${PATHS.shopProducts}/301`, { price: "1" }],
      ["POST", PATHS.shopCoupons, { code: "FREE", discount_type: "percent", amount: "100" }],
      ["PUT", `${PATHS.orderRatings}/${id}`, { hidden: true }],
    ] as const) {
      const headers = {
        ...anna.headers,
        "x-consumer-key": "ck_1",
        "x-api-key": "ck_1",
        authorization: `Bearer ${anna.token}`,
      };
      const answer = await shop.app.inject({ method, url, headers, payload });
      expect([url, [400, 401].includes(answer.statusCode)]).toEqual([url, true]);
    }
  });
});
