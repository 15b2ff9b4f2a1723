import { WooBatchAnswerSchema } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shopWithClient, type WooCommerceClient } from "../../testing/calls/woo-client.ts";
import type { RunningShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

interface Answer {
  readonly id: number;
  readonly error?: { readonly code: string; readonly data: { readonly status: number; readonly params?: object[] } };
}
const brief = (answers: readonly Answer[]) =>
  answers.map(({ id, error }) => (error === undefined ? "done" : `${id} ${error.code} ${error.data.status}`));

describeOnEachEngine("batches, through the official WooCommerce client", (engine) => {
  let shop: RunningShop;
  let client: WooCommerceClient;
  beforeAll(async () => {
    ({ shop, client } = await shopWithClient(engine));
  });
  afterAll(() => shop.close());

  const soup = {
    payment_method: "cod",
    billing: { first_name: "Анна", phone: "+79161234567" },
    line_items: [{ product_id: 101, quantity: 1 }],
    shipping_lines: [{ method_id: "local_pickup" }],
    warehouse_id: 10,
    pickup_location_id: 31,
  };

  it("changes products one by one: a refused entry has its error, and the others are done", async () => {
    const { status, data } = await client.post("products/batch", {
      create: [{ name: "Уха" }],
      update: [
        { id: "301", regular_price: "110" },
        { id: 101, regular_price: "dear" },
        { id: 999, regular_price: "1" },
        { regular_price: "1" },
      ],
      delete: [101],
    });
    expect(status).toBe(200);
    expect(WooBatchAnswerSchema.safeParse(data).error?.issues).toBeUndefined();
    expect(brief(data.create)).toEqual(["0 rest_no_route 404"]);
    expect(brief(data.update)).toEqual([
      "done",
      "101 rest_invalid_param 400",
      "999 rest_not_found 404",
      "0 rest_invalid_param 400",
    ]);
    expect(brief(data.delete)).toEqual(["101 rest_no_route 404"]);
    expect(data.update[1].error.data.params).toMatchObject([{ path: "regular_price" }]);
    expect((await client.get("products/301")).data.price).toBe("110.00");
    const sizes = await client.post("products/201/variations/batch", {
      update: [{ id: 2011, regular_price: "510" }, { id: 0 }],
    });
    expect(brief(sizes.data.update)).toEqual(["done", "0 rest_not_found 404"]);
  });

  it("adds, changes and deletes coupons", async () => {
    const added = await client.post("coupons/batch", { create: [{ code: "A1", amount: "5" }, { code: "A1" }, {}] });
    expect(brief(added.data.create)).toEqual(["done", "0 rest_invalid_param 400", "0 rest_invalid_param 400"]);
    const [{ id }] = added.data.create;
    const { data } = await client.post("coupons/batch", { update: [{ id, amount: "7" }], delete: [id, id] });
    expect([data.update[0].amount, brief(data.delete)]).toEqual(["7.00", ["done", `${id} rest_not_found 404`]]);
  });

  it("API-7 places equal orders of a batch as several, and a repeat of the batch not again", async () => {
    const batch = { create: [soup, soup, { ...soup, line_items: [] }] };
    const { data } = await client.post("orders/batch", batch);
    expect(brief(data.create)).toEqual(["done", "done", "0 rest_invalid_param 400"]);
    const ids = data.create.slice(0, 2).map(({ id }: Answer) => id);
    expect(new Set(ids).size).toBe(2);
    const again = await client.post("orders/batch", batch);
    expect(again.data.create.slice(0, 2).map(({ id }: Answer) => id)).toEqual(ids);
    const moved = await client.post("orders/batch", {
      update: [
        { id: ids[0], status: "cooking" },
        { id: ids[1], status: "completed" },
      ],
    });
    expect(brief(moved.data.update)).toEqual(["done", `${ids[1]} order_transition_refused 409`]);
  });

  it("refuses more than a hundred entries with WooCommerce's code, and a key without the right", async () => {
    const delete_ = Array.from({ length: 60 }, (_, at) => at + 1);
    const refused = await client.post("coupons/batch", { delete: delete_, update: delete_.map((id) => ({ id })) });
    expect([refused.status, refused.data.code]).toEqual([413, "woocommerce_rest_request_entity_too_large"]);
    const sent = await shop.app.inject({ method: "POST", url: "/wp-json/wc/v3/products/batch", payload: {} });
    expect(sent.statusCode).toBe(401);
  });
});
