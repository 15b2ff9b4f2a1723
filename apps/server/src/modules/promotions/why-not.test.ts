import { OFFICE_PATHS, PROMOTION_CALLS } from "@skatert/contract";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { JsonObject } from "../../shop/documents/json.ts";
import { placeOrder, quoteOrder, teaOrder } from "../../testing/calls/orders.ts";
import { newPhone, signIn } from "../../testing/calls/people.ts";
import { staffHeaders } from "../../testing/calls/staff.ts";
import { smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const percent = { discount_type: "percent", amount: "10" };
const auto: readonly JsonObject[] = [
  { id: 801, code: "Десять процентов", ...percent, minimum_amount: "150" },
  { id: 802, code: "На самовывоз", ...percent, pickup_coupon: true },
  { id: 803, code: "Один раз", ...percent, usage_limit_per_user: 1 },
  { id: 804, code: "Первый заказ", ...percent, usage_limit_first_purchase: true },
  {
    id: 805,
    code: "Борщ в подарок",
    discount_type: "free_gift",
    amount: "1",
    free_gift_data: [{ product_id: 101, quantity: 1 }],
  },
];
/** Each is used up by one order of the first test about orders. */
const limited = [
  { id: 821, code: "ONE", ...percent, usage_limit: 1 },
  { id: 822, code: "BUDGET", ...percent, budget: "20" },
  { id: 823, code: "DAILY", ...percent, usage_limit_per_day: 1 },
];
const codes = [...limited, { id: 811, code: "TEA", ...percent }];
const files = {
  ...smallShop,
  coupons: { auto, codes },
  stock: [
    { product_id: 301, variation_id: 0, warehouse_id: 10, quantity: 1000 },
    { product_id: 101, variation_id: 0, warehouse_id: 10, quantity: 0 },
  ],
};
const cart = {
  delivery_type: "local_pickup",
  warehouse_id: 10,
  pickup_location_id: 31,
  lines: [{ product_id: 301, quantity: 2 }],
  coupons: [] as readonly number[],
};

interface Fate {
  readonly coupon_id: number;
  readonly outcome: string;
  readonly reasons: readonly { readonly reason: string }[];
  readonly blocked_by: number | null;
}

describeOnEachEngine("why a promotion applies or not", (engine) => {
  let shop: RunningShop;
  let owner: Readonly<Record<string, string>>;
  beforeAll(async () => {
    shop = await startShop({ engine, files });
    owner = await staffHeaders(shop, [{ role: "owner", branchId: null }]);
  });
  afterAll(() => shop.close());

  const ask = async (payload: object, headers = owner) => {
    const answer = await shop.app.inject({ method: "POST", url: PROMOTION_CALLS.whyNot, payload, headers });
    return { status: answer.statusCode, body: answer.json() };
  };
  const fatesOf = async (payload: object) => {
    const { body } = await ask(payload);
    return (body.promotions as readonly Fate[]).map(({ coupon_id, outcome, reasons, blocked_by }) => [
      coupon_id,
      outcome,
      reasons.map(({ reason }) => reason).join(" "),
      blocked_by,
    ]);
  };
  const fateOf = async (id: number, payload: object) => (await fatesOf({ ...payload, coupon_id: id }))[0];

  it("PROMO-1 answers the shop's quote of a cart, which coupon wins, and every reason against the others", async () => {
    const asked = { ...cart, lines: [{ product_id: 301, quantity: 1 }], coupons: [802, 803] };
    const { body } = await ask({ cart: asked });
    expect(body.quote).toEqual((await quoteOrder(shop.app, asked)).json());
    expect(body.promotions[0]).toEqual({
      coupon_id: 801,
      code: "Десять процентов",
      kind: "auto",
      outcome: "refused",
      // A sum equal to the minimum would not be enough.
      reasons: [{ reason: "sum-below", amount: 150, missing: 50.01 }],
      blocked_by: null,
    });
    expect(await fatesOf({ cart: asked })).toEqual([
      [801, "refused", "sum-below", null],
      [802, "applied", "", null],
      [803, "possible", "not-combinable", 802],
      [804, "possible", "not-combinable", 802],
      [805, "refused", "sold-out", null],
      [821, "possible", "", null],
      [822, "possible", "", null],
      [823, "possible", "", null],
      [811, "possible", "", null],
    ]);
    expect(await fatesOf({ cart: asked, coupon_id: 803 })).toEqual([[803, "possible", "not-combinable", 802]]);
  });

  it("PROMO-1 types a code in the cart, and takes every promotion for a cart without a choice", async () => {
    expect(await fateOf(811, { cart, code: " tea " })).toEqual([811, "applied", "", null]);
    expect(await fateOf(811, { cart: { ...cart, promo_code: "TEA" } })).toEqual([811, "applied", "", null]);
    const { body } = await ask({ cart, code: "NOTHING" });
    expect(body.quote.refusals).toEqual([{ reason: "promo-unknown", code: "NOTHING" }]);
    const { coupons: _, ...unchosen } = cart;
    expect(await fateOf(801, { cart: unchosen })).toEqual([801, "applied", "", null]);
    expect(await fateOf(802, { cart: unchosen })).toEqual([802, "possible", "not-combinable", 801]);
  });

  it("PROMO-1 COUP-15 knows the orders and uses of a guest by number and by account", async () => {
    const phone = newPhone();
    expect(await fateOf(804, { phone, cart })).toEqual([804, "possible", "", null]);
    const order = { customer: { name: "Анна", phone }, coupons: [803], expected_total: 180 };
    expect((await placeOrder(shop.app, order)).statusCode).toBe(201);
    const spaced = phone.replace("+7", "8 ");
    expect(await fateOf(804, { phone: spaced, cart })).toEqual([804, "refused", "first-purchase", null]);
    expect(await fateOf(803, { phone: spaced, cart })).toEqual([803, "refused", "used-up", null]);
    // Without a cart only what holds for any cart.
    expect(await fateOf(803, { phone: spaced })).toEqual([803, "refused", "used-up", null]);
    expect(await fateOf(801, { phone: spaced })).toEqual([801, "possible", "", null]);
    expect((await ask({ phone: spaced })).body.quote).toBeNull();
    await signIn(shop, phone);
    expect(await fateOf(803, { phone, cart })).toEqual([803, "refused", "used-up", null]);
    expect((await ask({ phone: "12345" })).status).toBe(400);
  });

  it("PROMO-1 judges an order at its time, without its own uses and later ones", async () => {
    const phone = newPhone();
    const customer = { name: "Анна", phone };
    const place = async (more: object) => (await placeOrder(shop.app, { customer, ...more })).json().id;
    const first = await place({ coupons: [803], expected_total: 180 });
    const second = await place({});
    expect(await fateOf(803, { order_id: first })).toEqual([803, "applied", "", null]);
    expect(await fateOf(803, { order_id: second })).toEqual([803, "refused", "used-up", null]);
    const typed = await place({ promo_code: "tea", expected_total: 180 });
    expect(await fatesOf({ order_id: typed })).toContainEqual([811, "applied", "", null]);
    expect((await ask({ order_id: first })).body.quote).toMatchObject({ total: 180, lines: [{ quantity: 2 }] });
    expect((await ask({ order_id: 999_999 })).status).toBe(404);
  });

  it("PROMO-1 counts the account's orders of a guest who ordered signed out", async () => {
    const phone = newPhone();
    const { headers } = await signIn(shop, phone);
    const customer = { name: "Анна", phone };
    const url = "/api/wp-json/checkout/order";
    const payload = { ...teaOrder, customer };
    const sent = { ...headers, "idempotency-key": "signed-in" };
    const placed = await shop.app.inject({ method: "POST", url, payload, headers: sent });
    expect(placed.statusCode).toBe(201);
    const { id } = (await placeOrder(shop.app, { customer })).json();
    expect(await fateOf(804, { order_id: id })).toEqual([804, "refused", "first-purchase", null]);
  });

  it("PROMO-1 PROMO-2 judges an order by the totals, budgets and days as they were before it", async () => {
    const phone = newPhone();
    const ids = [];
    for (const code of ["ONE", "BUDGET", "DAILY"]) {
      const order = { customer: { name: "Анна", phone }, promo_code: code, expected_total: 180 };
      ids.push((await placeOrder(shop.app, order)).json().id);
    }
    const expected = [821, 822, 823].map((id) => [id, "applied", "", null]);
    expect([
      await fateOf(821, { order_id: ids[0] }),
      await fateOf(822, { order_id: ids[1] }),
      await fateOf(823, { order_id: ids[2] }),
    ]).toEqual(expected);
    const next = (await placeOrder(shop.app, { customer: { name: "Анна", phone } })).json().id;
    expect([
      await fateOf(821, { order_id: next }),
      await fateOf(822, { order_id: next }),
      await fateOf(823, { order_id: next }),
    ]).toEqual([
      [821, "refused", "used-up", null],
      [822, "refused", "budget-spent", null],
      [823, "refused", "used-today", null],
    ]);
  });

  it("PROMO-1 judges by the open draft on request", async () => {
    const url = `${OFFICE_PATHS.coupons}/802`;
    const { headers } = await shop.app.inject({ url, headers: owner });
    const sent = { ...owner, "if-match": String(headers["etag"]) };
    const payload = { set: { "coupons#auto": { pickup_coupon: false, delivery_coupon: true } } };
    expect((await shop.app.inject({ method: "PATCH", url, payload, headers: sent })).statusCode).toBe(200);
    const asked = { cart: { ...cart, coupons: [802] } };
    expect(await fateOf(802, asked)).toEqual([802, "applied", "", null]);
    expect(await fateOf(802, { ...asked, draft: true })).toEqual([802, "refused", "delivery-type", null]);
  });

  it("PROMO-1 is open to a branch's manager, with the orders of that branch alone", async () => {
    const manager = await staffHeaders(shop, [{ role: "manager", branchId: 20 }]);
    const cashier = await staffHeaders(shop, [{ role: "cashier", branchId: null }]);
    const { id } = (await placeOrder(shop.app, { customer: { name: "Анна", phone: newPhone() } })).json();
    expect((await ask({ cart, draft: true }, manager)).status).toBe(200);
    const [here, elsewhere] = [newPhone(), newPhone()];
    const atStation = { warehouse_id: 20, pickup_location_id: null };
    const lines = [{ product_id: 101, quantity: 1 }];
    const placed = await placeOrder(shop.app, {
      ...atStation,
      lines,
      customer: { name: "Анна", phone: here },
      expected_total: 280,
    });
    expect([placed.statusCode, placed.body]).toEqual([201, expect.anything()]);
    await placeOrder(shop.app, { customer: { name: "Анна", phone: elsewhere } });
    expect((await ask({ phone: here }, manager)).status).toBe(200);
    // Neither tells whether the shop knows the number.
    const unseen = [await ask({ phone: elsewhere }, manager), await ask({ phone: newPhone() }, manager)];
    expect(unseen.map(({ status }) => status)).toEqual([404, 404]);
    expect(unseen[0]?.body).toEqual(unseen[1]?.body);
    await signIn(shop, here);
    expect((await ask({ phone: here, cart }, manager)).status).toBe(200);
    expect((await ask({ order_id: id }, manager)).status).toBe(404);
    expect((await ask({ order_id: id }, cashier)).status).toBe(403);
    expect((await ask({ cart: { ...cart, warehouse_id: 77 } })).status).toBe(404);
    expect((await ask({ cart: { ...cart, lines: Array.from({ length: 500 }, () => cart.lines[0]) } })).status).toBe(
      400,
    );
    expect((await ask({ code: "A".repeat(101) })).status).toBe(400);
  });

  it("PROMO-1 PROMO-2 applies in the answer exactly what the shop's quote applies, for any cart", async () => {
    const anyCart = fc.record({
      lines: fc.array(fc.record({ product_id: fc.constantFrom(101, 301), quantity: fc.constantFrom(1, 2, 6) }), {
        minLength: 1,
        maxLength: 3,
      }),
      coupons: fc.shuffledSubarray([801, 802, 803, 804, 805]),
      promo_code: fc.constantFrom(null, "TEA", "OTHER"),
      warehouse_id: fc.constantFrom(10, 20),
    });
    await fc.assert(
      fc.asyncProperty(anyCart, async (changes) => {
        const asked = { ...teaOrder, ...changes };
        const { body } = await ask({ cart: asked });
        expect(body.quote).toEqual((await quoteOrder(shop.app, asked)).json());
        const applied = body.quote.coupons.flatMap((coupon: { id: number; applied: boolean }) =>
          coupon.applied ? [coupon.id] : [],
        );
        const named = (body.promotions as readonly Fate[]).flatMap(({ coupon_id, outcome }) =>
          outcome === "applied" ? [coupon_id] : [],
        );
        expect(named.toSorted()).toEqual(applied.toSorted());
      }),
      { numRuns: 25 },
    );
  });
});
