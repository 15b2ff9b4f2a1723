import { PATHS, WooOrderSchema } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { boardCaller } from "../../testing/calls/board.ts";
import { placeOrder, stockOf } from "../../testing/calls/orders.ts";
import { newPhone, signIn } from "../../testing/calls/people.ts";
import { shopWithClient, type WooCommerceClient } from "../../testing/calls/woo-client.ts";
import { openAllDay } from "../../testing/shops/open-all-day.ts";
import type { ShopFiles } from "../../testing/shops/small-shop.ts";
import type { RunningShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import type { IntegrationKeys } from "./access/integration-keys.ts";

const files: ShopFiles = {
  ...openAllDay,
  coupons: {
    auto: [],
    codes: [
      { id: 701, code: "SUP10", discount_type: "percent", amount: "10", product_ids: [101] },
      { id: 702, code: "ANNA", discount_type: "percent", amount: "10", usage_avaible_users: [5] },
    ],
  },
  stock: [{ product_id: 301, warehouse_id: 10, quantity: 100 }],
};

describeOnEachEngine("orders, through the official WooCommerce client", (engine) => {
  let shop: RunningShop;
  let keys: IntegrationKeys;
  let client: WooCommerceClient;
  beforeAll(async () => {
    ({ shop, keys, client } = await shopWithClient(engine, { files }));
  });
  afterAll(() => shop.close());

  it("lists, reads and moves orders", async () => {
    const placed = (await placeOrder(shop.app)).json();
    const listed = await client.get("orders", { per_page: 1, status: "accepted" });
    expect([listed.status, listed.headers["x-wp-total"]]).toEqual([200, "1"]);
    expect(listed.data).toMatchObject([{ id: placed.id, status: "accepted", total: "200.00" }]);
    const read = await client.get(`orders/${placed.id}`);
    expect(read.data).toMatchObject({ line_items: [{ name: "Чай", quantity: 2, total: "200.00" }] });
    const moved = await client.put(`orders/${placed.id}`, { status: "cooking" });
    expect([moved.status, moved.data.status]).toEqual([200, "cooking"]);
    const refused = await client.put(`orders/${placed.id}`, { status: "pending" });
    expect([refused.status, refused.data.code]).toEqual([409, "order_transition_refused"]);
  });

  const woo = {
    payment_method: "cod",
    billing: { first_name: "Анна", last_name: "Иванова", phone: "8 916 123-45-67", email: "anna@example.com" },
    customer_note: "Без лука",
    line_items: [{ product_id: 301, quantity: 2, price: 1, total: "2.00" }],
    shipping_lines: [{ method_id: "local_pickup", total: "0.00" }],
    warehouse_id: 10,
    pickup_location_id: 31,
  };

  it("places an order at the shop's own prices, with stock and stages like any other", async () => {
    const before = (await stockOf(shop, 301)) ?? 0;
    const placed = await client.post("orders", woo);
    expect([placed.status, placed.data.data?.params]).toEqual([201, undefined]);
    expect(WooOrderSchema.safeParse(placed.data).error?.issues).toBeUndefined();
    expect(placed.data).toMatchObject({
      status: "accepted",
      total: "200.00",
      customer_id: 0,
      customer_note: "Без лука",
      billing: { first_name: "Анна Иванова", phone: "+79161234567", email: "anna@example.com" },
      line_items: [{ product_id: 301, quantity: 2, total: "200.00" }],
    });
    expect(await stockOf(shop, 301)).toBe(before - 2);
    expect((await client.put(`orders/${placed.data.id}`, { status: "cooking" })).data.status).toBe("cooking");
    const shown = await shop.app.inject(`${PATHS.orders}/${placed.data.id}?key=${placed.data.order_key}`);
    expect(shown.json()).toMatchObject({ total: 200, delivery: { place_name: "Центр" } });
    const first = await shop.store.db
      .selectFrom("order_stages")
      .select("made_by")
      .where("order_id", "=", placed.data.id)
      .orderBy("at")
      .executeTakeFirst();
    expect(first?.made_by).toBe("operator:kitchen");
  });

  it("charges the fee of the address's zone, whatever the program sends", async () => {
    const placed = await client.post("orders", {
      ...woo,
      line_items: [{ product_id: 201, variation_id: 2012, quantity: 1 }],
      shipping: { address_1: "Соборная, 3", address_2: "12" },
      shipping_lines: [{ method_id: "flat_rate", total: "1.00" }],
      coordinates: [37.6, 55.75],
    });
    expect(placed.data).toMatchObject({
      total: "850.00",
      shipping_total: "150.00",
      shipping: { address_1: "Соборная, 3", address_2: "12" },
      shipping_lines: [{ method_id: "flat_rate", total: "150.00" }],
    });
  });

  it("applies coupons by their codes, and refuses one that does not apply", async () => {
    const soup = { ...woo, line_items: [{ product_id: 101, quantity: 1 }] };
    const placed = await client.post("orders", { ...soup, coupon_lines: [{ code: "sup10" }] });
    expect(placed.data).toMatchObject({ total: "270.00", discount_total: "30.00", coupon_lines: [{ code: "SUP10" }] });
    const tea = await client.post("orders", { ...woo, coupon_lines: [{ code: "sup10" }] });
    expect([tea.status, tea.data]).toMatchObject([422, { code: "order_refused", data: { reason: "missing-product" } }]);
    const foreign = await client.post("orders", { ...woo, coupon_lines: [{ code: "ANNA" }] });
    expect([foreign.status, foreign.data.data.reason]).toEqual([422, "promo-unknown"]);
    const unknown = await client.post("orders", { ...woo, coupon_lines: [{ code: "nope" }] });
    expect(unknown.data.data.params).toMatchObject([{ path: "coupon_lines[0].code" }]);
  });

  it("belongs to the named customer, and to nobody for an unknown number", async () => {
    const anna = await signIn(shop, newPhone());
    const placed = await client.post("orders", { ...woo, customer_id: anna.userId });
    expect(placed.data.customer_id).toBe(anna.userId);
    expect((await client.get("orders", { customer: anna.userId })).data).toMatchObject([{ id: placed.data.id }]);
    const unknown = await client.post("orders", { ...woo, customer_id: 999_999 });
    expect([unknown.status, unknown.data.data.params]).toMatchObject([400, [{ path: "customer_id" }]]);
  });

  it("API-7 creates one order for a repeat under the same Idempotency-Key", async () => {
    const authorization = `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`;
    const send = () =>
      shop.app.inject({
        method: "POST",
        url: PATHS.shopOrders,
        headers: { authorization, "idempotency-key": "till-7" },
        payload: woo,
      });
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  });

  it.each<[string, object, string]>([
    ["no branch of several", { warehouse_id: undefined }, "warehouse_id"],
    ["a branch that is none", { warehouse_id: 77 }, "warehouse_id"],
    ["no phone", { billing: { first_name: "Анна", phone: "" } }, "billing.phone"],
    ["a phone that is none", { billing: { first_name: "Анна", phone: "12345" } }, "billing.phone"],
    ["nothing in it", { line_items: [] }, "line_items"],
    ["half a portion", { line_items: [{ product_id: 301, quantity: 0.5 }] }, "line_items[0].quantity"],
    ["an unknown way", { shipping_lines: [{ method_id: "free_shipping" }] }, "shipping_lines[0].method_id"],
    ["money it says it has", { set_paid: true }, "set_paid"],
  ])("refuses an order with %s by its path", async (_title, changes, path) => {
    const refused = await client.post("orders", { ...woo, ...changes });
    expect([refused.status, refused.data.code]).toEqual([400, "rest_invalid_param"]);
    expect(refused.data.data.params.map((fault: { path: string }) => fault.path)).toEqual([path]);
  });

  it("refuses with the same reasons as for a shopper", async () => {
    const soldOut = { ...woo, line_items: [{ product_id: 301, quantity: 100_000 }] };
    const refused = await client.post("orders", soldOut);
    expect([refused.status, refused.data]).toMatchObject([422, { data: { reason: "not-enough-stock" } }]);
  });

  it("finds the orders that changed since a time, by their stage or their answer", async () => {
    const ids = async (parameters: object) =>
      (await client.get("orders", { per_page: 100, ...parameters })).data.map(({ id }: { id: number }) => id);
    const { data: first } = await client.post("orders", { ...woo, customer_note: "changed first" });
    shop.clock.advance(60_000);
    const { data: second } = await client.post("orders", { ...woo, customer_note: "changed second" });
    expect([second.date_modified, second.date_modified_gmt]).toEqual([second.date_created, second.date_created_gmt]);
    shop.clock.advance(60_000);
    const { data: moved } = await client.put(`orders/${first.id}`, { status: "cooking" });
    expect(await ids({ modified_after: second.date_modified })).toEqual([first.id]);
    expect(await ids({ modified_after: second.date_modified_gmt, dates_are_gmt: true })).toEqual([first.id]);
    expect(await ids({ modified_after: moved.date_modified })).toEqual([]);
    expect(await ids({ modified_after: first.date_created, modified_before: moved.date_modified })).toEqual([
      second.id,
    ]);
    const both = { include: [first.id, second.id] };
    expect(await ids({ ...both, orderby: "modified" })).toEqual([first.id, second.id]);
    expect(await ids({ ...both, orderby: "modified", order: "asc" })).toEqual([second.id, first.id]);
    expect(await ids({ ...both, modified_after: "2000-01-01", status: "cooking,accepted" })).toEqual([
      second.id,
      first.id,
    ]);
    shop.clock.advance(60_000);
    const anna = await boardCaller(shop);
    await anna.answer(second.id, "promise", {
      version: (await anna.order(second.id)).version,
      promised_at: new Date(shop.clock.now() + 3_600_000).toISOString(),
    });
    expect(await ids({ modified_after: moved.date_modified })).toEqual([second.id]);
  });

  it("finds orders by status, time, name and number, in pages", async () => {
    const ids = async (parameters: object) =>
      (await client.get("orders", { per_page: 100, ...parameters })).data.map(({ id }: { id: number }) => id);
    const place = async (name: string, phone: string) =>
      (await client.post("orders", { ...woo, billing: { first_name: name, phone } })).data;
    const early = await place("Борис Годунов", "+79170000001");
    shop.clock.advance(60_000);
    const late = await place("борис_второй", "+79170000002");
    expect(await ids({ search: "борис" })).toEqual([late.id, early.id]);
    expect(await ids({ search: "Годунов" })).toEqual([early.id]);
    expect(await ids({ search: "второй борис" })).toEqual([late.id]);
    expect(await ids({ search: "с_в" })).toEqual([]);
    expect(await ids({ search: "8 917 000-00-01" })).toEqual([early.id]);
    expect(await ids({ search: String(late.id) })).toContain(late.id);
    expect(await ids({ search: "борис", order: "asc" })).toEqual([early.id, late.id]);
    expect(await ids({ search: "борис", after: early.date_created })).toEqual([late.id]);
    expect(await ids({ search: "борис", before: late.date_created })).toEqual([early.id]);
    expect(await ids({ search: "борис", before: late.date_created_gmt, dates_are_gmt: true })).toEqual([early.id]);
    await client.put(`orders/${early.id}`, { status: "cancelled" });
    expect(await ids({ search: "борис", status: "cancelled,cooking" })).toEqual([early.id]);
    expect(await ids({ status: `cancelled,${late.status},cancelled` })).toEqual(
      expect.arrayContaining([late.id, early.id]),
    );
    expect(await ids({ search: "борис", status: "any" })).toHaveLength(2);
    expect(await ids({ include: `${early.id},${late.id},9999999999` })).toEqual([late.id, early.id]);
    expect(await ids({ include: [early.id, late.id], exclude: [late.id] })).toEqual([early.id]);
    expect(await ids({ include: [early.id, late.id], orderby: "id", order: "asc" })).toEqual([early.id, late.id]);
    expect(await ids({ search: "борис", offset: 1 })).toEqual([early.id]);
    expect(await ids({ search: "борис", offset: 2 })).toEqual([]);
    const page = await client.get("orders", { search: "борис", per_page: 1, page: 2 });
    expect([page.headers["x-wp-total"], page.headers["x-wp-totalpages"]]).toEqual(["2", "2"]);
    expect(page.headers["link"]).toMatch(/^<http.+\/wp-json\/wc\/v3\/orders\?.+&page=1>; rel="prev"$/);
    expect(page.headers["link"]).not.toContain("oauth");
    for (const bad of [{ after: "yesterday" }, { before: "2026-02-30" }, { status: "lost" }, { customer: "me" }])
      expect((await client.get("orders", bad)).data.data.params).toMatchObject([{ path: Object.keys(bad)[0] }]);
  });
});
