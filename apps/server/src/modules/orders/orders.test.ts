import { expect, it } from "vitest";
import { anOperator, placeOrder, quoteOrder, stockOf, teaOrder } from "../../testing/calls/orders.ts";
import { smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const wednesdayNoon = "2026-03-04T12:00:00+03:00";

describeOnEachEngine("placing an order", (engine) => {
  async function withShop(walk: (shop: RunningShop) => Promise<void>): Promise<void> {
    const shop = await startShop({ engine, now: wednesdayNoon });
    try {
      await walk(shop);
    } finally {
      await shop.close();
    }
  }

  it("CART-8 API-7 places the quoted order, takes the stock and shows the order only with its key", () =>
    withShop(async (shop) => {
      const quote = (await quoteOrder(shop.app)).json();
      expect(quote).toMatchObject({ total: 200, refusals: [], payment_methods: ["cod", "card"] });

      const placed = await placeOrder(shop.app);
      expect(placed.statusCode).toBe(201);
      const { id, key, ...rest } = placed.json();
      expect(rest).toEqual({ number: String(id), status: "accepted", stage: "accepted", total: 200, payment: null });
      expect(await stockOf(shop, 301)).toBe(3);

      const own = await shop.app.inject({ url: `/api/wp-json/checkout/order/${id}`, query: { key } });
      expect(own.json()).toMatchObject({
        id,
        stage: "accepted",
        stages: [{ stage: "accepted", at: new Date(wednesdayNoon).toISOString() }],
        total: 200,
        adjustments: [{ kind: "items", amount: 200 }],
        delivery: { type: "local_pickup", place_name: "Центр", people: 1, take_date: null },
        payment: { method: "cod", name: "Наличными", online: false, paid: false },
        can_cancel: true,
        can_pay: false,
      });
      for (const url of [`/wp-json/checkout/order/${id}`, `/wp-json/checkout/order/${id}?key=${key}x`]) {
        expect((await shop.app.inject({ url })).statusCode).toBe(404);
      }
    }));

  it("API-7 answers a repeat of the same key with the first answer, and another body with a mismatch", () =>
    withShop(async (shop) => {
      const first = await placeOrder(shop.app, {}, "attempt-1");
      const again = await placeOrder(shop.app, {}, "attempt-1");
      expect(again.statusCode).toBe(201);
      expect(again.json()).toEqual(first.json());
      const other = await placeOrder(shop.app, { comment: "Без сахара" }, "attempt-1");
      expect([other.statusCode, other.json().code]).toEqual([422, "idempotency_mismatch"]);
      expect(await stockOf(shop, 301)).toBe(3);
      const without = await shop.app.inject({ method: "POST", url: "/wp-json/checkout/order", payload: teaOrder });
      expect([without.statusCode, without.json().code]).toEqual([400, "idempotency_key_required"]);
    }));

  it("API-7 removes control characters from a name, and refuses a name without other characters", () =>
    withShop(async (shop) => {
      const named = (name: string) => placeOrder(shop.app, { customer: { ...teaOrder.customer, name } });
      expect((await named(" \0\u0007")).statusCode).toBe(400);
      const placed = await named("Ан\0на\r\nК");
      expect(placed.statusCode, placed.body).toBe(201);
      const rows = await shop.store.db.selectFrom("orders").select("name").execute();
      expect(rows).toEqual([{ name: "Анна К" }]);
      const promo = await quoteOrder(shop.app, { promo_code: "A\0B" });
      expect(promo.statusCode, promo.body).toBe(200);
    }));

  it("CART-8 answers another total with the new quote, stores nothing, and frees the key", () =>
    withShop(async (shop) => {
      const wrong = await placeOrder(shop.app, { expected_total: 150 }, "attempt-2");
      expect([wrong.statusCode, wrong.json().code, wrong.json().data.quote.total]).toEqual([409, "order_changed", 200]);
      expect(await stockOf(shop, 301)).toBe(5);
      expect((await placeOrder(shop.app, {}, "attempt-2")).statusCode).toBe(201);
    }));

  it("ERR-5 names the line that cannot be sold and offers the rest", () =>
    withShop(async (shop) => {
      const lines = [
        { product_id: 301, quantity: 6 },
        { product_id: 101, quantity: 1 },
      ];
      const answer = await placeOrder(shop.app, { lines, expected_total: 900 });
      expect(answer.statusCode).toBe(409);
      expect(answer.json().data.quote).toMatchObject({
        total: 300,
        lines: [{ refusal: { reason: "not-enough-stock", left: 5 } }, { product_id: 101, total: 300 }],
      });
    }));

  it("PRICE-6 VALID-1 refuses below the zone's minimum, outside the zones and at closed hours, with the reason", () =>
    withShop(async (shop) => {
      const delivery = { delivery_type: "flat_rate", coordinates: [37.6, 55.75], address: "Тверская улица, 1" };
      const below = await placeOrder(shop.app, { ...delivery, expected_total: 350 });
      expect([below.statusCode, below.json().data.reason]).toEqual([422, "minimum-not-reached"]);
      expect(below.json().data.refusals).toEqual([{ reason: "minimum-not-reached", required: 500, missing: 300 }]);

      const outside = await placeOrder(shop.app, { ...delivery, coordinates: [37.9, 55.75] });
      expect([outside.statusCode, outside.json().data.reason]).toEqual([422, "outside-zone"]);

      shop.clock.set("2026-03-04T23:00:00+03:00");
      const closed = await placeOrder(shop.app);
      expect([closed.statusCode, closed.json().data.reason]).toEqual([422, "closed"]);
      expect(await stockOf(shop, 301)).toBe(5);
    }));

  it("VALID-1 names the field of an invalid phone, and of a fractional quantity", () =>
    withShop(async (shop) => {
      const phone = await placeOrder(shop.app, { customer: { name: "Анна", phone: "12345" } });
      expect([phone.statusCode, phone.json().data.params]).toEqual([
        400,
        [{ path: "customer.phone", message: "is not a valid phone number" }],
      ]);
      for (const quantity of [0, -1, 1.5, 1e308, "2", [1], null]) {
        const answer = await placeOrder(shop.app, { lines: [{ product_id: 301, quantity }] });
        expect(answer.statusCode).toBe(400);
        expect(answer.json().data.params[0].path).toBe("lines[0].quantity");
      }
    }));

  it("accepts a phone in any usual notation and stores E.164", () =>
    withShop(async (shop) => {
      for (const phone of ["8 916 123-45-67", "9161234567", "+7 (916) 123 45 67"]) {
        const lines = [{ product_id: 101, quantity: 1 }];
        expect(
          (await placeOrder(shop.app, { lines, expected_total: 300, customer: { name: "А", phone } })).statusCode,
        ).toBe(201);
      }
      const phones = await shop.store.db.selectFrom("orders").select("phone").distinct().execute();
      expect(phones).toEqual([{ phone: "+79161234567" }]);
    }));

  it("ENT-6 moves only along the table of stages, records author and time, and ignores a repeat", () =>
    withShop(async (shop) => {
      const { id } = (await placeOrder(shop.app)).json();
      const operator = await anOperator(shop);
      shop.clock.advance(60_000);
      expect((await operator.move(id, "cooking")).json().status).toBe("cooking");
      expect((await operator.move(id, "cooking")).statusCode).toBe(200);
      const jump = await operator.move(id, "on-the-way");
      expect([jump.statusCode, jump.json().code]).toEqual([409, "order_transition_refused"]);
      expect((await operator.move(id, "ready")).statusCode).toBe(200);
      const courier = await operator.move(id, "on-the-way");
      expect(courier.statusCode).toBe(409);
      expect((await operator.move(id, "completed")).json().status).toBe("completed");
      expect((await operator.move(id, "cancelled")).statusCode).toBe(409);
      const stages = await shop.store.db.selectFrom("order_stages").select(["stage", "made_by"]).execute();
      expect(stages).toEqual([
        { stage: "accepted", made_by: "shopper" },
        { stage: "cooking", made_by: "operator:kitchen" },
        { stage: "ready", made_by: "operator:kitchen" },
        { stage: "handed-over", made_by: "operator:kitchen" },
      ]);
    }));

  it("requires consumer keys for the operator's call", () =>
    withShop(async (shop) => {
      const { id } = (await placeOrder(shop.app)).json();
      const { keys } = await anOperator(shop);
      const url = `/wp-json/wc/v3/orders/${id}`;
      expect((await shop.app.inject({ url })).statusCode).toBe(401);
      expect((await shop.app.inject({ url, query: { ...keys, consumer_secret: "cs_wrong" } })).statusCode).toBe(401);
      const read = await shop.app.inject({ url, query: { ...keys } });
      expect(read.json()).toMatchObject({
        id,
        status: "accepted",
        total: "200.00",
        billing: { phone: "+79161234567" },
      });
      const list = await shop.app.inject({ url: "/wp-json/wc/v3/orders?per_page=5", query: { ...keys } });
      expect([list.headers["x-wp-total"], list.json().length]).toEqual(["1", 1]);
    }));

  it("COUP-15 returns stock and coupon uses once when an order is cancelled twenty times in parallel", () =>
    withShop(async (shop) => {
      await shop.reimport({
        ...smallShop,
        coupons: {
          auto: [],
          codes: [{ id: 701, code: "SUP10", discount_type: "percent", amount: "10", usage_limit: 1 }],
        },
      });
      const { id, key } = (await placeOrder(shop.app, { promo_code: "SUP10", expected_total: 180 })).json();
      const second = await quoteOrder(shop.app, { promo_code: "SUP10" });
      expect(second.json().coupons).toMatchObject([{ id: 701, applied: false, refusals: [{ reason: "used-up" }] }]);

      const url = `/wp-json/checkout/order/${id}/cancel?key=${key}`;
      const answers = await Promise.all(Array.from({ length: 20 }, () => shop.app.inject({ method: "POST", url })));
      expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(200));
      expect(await stockOf(shop, 301)).toBe(5);
      expect((await quoteOrder(shop.app, { promo_code: "SUP10" })).json().total).toBe(180);
    }));

  it("lets the shopper cancel until the kitchen starts", () =>
    withShop(async (shop) => {
      const { id, key } = (await placeOrder(shop.app)).json();
      await (await anOperator(shop)).move(id, "cooking");
      const late = await shop.app.inject({ method: "POST", url: `/wp-json/checkout/order/${id}/cancel?key=${key}` });
      expect([late.statusCode, late.json().code]).toEqual([409, "order_transition_refused"]);
    }));
});
