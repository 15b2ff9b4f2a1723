import { PATHS } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { boardCaller } from "../../testing/calls/board.ts";
import { placeOrder } from "../../testing/calls/orders.ts";
import { newPhone, signIn } from "../../testing/calls/people.ts";
import { shopWithClient, type WooCommerceClient } from "../../testing/calls/woo-client.ts";
import type { RunningShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const wish = { key: "Пожелание", value: "без орехов, аллергия" };
const hidden = { key: "_till_id", value: "A-77" };
const source = { key: "Источник", value: "Киоск 3" };

describeOnEachEngine("meta_data of an integration's order", (engine) => {
  let shop: RunningShop;
  let client: WooCommerceClient;
  beforeAll(async () => {
    ({ shop, client } = await shopWithClient(engine));
  });
  afterAll(() => shop.close());

  const woo = {
    payment_method: "cod",
    billing: { first_name: "Анна", phone: "+79161234567" },
    line_items: [{ product_id: 101, quantity: 1 }],
    shipping_lines: [{ method_id: "local_pickup" }],
    warehouse_id: 10,
    pickup_location_id: 31,
  };
  const soup = (meta_data: unknown, product_id = 101) => ({ product_id, quantity: 1, meta_data });
  const withMeta = {
    ...woo,
    line_items: [soup([hidden]), soup([wish, hidden, wish, { key: "Пусто", value: "" }])],
    meta_data: [source, hidden, { key: "Стол", value: 7 }],
  };

  it("API-2 returns what was sent, with the line that it was sent for", async () => {
    const placed = await client.post("orders", withMeta);
    expect([placed.status, placed.data.data?.params]).toEqual([201, undefined]);
    const { data } = await client.get(`orders/${placed.data.id}`);
    const metaOf = ({ meta_data }: { meta_data: unknown }) => meta_data;
    expect(data.line_items.map(metaOf)).toEqual([[hidden], [wish, hidden]]);
    expect(data.meta_data).toEqual(expect.arrayContaining([source, hidden, { key: "Стол", value: "7" }]));
  });

  it("API-2 shows it to the kitchen and the guest, without the keys for programs", async () => {
    const { id, order_key: key } = (await client.post("orders", { ...withMeta, customer_note: "1" })).data;
    const board = await (await boardCaller(shop)).order(id);
    const page = (await shop.app.inject(`${PATHS.orders}/${id}?key=${key}`)).json();
    for (const shown of [board, page]) {
      expect(shown.lines.map((line: { meta_data?: unknown }) => line.meta_data)).toEqual([undefined, [wish]]);
      expect(shown.meta_data).toEqual([source, { key: "Стол", value: "7" }]);
      expect(JSON.stringify(shown)).not.toContain(hidden.value);
    }
  });

  it.each<[string, object, string]>([
    ["a list", { line_items: [soup([{ key: "Опции", value: ["a"] }])] }, "line_items[0].meta_data[0].value"],
    ["an object", { meta_data: [{ key: "_raw", value: { a: 1 } }] }, "meta_data[0].value"],
    ["a long text", { meta_data: [{ key: "Текст", value: "щ".repeat(501) }] }, "meta_data[0].value"],
    ["no name", { meta_data: [{ key: " \u200b", value: "1" }] }, "meta_data[0].key"],
    ["a name of the shop's own", { meta_data: [{ key: "zone_id", value: "1" }] }, "meta_data[0].key"],
    ["51 entries", { meta_data: Array.from({ length: 51 }, (_, at) => ({ key: `k${at}`, value: "1" })) }, "meta_data"],
    ["21 wishes", { line_items: [soup(Array.from({ length: 21 }, () => wish))] }, "line_items[0].meta_data"],
  ])("API-2 refuses %s by its path, because it could not be kept", async (_title, changes, path) => {
    const refused = await client.post("orders", { ...woo, ...changes });
    expect([refused.status, refused.data.code]).toEqual([400, "rest_invalid_param"]);
    expect(refused.data.data.params[0].path).toBe(path);
  });

  it("is not read from a shopper, who could write «paid» for the kitchen", async () => {
    const { id } = (
      await placeOrder(shop.app, {
        lines: [{ product_id: 101, variation_id: null, quantity: 2, meta_data: [wish] }],
        expected_total: 600,
        meta_data: [source],
      })
    ).json();
    const board = await (await boardCaller(shop)).order(id);
    expect([board.lines[0]?.meta_data, board.meta_data]).toEqual([undefined, undefined]);
  });

  it("is removed when the account of its guest is deleted", async () => {
    const anna = await signIn(shop, newPhone());
    const { id } = (await client.post("orders", { ...withMeta, customer_id: anna.userId })).data;
    await client.put(`orders/${id}`, { status: "cancelled" });
    const left = await shop.app.inject({ method: "DELETE", url: PATHS.user, headers: anna.headers });
    expect(left.statusCode).toBe(200);
    const { details } = await shop.store.db
      .selectFrom("orders")
      .select("details")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    for (const { value } of [wish, hidden, source]) expect(details).not.toContain(value);
  });
});
