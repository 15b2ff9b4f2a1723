import { afterAll, beforeAll, expect, it } from "vitest";
import { placeOrder, stockOf } from "../../../testing/calls/orders.ts";
import { shopWithClient, type WooCommerceClient } from "../../../testing/calls/woo-client.ts";
import type { RunningShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

describeOnEachEngine("products, through the official WooCommerce client", (engine) => {
  let shop: RunningShop;
  let url: string;
  let client: WooCommerceClient;
  beforeAll(async () => {
    ({ shop, url, client } = await shopWithClient(engine));
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
    ["a draft, which would stay on sale", { status: "draft" }, "status"],
    ["a private product", { status: "private" }, "status"],
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
