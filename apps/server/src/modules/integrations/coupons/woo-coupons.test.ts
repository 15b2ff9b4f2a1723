import { afterAll, beforeAll, expect, it } from "vitest";
import { placeOrder, quoteOrder } from "../../../testing/calls/orders.ts";
import { shopWithClient, type WooCommerceClient } from "../../../testing/calls/woo-client.ts";
import type { RunningShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

describeOnEachEngine("coupons, through the official WooCommerce client", (engine) => {
  let shop: RunningShop;
  let url: string;
  let client: WooCommerceClient;
  beforeAll(async () => {
    ({ shop, url, client } = await shopWithClient(engine));
  });
  afterAll(() => shop.close());

  it("lists, adds, reads and changes coupons, and they work", async () => {
    expect((await client.get("coupons", { code: "sup10" })).data).toMatchObject([
      { id: 701, code: "SUP10", amount: "10.00", discount_type: "percent", auto: false, usage_count: 0 },
    ]);
    const added = await client.post("coupons", {
      code: "PRIVET",
      discount_type: "fixed_cart",
      amount: "100",
      minimum_amount: "250",
      usage_limit: 1,
      product_ids: [101],
      meta_data: [{ key: "coupon_only_for_device", value: "site" }],
    });
    expect([added.status, added.data]).toMatchObject([201, { id: 702, amount: "100.00", usage_limit: 1 }]);
    const soup = { lines: [{ product_id: 101, quantity: 1 }], promo_code: "PRIVET", expected_total: 200 };
    expect((await placeOrder(shop.app, soup)).statusCode).toBe(201);
    expect((await client.get("coupons/702")).data).toMatchObject({ usage_count: 1, product_ids: [101] });
    const changed = await client.put("coupons/702", { amount: "50.5", date_expires: "2020-01-01" });
    expect(changed.data).toMatchObject({
      amount: "50.50",
      date_expires: "2020-01-02T00:00:00",
      minimum_amount: "250.00",
    });
    expect((await client.put("coupons/702", changed.data)).data).toEqual(changed.data);
    expect((await client.get("coupons", { include: [702] })).headers["x-wp-total"]).toBe("1");
    expect((await client.put("coupons/999", { amount: "1" })).status).toBe(404);
  });

  it("PROMO-1 has single-use codes in the one coupon and their number in a list, and finds it by each", async () => {
    const codes = ["WOO-1", "WOO-2"];
    const added = await client.post("coupons", { code: "LISTOVKA", discount_type: "percent", amount: "10", codes });
    expect([added.status, added.data]).toMatchObject([201, { codes, codes_count: 2 }]);
    const [listed] = (await client.get("coupons", { code: "woo-2" })).data;
    expect(listed).toMatchObject({ id: added.data.id, codes_count: 2 });
    expect(listed).not.toHaveProperty("codes");
    const { codes: _codes, ...asListed } = added.data;
    expect((await client.put(`coupons/${added.data.id}`, asListed)).data).toEqual(added.data);
    const batch = await client.post("coupons/batch", { update: [{ id: added.data.id, amount: "11" }] });
    expect(batch.data.update).toMatchObject([{ amount: "11.00", codes_count: 2 }]);
    expect(batch.data.update[0]).not.toHaveProperty("codes");
    const order = await client.post("orders", {
      warehouse_id: 10,
      payment_method: "cod",
      billing: { first_name: "Анна", phone: "+79161234567" },
      shipping_lines: [{ method_id: "local_pickup" }],
      line_items: [{ product_id: 101, quantity: 1 }],
      coupon_lines: [{ code: "woo-1" }],
    });
    expect([order.status, order.data.coupon_lines]).toMatchObject([201, [{ code: "WOO-1" }]]);
    await client.delete(`coupons/${added.data.id}`, { force: true });
  });

  it.each<[string, object, string]>([
    ["a code that is taken", { code: "sup10" }, "code"],
    ["no code", { amount: "5" }, "code"],
    ["a percent above all", { code: "A", discount_type: "percent", amount: "150" }, "amount"],
    ["a kind that the shop does not have", { code: "A", discount_type: "fixed_product" }, "discount_type"],
    ["a rule that the shop does not have", { code: "A", free_shipping: true }, "free_shipping"],
    ["a date that is none", { code: "A", date_expires: "soon" }, "date_expires"],
    ["a product that is none", { code: "A", amount: "5", product_ids: [101, 555] }, "product_ids[1]"],
    ["a gift of nothing", { code: "A", discount_type: "free_gift" }, "free_gift_data"],
  ])("refuses a coupon with %s by its path", async (_title, body, path) => {
    const refused = await client.post("coupons", body);
    expect([refused.status, refused.data.code]).toEqual([400, "rest_invalid_param"]);
    expect(refused.data.data.params.map((fault: { path: string }) => fault.path)).toEqual([path]);
  });

  it("deletes a coupon permanently, only with force", async () => {
    const added = await client.post("coupons", { code: "NENADOLGO", discount_type: "percent", amount: "5" });
    const { id } = added.data;
    const kept = await client.delete(`coupons/${id}`);
    expect([kept.status, kept.data.code]).toEqual([501, "rest_trash_not_supported"]);
    expect((await client.get(`coupons/${id}`)).status).toBe(200);
    const removed = await client.delete(`coupons/${id}`, { force: true });
    expect([removed.status, removed.data]).toMatchObject([200, { id, code: "NENADOLGO" }]);
    expect((await client.get(`coupons/${id}`)).status).toBe(404);
    expect((await client.delete(`coupons/${id}`, { force: true })).status).toBe(404);
    const quote = await quoteOrder(shop.app, { promo_code: "NENADOLGO" });
    expect(quote.json().refusals).toMatchObject([{ reason: "promo-unknown" }]);
    expect((await client.get("coupons/701")).status).toBe(200);
  });

  it("lists coupons in pages, with totals and links to neighbouring pages", async () => {
    await client.post("coupons", { code: "ODIN", discount_type: "percent", amount: "5" });
    await client.post("coupons", { code: "DVA", discount_type: "percent", amount: "5" });
    const page = await client.get("coupons", { per_page: 1, page: 2 });
    expect(page.data).toHaveLength(1);
    expect(page.headers["x-wp-totalpages"]).toBe(page.headers["x-wp-total"]);
    expect(page.headers["link"]).toBe(
      [
        `<${url}/wp-json/wc/v3/coupons?per_page=1&page=1>; rel="prev"`,
        `<${url}/wp-json/wc/v3/coupons?per_page=1&page=3>; rel="next"`,
      ].join(", "),
    );
  });
});
