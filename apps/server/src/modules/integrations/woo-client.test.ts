import { createRequire } from "node:module";
import { WooCouponsSchema, WooOrdersSchema, WooProductsSchema, WooVariationsSchema } from "@skatert/contract";
import type WooModule from "@woocommerce/woocommerce-rest-api";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachEngine } from "../../testing/engines.ts";
import { openAllDay } from "../../testing/open-all-day.ts";
import { placeOrder, stockOf } from "../../testing/orders.ts";
import { type RunningShop, startShop } from "../../testing/start-shop.ts";
import { createIntegrationKeys, type IntegrationKeys } from "./integration-keys.ts";

/** The package's types describe a module with a default export; what Node loads is an object that has one. */
const WooCommerce: typeof WooModule.default = createRequire(import.meta.url)(
  "@woocommerce/woocommerce-rest-api",
).default;
type WooCommerceClient = WooModule.default;

describeOnEachEngine("the official WooCommerce client, over plain http with signatures", (engine) => {
  let shop: RunningShop;
  let url: string;
  let keys: IntegrationKeys;
  let client: WooCommerceClient;

  beforeAll(async () => {
    shop = await startShop({ engine, files: openAllDay, now: Date.now() });
    url = await shop.app.listen({ port: 0, host: "127.0.0.1" });
    keys = await createIntegrationKeys(shop.store.db, "kitchen", 0);
    client = clientWith(keys);
  });
  afterAll(() => shop.close());

  function clientWith({ consumer_key, consumer_secret }: IntegrationKeys): WooCommerceClient {
    return new WooCommerce({
      url,
      consumerKey: consumer_key,
      consumerSecret: consumer_secret,
      version: "wc/v3",
      axiosConfig: { validateStatus: () => true },
    });
  }

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

  it("lists products in pages, with totals and links to the pages around", async () => {
    const page = await client.get("products", { per_page: 2, page: 2, search: "" });
    expect(page.status).toBe(200);
    expect(page.data.map(({ id }: { id: number }) => id)).toEqual([301, 901]);
    expect([page.headers["x-wp-total"], page.headers["x-wp-totalpages"]]).toEqual(["4", "2"]);
    expect(page.headers["link"]).toBe(`<${url}/wp-json/wc/v3/products?per_page=2&search=&page=1>; rel="prev"`);
    const first = await client.get("products", { per_page: 2 });
    expect(first.headers["link"]).toBe(`<${url}/wp-json/wc/v3/products?per_page=2&page=2>; rel="next"`);
  });

  it("finds products by words, category, ids and stock", async () => {
    const idsOf = async (parameters: object) =>
      (await client.get("products", parameters)).data.map(({ id }: { id: number }) => id);
    expect(await idsOf({ search: "борщ и" })).toEqual([]);
    expect(await idsOf({ search: "БОРЩ" })).toEqual([101]);
    expect(await idsOf({ category: 2 })).toEqual([201]);
    expect(await idsOf({ include: [301, 101] })).toEqual([101, 301]);
    expect(await idsOf({ include: "301,101", exclude: "101" })).toEqual([301]);
    expect(await idsOf({ stock_status: "outofstock" })).toEqual([]);
    expect((await client.get("products", { include: "x" })).data).toMatchObject({
      code: "rest_invalid_param",
      data: { status: 400, params: [{ path: "include" }] },
    });
  });

  it("reads a product with prices, picture, category and stock", async () => {
    const { data } = await client.get("products/101");
    expect(data).toMatchObject({
      id: 101,
      name: "Борщ",
      type: "simple",
      permalink: `${url}/?product_id=101`,
      price: "300.00",
      regular_price: "300.00",
      sale_price: "",
      on_sale: false,
      manage_stock: false,
      stock_quantity: null,
      stock_status: "instock",
      categories: [{ id: 1, name: "Супы", slug: "supy" }],
      images: [{ alt: "Борщ" }],
    });
    expect(data.images[0].src).toMatch(new RegExp(`^${url}/wp-content/uploads/shop/borshch.+`));
    expect((await client.get("products/999")).status).toBe(404);
  });

  it("changes price, name, sale and stock of a product, and what is sold follows at once", async () => {
    const changed = await client.put("products/301", {
      name: "Чай с чабрецом",
      regular_price: "150.00",
      sale_price: "120.00",
      stock_quantity: 7,
    });
    expect([changed.status, changed.data.data?.params]).toEqual([200, undefined]);
    expect(changed.data).toMatchObject({
      name: "Чай с чабрецом",
      price: "120.00",
      regular_price: "150.00",
      sale_price: "120.00",
      on_sale: true,
      manage_stock: true,
      stock_quantity: 7,
    });
    expect(await stockOf(shop, 301)).toBe(7);
    const order = await placeOrder(shop.app, { expected_total: 240 });
    expect(order.statusCode).toBe(201);
    const catalogue = (await shop.app.inject("/api/wp-content/uploads/app_sync/prodcat.json")).json();
    expect(catalogue[2].products[0]).toMatchObject({ name: "Чай с чабрецом", price: 120, regular_price: 150 });
    const back = await client.put("products/301", { sale_price: "" });
    expect(back.data).toMatchObject({ price: "150.00", on_sale: false, stock_quantity: 5 });
  });

  it("stops a dish and sells it again", async () => {
    await client.put("products/101", { stock_status: "outofstock" });
    expect((await client.get("products", { stock_status: "outofstock" })).data).toMatchObject([{ id: 101 }]);
    const soup = { lines: [{ product_id: 101, quantity: 1 }], expected_total: 300 };
    const refused = await placeOrder(shop.app, soup);
    expect([refused.statusCode, refused.json().data.reason]).toEqual([422, "sold-out"]);
    await client.put("products/101", { stock_status: "instock" });
    expect((await placeOrder(shop.app, soup)).statusCode).toBe(201);
  });

  it("takes back a product as it was read, without a change", async () => {
    const revision = () => shop.store.db.selectFrom("shop_revisions").select("revision").executeTakeFirst();
    for (const id of [101, 201, 301, 901]) {
      const { data } = await client.get(`products/${id}`);
      await client.put(`products/${id}`, data);
      const before = await revision();
      const again = await client.put(`products/${id}`, (await client.get(`products/${id}`)).data);
      expect([again.status, again.data]).toEqual([200, data]);
      expect(await revision()).toEqual(before);
    }
  });

  it("changes a size by its own price, and a branch by its own menu", async () => {
    const sizes = await client.get("products/201/variations");
    expect(sizes.data).toMatchObject([
      { id: 2011, price: "500.00", attributes: [{ name: "Размер", option: "30 см" }] },
      { id: 2012, price: "700.00" },
    ]);
    const bigger = await client.put("products/201/variations/2012", { regular_price: "750" });
    expect([bigger.status, bigger.data.price]).toEqual([200, "750.00"]);
    expect((await client.get("products/201")).data).toMatchObject({ type: "variable", price: "500.00" });
    const refused = await client.put("products/201", { regular_price: "900" });
    expect([refused.status, refused.data.data.params]).toEqual([
      400,
      [{ path: "regular_price", message: "is set on each of the product's variations" }],
    ]);
    const station = await client.put("products/101", { price: 290, warehouse_id: 20 });
    expect([station.status, station.data.price]).toEqual([200, "290.00"]);
    expect((await client.get("products/101", { warehouse_id: 10 })).data.price).toBe("300.00");
  });

  it.each<[string, object, string]>([
    ["a price that is none", { price: "dear" }, "price"],
    ["a negative price", { regular_price: -1 }, "regular_price"],
    ["a third of a kopeck", { price: 1.333 }, "price"],
    ["a sale above the price", { sale_price: "400" }, "sale_price"],
    ["an empty name", { name: " " }, "name"],
    ["half a portion", { stock_quantity: 1.5 }, "stock_quantity"],
    ["an unknown stock status", { stock_status: "onbackorder" }, "stock_status"],
    ["stock without saying where", { stock_quantity: 3 }, "warehouse_id"],
    ["a branch that is none", { stock_quantity: 3, warehouse_id: 77 }, "warehouse_id"],
    ["a price of a branch that shares the menu", { price: 310, warehouse_id: 10 }, "warehouse_id"],
  ])("refuses %s by its path and changes nothing", async (_title, body, path) => {
    const before = (await client.get("products/101")).data;
    const refused = await client.put("products/101", body);
    expect([refused.status, refused.data.code]).toEqual([400, "rest_invalid_param"]);
    expect(refused.data.data.params.map((fault: { path: string }) => fault.path)).toEqual([path]);
    expect((await client.get("products/101")).data).toEqual(before);
  });

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

  it.each<[string, object, string]>([
    ["a code that is taken", { code: "sup10" }, "code"],
    ["no code", { amount: "5" }, "code"],
    ["a percent above all", { code: "A", discount_type: "percent", amount: "150" }, "amount"],
    ["a kind that the shop does not have", { code: "A", discount_type: "fixed_product" }, "discount_type"],
    ["a rule that the shop does not have", { code: "A", free_shipping: true }, "free_shipping"],
    ["a date that is none", { code: "A", date_expires: "soon" }, "date_expires"],
    ["a product that is none", { code: "A", product_ids: [101, 555] }, "product_ids[1]"],
    ["a gift of nothing", { code: "A", discount_type: "free_gift" }, "free_gift_data"],
  ])("refuses a coupon with %s by its path", async (_title, body, path) => {
    const refused = await client.post("coupons", body);
    expect([refused.status, refused.data.code]).toEqual([400, "rest_invalid_param"]);
    expect(refused.data.data.params.map((fault: { path: string }) => fault.path)).toEqual([path]);
  });

  it("API-2 answers in the shapes of the published document", async () => {
    for (const [path, schema] of [
      ["orders", WooOrdersSchema],
      ["products", WooProductsSchema],
      ["products/201/variations", WooVariationsSchema],
      ["coupons", WooCouponsSchema],
    ] as const) {
      expect(schema.safeParse((await client.get(path)).data).error?.issues).toBeUndefined();
    }
    const { paths } = (await shop.app.inject("/api/openapi.json")).json();
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        "/wp-json/wc/v3/orders/{id}",
        "/wp-json/wc/v3/products/{id}",
        "/wp-json/wc/v3/products/{id}/variations/{variationId}",
        "/wp-json/wc/v3/coupons/{id}",
      ]),
    );
  });

  it("opens nothing to a wrong secret, another shop's key, or none", async () => {
    const wrong = clientWith({ ...keys, consumer_secret: `${keys.consumer_secret}0` });
    const foreign = clientWith({ consumer_key: "ck_0", consumer_secret: keys.consumer_secret });
    for (const other of [wrong, foreign]) {
      for (const path of ["orders", "products", "coupons"]) {
        const refused = await other.get(path);
        expect([refused.status, refused.data.code]).toEqual([401, "rest_not_logged_in"]);
      }
      expect((await other.put("products/101", { price: "1" })).status).toBe(401);
    }
    for (const path of ["orders", "products", "products/101", "products/201/variations", "coupons", "coupons/701"]) {
      expect((await shop.app.inject(`/wp-json/wc/v3/${path}`)).statusCode).toBe(401);
    }
  });

  it("takes a signed request once, and only as it was signed", async () => {
    let sent = "";
    const spy = new WooCommerce({
      url,
      consumerKey: keys.consumer_key,
      consumerSecret: keys.consumer_secret,
      axiosConfig: {
        adapter: async (config: { url?: string; params?: Record<string, string> }) => {
          sent = `${config.url ?? ""}?${new URLSearchParams(config.params)}`;
          return { status: 200, data: null, headers: {}, config };
        },
      },
    });
    await spy.get("products");
    expect((await fetch(sent)).status).toBe(200);
    expect((await fetch(sent)).status).toBe(401);
    await spy.get("products");
    expect((await fetch(sent.replace("products", "coupons"))).status).toBe(401);
    expect((await fetch(`${sent}&include=101`)).status).toBe(401);
    await spy.get("products");
    shop.clock.advance(16 * 60_000);
    expect((await fetch(sent)).status).toBe(401);
    shop.clock.advance(-16 * 60_000);
    expect((await fetch(sent)).status).toBe(200);
  });

  it("takes key and secret as Basic authentication or in the query, as the client sends them over TLS", async () => {
    const basic = `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`;
    const inHeader = await fetch(`${url}/api/wp-json/wc/v3/products?per_page=1`, { headers: { authorization: basic } });
    expect(inHeader.status).toBe(200);
    const inQuery = await fetch(`${url}/wp-json/wc/v3/products?per_page=1&${new URLSearchParams({ ...keys })}`);
    expect(inQuery.status).toBe(200);
    expect(inQuery.headers.get("link")).not.toContain("consumer");
  });
});
