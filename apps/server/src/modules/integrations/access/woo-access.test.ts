import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { WooCouponsSchema, WooOrdersSchema, WooProductsSchema, WooVariationsSchema } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shopWithClient, WooCommerce, type WooCommerceClient, wooClient } from "../../../testing/calls/woo-client.ts";
import type { RunningShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";
import type { IntegrationKeys } from "./integration-keys.ts";
import { ANSWER_FORMS, LIST_PARAMETERS } from "./list-parameters.ts";

const documentedPage = () => readFileSync(new URL("../../../../../../docs/integrate.md", import.meta.url), "utf8");

describeOnEachEngine("the WooCommerce paths with the official client and others", (engine) => {
  let shop: RunningShop;
  let url: string;
  let keys: IntegrationKeys;
  let client: WooCommerceClient;
  beforeAll(async () => {
    ({ shop, url, keys, client } = await shopWithClient(engine));
  });
  afterAll(() => shop.close());

  const basic = () => ({
    authorization: `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`,
  });
  const read = (path: string) => shop.app.inject({ url: `/wp-json/wc/v3/${path}`, headers: basic() });

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

  it("refuses a wrong secret, another shop's key, and missing credentials", async () => {
    const wrong = wooClient(url, { ...keys, consumer_secret: `${keys.consumer_secret}0` });
    const foreign = wooClient(url, { consumer_key: "ck_0", consumer_secret: keys.consumer_secret });
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

  it("accepts a signature whose plus the client left unescaped in the query", async () => {
    const call = new URL(`${url}/wp-json/wc/v3/products`);
    const signatureOf = (oauth_nonce: string) => {
      call.search = String(
        new URLSearchParams({
          oauth_consumer_key: keys.consumer_key,
          oauth_nonce,
          oauth_signature_method: "HMAC-SHA256",
          oauth_timestamp: String(Math.floor(shop.clock.now() / 1000)),
        }),
      );
      const base = ["GET", call.origin + call.pathname, call.search.slice(1)].map(encodeURIComponent).join("&");
      return createHmac("sha256", `${keys.consumer_secret}&`).update(base).digest("base64");
    };
    let signature = "";
    for (let turn = 0; !signature.includes("+"); turn += 1) signature = signatureOf(`unescaped${turn}`);
    const bare = encodeURIComponent(signature).replaceAll("%2B", "+");
    expect((await fetch(`${call}&oauth_signature=${bare}`)).status).toBe(200);
  });

  it("answers a path with a slash at its end as without it, and one of an absent collection as absent", async () => {
    const { consumer_key, consumer_secret } = keys;
    const authorization = `Basic ${Buffer.from(`${consumer_key}:${consumer_secret}`).toString("base64")}`;
    const get = (path: string) =>
      shop.app.inject({ url: `/wp-json/wc/v3/${path}`, headers: { authorization } }).then((answer) => answer.json());
    expect(await get("products/101/")).toEqual(await get("products/101"));
    expect(await get("products/?per_page=2")).toEqual(await get("products?per_page=2"));
    for (const path of ["products/brands", "products/tags", "orders/7a", "coupons/all"])
      expect(await get(path), path).toMatchObject({ code: "rest_no_route", data: { status: 404 } });
    expect(await get("products//")).toMatchObject({ code: "rest_no_route" });
  });

  it("refuses each parameter that a list does not have, and names it", async () => {
    for (const { list, refused } of LIST_PARAMETERS) {
      const path = list.replace("{id}", "201");
      for (const parameter of [...refused, ...ANSWER_FORMS]) {
        const answer = await read(`${path}?${parameter}=7`);
        expect([answer.statusCode, answer.json().data.params?.[0]?.path], parameter).toEqual([400, parameter]);
      }
      expect((await read(`${path}?offset=0&orderby=date&order=desc&context=edit&per_page=1`)).statusCode).toBe(200);
    }
  });

  it("refuses a nonsensical value of each parameter that a list obeys, so it reads all of them", async () => {
    const anyText = ["search", "sku", "slug", "code", "_fields"];
    for (const { list, obeyed } of LIST_PARAMETERS) {
      for (const parameter of obeyed.filter((name) => !anyText.includes(name))) {
        const value = parameter === "dates_are_gmt" ? "true&after=?" : "?";
        const answer = await read(`${list.replace("{id}", "201")}?${parameter}=${value}`);
        const named = parameter === "dates_are_gmt" ? "after" : parameter;
        expect([answer.statusCode, answer.json().data.params?.[0]?.path], `${list} ${parameter}`).toEqual([400, named]);
      }
    }
  });

  it("describes every parameter of its lists in docs/integrate.md", () => {
    const page = documentedPage();
    const names = (list: readonly string[]) => list.map((name) => `\`${name}\``).join(", ");
    const rows = LIST_PARAMETERS.map(
      ({ list, obeyed, refused }) => `| \`${list}\` | ${names(obeyed)} | ${names(refused)} |`,
    );
    expect(page).toContain(["| list | obeyed | refused |", "|---|---|---|", ...rows, ""].join("\n"));
    expect(page).toContain(names(ANSWER_FORMS));
  });

  it("answers each collection that docs/integrate.md calls absent with rest_no_route, by every method", async () => {
    const text = documentedPage().replaceAll("\n", " ");
    const absent = /does not have is a 404 `rest_no_route`: (.+?)\. A method/.exec(text)?.[1] ?? "";
    const paths = [...absent.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path);
    expect(paths).toContain("customers");
    for (const path of paths) {
      for (const method of ["GET", "POST"] as const) {
        const url = `/wp-json/wc/v3/${path}`;
        const answer = await shop.app.inject({
          method,
          url,
          headers: basic(),
          payload: method === "GET" ? undefined : {},
        });
        expect([answer.statusCode, answer.json().code], `${method} ${path}`).toEqual([404, "rest_no_route"]);
      }
    }
    const other = await shop.app.inject({ method: "DELETE", url: "/wp-json/wc/v3/orders/1001", headers: basic() });
    expect([other.statusCode, other.json().code]).toEqual([405, "rest_no_route"]);
    expect(other.headers["allow"]).toContain("PATCH");
  });

  it("obeys _fields, and refuses a method that it would not act as", async () => {
    expect((await read("products?_fields=id,categories.slug&include=101")).json()).toEqual([
      { id: 101, categories: [{ slug: "supy" }] },
    ]);
    expect((await read("products/101?_fields=name")).json()).toEqual({ name: "Борщ" });
    expect((await read("products/999?_fields=id")).json().code).toBe("rest_not_found");
    const send = (url: string, headers = {}) =>
      shop.app.inject({
        method: "POST",
        url: `/wp-json/wc/v3/${url}`,
        headers: { ...basic(), ...headers },
        payload: {},
      });
    expect((await send("products/101?_method=PUT")).statusCode).toBe(200);
    expect((await send("products/101", { "x-http-method-override": "PATCH" })).statusCode).toBe(200);
    for (const answer of [
      await send("coupons/701?_method=DELETE&force=true"),
      await send("coupons/701?force=true", { "x-http-method-override": "DELETE" }),
    ])
      expect([answer.statusCode, answer.json().data.params]).toMatchObject([400, [{ path: "_method" }]]);
  });

  it("reads a list of statuses in brackets as with commas", async () => {
    const authorization = `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`;
    const get = (query: string) =>
      shop.app.inject({ url: `/wp-json/wc/v3/orders?${query}`, headers: { authorization } });
    const total = async (query: string) => (await get(query)).headers["x-wp-total"];
    for (const query of ["status[]=accepted&status[]=cooking", "status[0]=accepted&status[1]=cooking"])
      expect(await total(query)).toBe(await total("status=accepted,cooking"));
    expect((await get("status[]=nothing")).statusCode).toBe(400);
  });

  it("checks every value of a repeated parameter against the signature (RFC 5849)", async () => {
    const { consumer_key, consumer_secret } = keys;
    const address = `${url}/wp-json/wc/v3/orders`;
    const sign = (nonce: string, lists: readonly string[]) => {
      const sent = [
        ...lists.map((value) => ["status[]", value] as const),
        ...Object.entries({ oauth_consumer_key: consumer_key, oauth_nonce: nonce }),
        ["oauth_signature_method", "HMAC-SHA256"] as const,
        ["oauth_timestamp", String(Math.floor(shop.clock.now() / 1000))] as const,
      ];
      const encoded = sent.map((pair) => pair.map(encodeURIComponent).join("=")).toSorted();
      const base = ["GET", address, encoded.join("&")].map(encodeURIComponent).join("&");
      const signature = createHmac("sha256", `${consumer_secret}&`).update(base).digest("base64");
      const query = new URLSearchParams();
      for (const [name, value] of [...sent, ["oauth_signature", signature] as const]) query.append(name, value);
      return String(query);
    };
    const answer = async (query: string) => (await fetch(`${address}?${query}`)).status;
    expect(await answer(sign("repeated1", ["cooking", "accepted"]))).toBe(200);
    expect(await answer(sign("repeated2", ["accepted", "cooking"]).replace("=accepted", "=ready"))).toBe(401);
    expect(await answer(`status[]=ready&${sign("repeated3", ["cooking"])}`)).toBe(401);
  });

  it("accepts a signed request once, and only unchanged", async () => {
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

  it("accepts key and secret as Basic authentication or in the query, as the client sends them over TLS", async () => {
    const basic = `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`;
    const inHeader = await fetch(`${url}/api/wp-json/wc/v3/products?per_page=1`, { headers: { authorization: basic } });
    expect(inHeader.status).toBe(200);
    const inQuery = await fetch(`${url}/wp-json/wc/v3/products?per_page=1&${new URLSearchParams({ ...keys })}`);
    expect(inQuery.status).toBe(200);
    expect(inQuery.headers.get("link")).not.toContain("consumer");
  });
});
