import { afterAll, beforeAll, expect, it } from "vitest";
import { placeOrder, stockOf } from "../../../testing/calls/orders.ts";
import { shopWithClient, type WooCommerceClient } from "../../../testing/calls/woo-client.ts";
import type { RunningShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";
import type { IntegrationKeys } from "../access/integration-keys.ts";

describeOnEachEngine("products, through the official WooCommerce client", (engine) => {
  let shop: RunningShop;
  let url: string;
  let keys: IntegrationKeys;
  let client: WooCommerceClient;
  beforeAll(async () => {
    ({ shop, url, keys, client } = await shopWithClient(engine));
  });
  afterAll(() => shop.close());

  it("lists products in pages, with totals and links to neighbouring pages", async () => {
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

  it("obeys every filter and order of WooCommerce that its table names", async () => {
    const idsIn = async (path: string, parameters: object) =>
      (await client.get(path, parameters)).data.map(({ id }: { id: number }) => id);
    const products = (parameters: object) => idsIn("products", parameters);
    expect(await products({ sku: "no-such" })).toEqual([]);
    expect(await products({ type: "variable" })).toEqual([201]);
    expect(await products({ type: "grouped" })).toEqual([]);
    expect(await products({ status: "draft" })).toEqual([]);
    expect(await products({ status: "any" })).toEqual([101, 201, 301, 901]);
    expect(await products({ min_price: 100, max_price: "300" })).toEqual([101, 301]);
    expect(await products({ on_sale: true })).toEqual([]);
    expect(await products({ featured: true })).toEqual([]);
    expect(await products({ featured: false, offset: 3 })).toEqual([901]);
    expect(await products({ offset: 1, per_page: 2 })).toEqual([201, 301]);
    expect(await products({ orderby: "id" })).toEqual([901, 301, 201, 101]);
    expect(await products({ orderby: "price", order: "asc" })).toEqual([901, 301, 101, 201]);
    expect(await products({ orderby: "title", order: "asc" })).toEqual([101, 201, 901, 301]);
    expect(await products({ orderby: "menu_order", order: "asc" })).toEqual([101, 201, 301, 901]);
    expect(await products({ orderby: "include", include: "301,101" })).toEqual([301, 101]);
    expect((await client.get("products", { orderby: "popularity" })).data.data.params[0].path).toBe("orderby");
    expect((await client.get("products", { order: "asc" })).data.data.params[0].path).toBe("order");
    const sizes = (parameters: object) => idsIn("products/201/variations", parameters);
    expect(await sizes({ min_price: 600 })).toEqual([2012]);
    expect(await sizes({ search: "30 см" })).toEqual([2011]);
    expect(await sizes({ exclude: [2011] })).toEqual([2012]);
    expect(await sizes({ orderby: "price", order: "asc", offset: 1 })).toEqual([2012]);
    expect(await sizes({ stock_status: "outofstock" })).toEqual([]);
  });

  it("lists the sections of the menu, and those of one product", async () => {
    const idsOf = async (parameters: object) =>
      (await client.get("products/categories", parameters)).data.map(({ id }: { id: number }) => id);
    const { data, headers } = await client.get("products/categories", { orderby: "menu_order" });
    expect(data[0]).toMatchObject({ id: 1, name: "Супы", slug: "supy", parent: 0, count: 1, display: "default" });
    expect(headers["x-wp-total"]).toBe("4");
    expect(data.map(({ name }: { name: string }) => name)).toEqual(["Супы", "Пицца", "Напитки", "допы"]);
    expect(await idsOf({ product: 101 })).toEqual([1]);
    expect(await idsOf({ search: "СУП" })).toEqual([1]);
    expect(await idsOf({ per_page: 1, page: 2 })).toHaveLength(1);
    expect((await client.get("products/categories/1")).data).toEqual(data[0]);
    expect((await client.get("products/categories/77")).data.code).toBe("rest_not_found");
    expect((await client.post("products/categories", { name: "Новое" })).status).toBe(404);
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

  it("changes price, name, sale and stock of a product with immediate effect", async () => {
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

  it("stops a dish and resumes its sale", async () => {
    await client.put("products/101", { stock_status: "outofstock" });
    expect((await client.get("products", { stock_status: "outofstock" })).data).toMatchObject([{ id: 101 }]);
    const soup = { lines: [{ product_id: 101, quantity: 1 }], expected_total: 300 };
    const refused = await placeOrder(shop.app, soup);
    expect([refused.statusCode, refused.json().data.reason]).toEqual([422, "sold-out"]);
    await client.put("products/101", { stock_status: "instock" });
    expect((await placeOrder(shop.app, soup)).statusCode).toBe(201);
  });

  it.each(["draft", "private"])("takes a %s product off sale until it is published again", async (status) => {
    const soup = { lines: [{ product_id: 101, quantity: 1 }], expected_total: 300 };
    const taken = await client.put("products/101", { status, stock_status: "instock" });
    expect([taken.status, taken.data.status, taken.data.stock_status]).toEqual([200, status, "outofstock"]);
    expect((await placeOrder(shop.app, soup)).json().data.reason).toBe("sold-out");
    const resumed = await client.put("products/101", { stock_status: "instock" });
    expect([resumed.status, resumed.data.data.params[0].path]).toEqual([400, "stock_status"]);
    const unchanged = await client.put("products/101", (await client.get("products/101")).data);
    expect([unchanged.status, unchanged.data.status]).toEqual([200, status]);
    const back = await client.put("products/101", { status: "publish" });
    expect([back.data.status, back.data.stock_status]).toEqual(["publish", "instock"]);
    expect((await placeOrder(shop.app, soup)).statusCode).toBe(201);
  });

  it("takes one size off sale, and every size of a stopped dish", async () => {
    const shown = async () =>
      (await client.get("products/201/variations")).data.map(
        ({ status, stock_status }: { status: string; stock_status: string }) => `${status} ${stock_status}`,
      );
    await client.put("products/201/variations/2012", { status: "private" });
    expect(await shown()).toEqual(["publish instock", "private outofstock"]);
    await client.put("products/201/variations/2012", { status: "publish" });
    await client.put("products/201", { stock_status: "outofstock" });
    expect(await shown()).toEqual(["publish outofstock", "publish outofstock"]);
    await client.put("products/201", { stock_status: "instock" });
    expect(await shown()).toEqual(["publish instock", "publish instock"]);
  });

  it("changes by POST and PATCH as by PUT, and reads numbers and booleans written as text", async () => {
    const authorization = `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`;
    const send = (method: "POST" | "PATCH", path: string, payload: object | string, type = "application/json") =>
      shop.app.inject({
        method,
        url: `/wp-json/wc/v3/${path}`,
        headers: { authorization, "content-type": type },
        payload: typeof payload === "string" ? payload : JSON.stringify(payload),
      });
    const posted = await send("POST", "products/101", {
      manage_stock: "true",
      stock_quantity: "50",
      warehouse_id: "10",
    });
    expect([posted.statusCode, posted.json().stock_quantity]).toEqual([200, 50]);
    const form = "application/x-www-form-urlencoded";
    const byForm = await send("PATCH", "products/101", "manage_stock=0&warehouse_id=10&name=Борщ", form);
    expect([byForm.statusCode, byForm.json().manage_stock]).toEqual([200, false]);
    const size = await send("PATCH", "products/201/variations/2012", { regular_price: "700" });
    expect([size.statusCode, size.json().price]).toEqual([200, "700.00"]);
    const { id } = (
      await placeOrder(shop.app, { lines: [{ product_id: 101, quantity: 1 }], expected_total: 300 })
    ).json();
    const moved = await send("POST", `orders/${id}`, { status: "cooking" });
    expect([moved.statusCode, moved.json().status]).toEqual([200, "cooking"]);
    expect((await send("POST", "products/101", { stock_quantity: "1.5" })).statusCode).toBe(400);
  });

  it("accepts a product sent back unchanged", async () => {
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

  it("changes a variation's own price, and a branch's own menu", async () => {
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
    ["a pending product", { status: "pending" }, "status"],
    ["a draft of one branch that shares the menu", { status: "draft", warehouse_id: 10 }, "warehouse_id"],
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
});
