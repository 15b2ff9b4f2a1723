import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type MenuOffice, menuOffice } from "../../../testing/calls/menu-office.ts";
import { anOperator, placeOrder, quoteOrder } from "../../../testing/calls/orders.ts";
import { staffHeaders } from "../../../testing/calls/staff.ts";
import { smallShop } from "../../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const flyer = { id: 801, code: "=Листовка", discount_type: "percent", amount: "10", codes: ["LETO-A"] };
const soup = { lines: [{ product_id: 101, quantity: 1 }], expected_total: 270 };
const guest = (index: number) => ({ name: "Гость", phone: `+7916${1_000_000 + index}` });

describeOnEachEngine("single-use codes", (engine) => {
  let shop: RunningShop;
  let office: MenuOffice;
  beforeEach(async () => {
    shop = await startShop({ engine, files: { ...smallShop, coupons: { auto: [], codes: [flyer] } } });
    office = await menuOffice(shop);
  });
  afterEach(() => shop.close());

  const draw = (payload: object, headers: Record<string, string> = {}) =>
    office.call("POST", OFFICE_PATHS.promotionCodes, payload, headers);
  const csv = async () => {
    const headers = { ...(await staffHeaders(shop, [{ role: "owner", branchId: null }])) };
    return shop.app.inject({ url: `${OFFICE_PATHS.coupons}/801/codes.csv`, headers });
  };

  it("PROMO-1 are drawn into the draft, once for one key, and a guest uses one after the publication", async () => {
    const key = { "idempotency-key": "two-hundred" };
    const drawn = await draw({ coupon_id: 801, count: 200, prefix: "VESNA-" }, key);
    expect([drawn.status, drawn.body.codes.length, drawn.body.total]).toEqual([200, 200, 201]);
    expect((await draw({ coupon_id: 801, count: 200, prefix: "VESNA-" }, key)).body).toEqual(drawn.body);
    const [code] = drawn.body.codes;
    expect(code).toMatch(/^VESNA-[2-9A-HJ-NP-Z]{8}$/);
    const early = await quoteOrder(shop.app, { ...soup, promo_code: code });
    expect(early.json().refusals).toMatchObject([{ reason: "promo-unknown" }]);
    expect((await office.publish()).status).toBe(200);
    expect((await placeOrder(shop.app, { ...soup, promo_code: ` ${code.toLowerCase()} ` })).statusCode).toBe(201);
    const again = await quoteOrder(shop.app, { ...soup, promo_code: code });
    expect(again.json().coupons).toMatchObject([{ id: 801, code, applied: false, refusals: [{ reason: "used-up" }] }]);
  });

  it("PROMO-1 belong to one of twenty parallel orders, and to another after a cancellation", async () => {
    const order = (index: number) => placeOrder(shop.app, { ...soup, promo_code: "leto-a", customer: guest(index) });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => order(index)));
    const placed = answers.filter(({ statusCode }) => statusCode === 201);
    expect([placed.length, answers.filter(({ statusCode }) => statusCode === 409).length]).toEqual([1, 19]);
    const operator = await anOperator(shop);
    const cancelled = await operator.move(placed[0]?.json().id, "cancelled");
    expect(cancelled.statusCode, cancelled.body).toBe(200);
    expect((await order(30)).statusCode).toBe(201);
    expect((await order(31)).statusCode).toBe(409);
  });

  it("PROMO-1 STAFF-2 are a number for a branch's manager, in the draft and in the history", async () => {
    const url = `${OFFICE_PATHS.coupons}/801`;
    expect((await draw({ coupon_id: 801, count: 2 })).status).toBe(200);
    const read = async (role: Parameters<typeof staffHeaders>[1]) =>
      (await shop.app.inject({ url, headers: await staffHeaders(shop, role) })).json();
    const seen = await read([{ role: "manager", branchId: 10 }]);
    expect(JSON.stringify(seen)).not.toContain("LETO-A");
    expect(seen.facets["coupons#codes"]).toMatchObject({ code: "=Листовка", codes_count: 3 });
    expect(seen.published["coupons#codes"]).toMatchObject({ codes_count: 1 });
    expect((await read([{ role: "owner", branchId: null }])).facets["coupons#codes"].codes).toHaveLength(3);
    const field = { facet: "coupons#codes", field: "codes", before: 1, after: 3 };
    expect((await office.call("GET", OFFICE_PATHS.draft)).body.changes[0].fields).toEqual([field]);
    const { change_id: change } = (await office.publish()).body;
    const made = await office.call("GET", `${OFFICE_PATHS.history}/${change}`);
    expect(made.body.changes[0].fields).toEqual([field]);
  });

  it("PROMO-1 are the only codes of their coupon, and the cart's coupons name the typed one", async () => {
    const named = await quoteOrder(shop.app, { ...soup, promo_code: "=Листовка" });
    expect(named.json().refusals).toMatchObject([{ reason: "promo-unknown" }]);
    const applied = await shop.app.inject({
      method: "POST",
      url: "/api/wp-json/wc/v3/coupons/autoapply",
      payload: {
        coupons: ["leto-a"],
        meta_data: [10],
        delivery_type: "local_pickup",
        cart_items: { "101": { product: 101 } },
      },
    });
    const [coupon] = applied.json().couponsList;
    expect(coupon).toMatchObject({ id: 801, code: "LETO-A" });
    expect(coupon).not.toHaveProperty("codes");
  });

  it("PROMO-1 are a table with their orders, in which nothing is a formula", async () => {
    await office.edit(`${OFFICE_PATHS.coupons}/801`, { set: { "coupons#codes": { codes: ["LETO-A", "=1+1"] } } });
    const { id } = (await placeOrder(shop.app, { ...soup, promo_code: "LETO-A" })).json();
    const table = await csv();
    expect(table.headers["content-type"]).toContain("text/csv");
    const used = new Date(shop.clock.now()).toISOString();
    expect(table.body).toBe(`\ufeffcode;used;order\r\nLETO-A;${used};${id}\r\n'=1+1;;\r\n`);
  });

  it("PROMO-1 are counted in the list, and a used one that its coupon has no more is not", async () => {
    const counts = async () => {
      const { entities } = (await office.call("GET", OFFICE_PATHS.coupons)).body;
      const row = entities.find((each: { id: string }) => each.id === "801");
      expect(row.coupon).not.toHaveProperty("codes");
      return [row.uses, row.codes_used, row.codes_count];
    };
    await office.edit(`${OFFICE_PATHS.coupons}/801`, { set: { "coupons#codes": { codes: ["leto-a", "LETO-C"] } } });
    expect(await counts()).toEqual([0, 0, 2]);
    expect((await placeOrder(shop.app, { ...soup, promo_code: "LETO-A" })).statusCode).toBe(201);
    expect(await counts()).toEqual([1, 1, 2]);
    await office.edit(`${OFFICE_PATHS.coupons}/801`, { set: { "coupons#codes": { codes: ["LETO-C"] } } });
    expect(await counts()).toEqual([1, 0, 1]);
  });

  it("PROMO-1 are at most ten thousand of a promo code that exists", async () => {
    expect((await draw({ coupon_id: 801, count: 9_999 })).body.total).toBe(10_000);
    expect(await draw({ coupon_id: 801, count: 1 })).toMatchObject({
      status: 400,
      body: { data: { params: [{ path: "count" }] } },
    });
    expect((await draw({ coupon_id: 801, count: 10_001 })).status).toBe(400);
    expect((await draw({ coupon_id: 999, count: 1 })).status).toBe(404);
    const auto = { facets: { "coupons#auto": { code: "Обед", discount_type: "percent", amount: 15 } } };
    const { body } = await office.call("POST", OFFICE_PATHS.coupons, auto);
    expect((await draw({ coupon_id: Number(body.id), count: 1 })).body.data.params).toMatchObject([
      { path: "coupon_id" },
    ]);
  });

  it("PROMO-1 that another coupon has cannot be published", async () => {
    const facets = { "coupons#codes": { code: "Другая", discount_type: "percent", amount: 5, codes: [" leto-a"] } };
    expect((await office.call("POST", OFFICE_PATHS.coupons, { facets })).status).toBe(201);
    const refused = await office.publish();
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain("codes[1].codes[0]");
  });
});
