import { afterEach, expect, it } from "vitest";
import type { IntegrationKeys } from "../../modules/integrations/access/integration-keys.ts";
import { shopWithClient, WooCommerce, wooClient } from "../../testing/calls/woo-client.ts";
import { listenOn, startRemote } from "../../testing/shops/start-remote.ts";
import type { ShopOptions } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

describeOnEachEngine("a WooCommerce client at a storefront whose shop is another process", (engine) => {
  const open: { close(): Promise<unknown> }[] = [];
  afterEach(async () => {
    for (const each of open.splice(0).toReversed()) await each.close();
  });

  async function startApart(options: Partial<ShopOptions>) {
    const { shop, url: backend, keys } = await shopWithClient(engine, options);
    open.push(shop);
    const front = await startRemote({ backend: { url: new URL(backend), keys: null }, clock: shop.clock });
    open.push(front);
    const { origin } = await listenOn(front);
    return { origin, keys };
  }
  const basic = ({ consumer_key, consumer_secret }: IntegrationKeys) => ({
    authorization: `Basic ${Buffer.from(`${consumer_key}:${consumer_secret}`).toString("base64")}`,
  });
  const believing = { trustProxy: ["127.0.0.1"] };

  it("API-2 API-3 reads and places orders by its signature if the shop trusts the storefront", async () => {
    const { origin, keys } = await startApart(believing);
    const client = wooClient(origin, keys);
    const { status, data } = await client.post("orders", {
      payment_method: "cod",
      billing: { first_name: "Anna", phone: "+79161234567" },
      shipping_lines: [{ method_id: "local_pickup" }],
      line_items: [{ product_id: 301, quantity: 2 }],
      warehouse_id: 10,
      pickup_location_id: 31,
    });
    expect([status, data.code, data.message]).toEqual([201, undefined, undefined]);
    expect((await client.get(`orders/${data.id}`)).data).toMatchObject({ id: data.id });
    expect((await client.get("orders")).data).toMatchObject([{ id: data.id }]);
    expect((await client.put(`orders/${data.id}`, { status: "cooking" })).data).toMatchObject({ status: "cooking" });
    const wrong = wooClient(origin, { ...keys, consumer_secret: `${keys.consumer_secret}0` });
    expect((await wrong.get("orders")).status).toBe(401);
  });

  it("API-3 without the shop's trust is refused by signature with the reason, and accepted by secret", async () => {
    const { origin, keys } = await startApart({});
    const { status, data } = await wooClient(origin, keys).get("orders");
    expect([status, data.code, data.message]).toEqual([
      401,
      "rest_not_logged_in",
      "The signature does not match this request",
    ]);
    const answer = await fetch(`${origin}/wp-json/wc/v3/orders`, { headers: basic(keys) });
    expect([answer.status, await answer.json()]).toEqual([200, []]);
  });

  it("API-3 accepts a signature for the shop's public address, which is the storefront's", async () => {
    const publicUrl = new URL("http://shop.example");
    const { origin, keys } = await startApart({ publicUrl });
    let signed = "";
    const client = new WooCommerce({
      url: publicUrl.origin,
      consumerKey: keys.consumer_key,
      consumerSecret: keys.consumer_secret,
      axiosConfig: {
        adapter: async (config: { url?: string; params?: Record<string, string> }) => {
          signed = `${config.url ?? ""}?${new URLSearchParams(config.params)}`;
          return { status: 200, data: null, headers: {}, config };
        },
      },
    });
    await client.get("orders");
    expect((await fetch(signed.replace(publicUrl.origin, origin))).status).toBe(200);
  });

  it("API-3 finds the menu's paths at the shop itself and not here", async () => {
    const { origin, keys } = await startApart(believing);
    const client = wooClient(origin, keys);
    for (const path of ["products", "products/101", "coupons"]) {
      const { status, data } = await client.get(path);
      expect([path, status, data.code]).toEqual([path, 404, "rest_no_route"]);
    }
  });
});
