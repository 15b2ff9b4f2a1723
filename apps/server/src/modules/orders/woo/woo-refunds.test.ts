import type { WireWooRefund } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isJsonObject } from "../../../shop/documents/json.ts";
import { onlineShop, orderToPay, passTime, payInPractice, type WaitingOrder } from "../../../testing/calls/payments.ts";
import { shopWithClient, type WooCommerceClient } from "../../../testing/calls/woo-client.ts";
import { openAllDay } from "../../../testing/shops/open-all-day.ts";
import type { RunningShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const { settings } = openAllDay;
const methods = isJsonObject(onlineShop["settings"]) ? onlineShop["settings"]["payment_methods"] : [];
const files = {
  ...openAllDay,
  settings: { ...(isJsonObject(settings) ? settings : {}), payment_methods: methods ?? [] },
  stock: [{ product_id: 301, variation_id: 0, warehouse_id: 10, quantity: 5 }],
};

describeOnEachEngine("refunds through the official client of WooCommerce", (engine) => {
  let shop: RunningShop;
  let client: WooCommerceClient;
  let order: WaitingOrder;
  let path: string;
  let authorization: string;
  beforeEach(async () => {
    const started = await shopWithClient(engine, { files });
    ({ shop, client } = started);
    const { consumer_key, consumer_secret } = started.keys;
    authorization = `Basic ${Buffer.from(`${consumer_key}:${consumer_secret}`).toString("base64")}`;
    order = await orderToPay(shop, "sandbox");
    await payInPractice(shop, order);
    path = `orders/${order.id}/refunds`;
  });
  afterEach(() => shop.close());

  const stock = async () =>
    (await shop.store.db.selectFrom("stock").select("quantity").where("product_id", "=", 301).executeTakeFirst())
      ?.quantity;
  const keyed = async (key: string, payload: object) => {
    const headers = { authorization, "idempotency-key": key };
    const answer = await shop.app.inject({ method: "POST", url: `/wp-json/wc/v3/${path}`, headers, payload });
    return { status: answer.statusCode, body: answer.json() };
  };

  it("CHANGE-2 creates, reads and lists a refund of a line in WooCommerce's shape", async () => {
    const body = { line_items: [{ id: 1, quantity: 1 }], reason: "Пролили", api_restock: true };
    const made = await client.post(path, body);
    expect([made.status, made.data]).toMatchObject([
      201,
      {
        amount: "100.00",
        reason: "Пролили",
        refunded_payment: true,
        date_created: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
        line_items: [
          {
            name: "Чай",
            product_id: 301,
            variation_id: 0,
            quantity: -1,
            total: "-100.00",
            meta_data: [{ key: "_refunded_item_id", value: "1" }],
          },
        ],
        shipping_lines: [],
      },
    ]);
    expect(await stock()).toBe(4);
    await passTime(shop, 15_000);
    const done = { ...made.data, meta_data: [{ key: "refund_state", value: "done" }] };
    expect((await client.get(`${path}/${made.data.id}`)).data).toEqual(done);
    expect((await client.get(path)).data).toEqual([done]);
    expect((await client.get(`orders/${order.id}`)).data).toMatchObject({
      total: "200.00",
      refunds: [{ id: made.data.id, reason: "Пролили", total: "-100.00" }],
    });
    expect((await client.get(`${path}/999`)).status).toBe(404);
    expect((await client.get("orders/999999/refunds")).status).toBe(404);
  });

  it("CHANGE-2 gives another amount than its lines cost in proportion to them, so that a refund's lines sum to it", async () => {
    const made = await client.post(path, { amount: "30.00", line_items: [{ id: 1, quantity: 1 }] });
    expect(made.data).toMatchObject({ amount: "30.00", line_items: [{ quantity: -1, total: "-30.00" }] });
  });

  it("CHANGE-2 lists the latest first, in pages that end", async () => {
    for (const amount of ["10.00", "20.00", "30.00"]) await client.post(path, { amount });
    const amounts = async (query: object) => {
      const { data, headers } = await client.get(path, { ...query });
      return [data.map(({ amount }: WireWooRefund) => amount), headers["x-wp-total"], headers["x-wp-totalpages"]];
    };
    expect(await amounts({ per_page: 2 })).toEqual([["30.00", "20.00"], "3", "2"]);
    expect(await amounts({ per_page: 2, page: 2, order: "asc" })).toEqual([["30.00"], "3", "2"]);
    expect(await amounts({ per_page: 2, page: 3 })).toEqual([[], "3", "2"]);
  });

  it("CHANGE-2 API-7 a repeat returns the refund that it repeats, not a later one", async () => {
    const first = await keyed("first", { amount: "30.00", reason: "Холодный" });
    const second = await keyed("second", { amount: 20 });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await keyed("first", { amount: "30.00", reason: "Холодный" })).toEqual(first);
    expect(await keyed("first", { amount: "31.00" })).toMatchObject({ status: 422 });
    const both = await Promise.all([keyed("third", { amount: "5.00" }), keyed("third", { amount: "5.00" })]);
    expect(both[0]).toEqual(both[1]);
    await passTime(shop, 120_000);
    const paid = await shop.store.db.selectFrom("sandbox_refunds").select("amount").execute();
    expect(paid.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([5_00, 20_00, 30_00]);
  });

  it("CHANGE-2 records money that was given back elsewhere, and never more than was paid", async () => {
    const elsewhere = await client.post(path, { amount: "150.00", api_refund: false });
    expect(elsewhere.data).toMatchObject({
      refunded_payment: true,
      meta_data: [{ key: "refund_state", value: "done" }],
    });
    expect((await client.post(path, { amount: "50.01" })).data).toMatchObject({
      code: "refund_refused",
      data: { reason: "too-much", most: 50 },
    });
    expect((await client.post(path, { line_items: [{ id: 9, quantity: 1 }] })).data.data.reason).toBe("no-such-part");
    expect((await client.post(path, { reason: "Пусто" })).status).toBe(400);
    await passTime(shop, 15_000);
    expect(await shop.store.db.selectFrom("sandbox_refunds").select("amount").execute()).toEqual([]);
    expect((await shop.app.inject(`/wp-json/wc/v3/${path}`)).statusCode).toBe(401);
  });
});
