import { once } from "node:events";
import { get as httpGet, type IncomingMessage } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { SettingsSchema } from "@skatert/contract";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { smallShop } from "../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../testing/stores/engines.ts";
import type { Storefront } from "./storefront.ts";

const text = "дом ".repeat(500);
let made: string[] = [];
/** The main menus that pages received. */
let menus: unknown[] = [];

const heavyPage = {
  status: 200,
  headers: {},
  body: [{ bytes: Buffer.alloc(14_000_000), isShared: true }],
  scope: "public",
} as const;

/** Shows its address and the shop's name; `/order` is personal, `/moved` redirects, `/none` does not exist. */
const storefront: Storefront = {
  pageQuery: { shared: ["lang", "product_id", "sort", "route", "user_id"], personal: ["key"] },
  inlineScripts: ["'sha256-of-the-starter'"],
  async render(request, deps) {
    const { pathname, search } = new URL(request.url);
    made.push(pathname + search);
    menus.push(deps.menu?.("/wp-content/uploads/app_sync/prodcat_main.json"));
    const { seo } = SettingsSchema.parse(await (await deps.fetchApi("/wp-json/v1/all_settings")).json());
    if (pathname === "/heavy") return heavyPage;
    const html = `<html>${request.url} ${JSON.stringify(seo)} ${String(request.headers.get("cookie"))} ${text}</html>`;
    const headers = { "content-type": "text/html; charset=utf-8" };
    if (pathname === "/moved") return { status: 301, headers: { location: "/menu" }, body: null, scope: "public" };
    const scope = pathname.startsWith("/order") ? "private" : "public";
    return {
      status: pathname === "/none" ? 404 : 200,
      headers,
      body: [{ bytes: Buffer.from(html), isShared: false }],
      scope,
    };
  },
  async payload(request) {
    made.push(`payload ${new URL(request.url).searchParams.get("route")}`);
    const data = { route: new URL(request.url).searchParams.get("route") };
    const headers = { "content-type": "application/json; charset=utf-8" };
    return {
      status: 200,
      headers,
      body: [{ bytes: Buffer.from(JSON.stringify(data)), isShared: false }],
      scope: "public",
    };
  },
};

describeOnEachEngine("pages", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ engine, storefront });
    await shop.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    made = [];
    menus = [];
    shop.clock.advance(60_000);
  });

  /** Over a real socket, because cached pages are answered before the app. */
  async function open(path: string, headers: Record<string, string> = {}, method = "GET") {
    const address = shop.app.server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const [response]: IncomingMessage[] = await once(httpGet({ port, path, headers, method }), "response");
    const chunks: Buffer[] = [];
    for await (const chunk of response ?? []) chunks.push(chunk);
    return { status: response?.statusCode, headers: response?.headers ?? {}, body: Buffer.concat(chunks) };
  }

  it("renders a page once for everybody and sends it compressed, with the security headers", async () => {
    const first = await open("/menu/pizza", { "accept-encoding": "br" });
    const second = await open("/menu/pizza", { "accept-encoding": "br" });
    expect(made).toEqual(["/menu/pizza"]);
    expect(second.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(second.body).toString()).toContain("Малый стол");
    expect({ ...second.headers, date: "" }).toEqual({ ...first.headers, date: "" });
    expect(second.headers["content-security-policy"]).toContain("script-src 'self' 'sha256-of-the-starter';");
  });

  it("API-1 shows a browser the game at the path where a program gets its data, with the id of the link", async () => {
    const browser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
    for (const path of ["/wheel/?user_id=7", "/api/wheel/?user_id=7", "/wheel/", "/wheel/?lang=en&user_id=7"]) {
      expect([path, (await open(path, browser)).status]).toEqual([path, 200]);
    }
    expect((await open("/wheel/_payload.json?route=wheel&user_id=7")).status).toBe(200);
    expect(made).toEqual(["/wheel?user_id=7", "/wheel", "/wheel?lang=en&user_id=7", "payload wheel"]);
    made = [];
    const asked = ["application/json", "*/*", "application/json, text/html"];
    const answers = await Promise.all(asked.map((accept) => open("/wheel/?user_id=7", { accept })));
    expect([...answers, await open("/wheel/spin", browser)].map(({ status }) => status)).toEqual([401, 401, 401, 405]);
    expect(made).toEqual([]);
  });

  it("passes the cached menu of their revision to pages", async () => {
    await open("/menu/pizza");
    expect(menus).toEqual([(await shop.shopData.current()).catalog()]);
  });

  it("serves another encoding of a page without rendering it again, and 304 to its validator", async () => {
    await open("/menu/pizza", { "accept-encoding": "br" });
    const plain = await open("/menu/pizza");
    expect(plain.body.toString()).toContain("Малый стол");
    const again = await open("/menu/pizza", { "if-none-match": String(plain.headers["etag"]) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers["etag"]).toBe(plain.headers["etag"]);
    expect(made).toEqual(["/menu/pizza"]);
  });

  it("distinguishes pages by their inputs only", async () => {
    await open("/menu/pizza");
    await open("/menu/pizza?utm_source=mail&fbclid=1");
    await open("/menu/pizza", { cookie: "_ga=1" });
    expect(made).toEqual(["/menu/pizza"]);
    await open("/menu/pizza?product_id=201&utm_source=mail");
    await open("/menu/pizza?sort=price&lang=en");
    await open("/menu/pizza?lang=en&sort=price");
    await open("/menu/pizza", { cookie: "theme=dark" });
    await open("/menu/pizza", { cookie: "a=b; lang=en" });
    await open("/menu/pizza", { cookie: "location=2" });
    await open("/menu/pizza", { cookie: "page_type=lavka" });
    expect(made).toEqual([
      "/menu/pizza",
      "/menu/pizza?product_id=201",
      "/menu/pizza?lang=en&sort=price",
      "/menu/pizza",
      "/menu/pizza",
      "/menu/pizza",
      "/menu/pizza",
    ]);
  });

  it("never serves a page with one host's address under another host", async () => {
    await open("/contacts", { host: "evil.example" });
    const { body } = await open("/contacts", { host: "stol.example" });
    expect(body.toString()).toContain("http://stol.example/contacts");
  });

  it("serves the public page to a signed-in shopper too", async () => {
    const session = { cookie: "theme=dark; session=abc" };
    await open("/menu/pizza", session);
    const guest = await open("/menu/pizza", { cookie: "theme=dark" });
    await open("/menu/pizza", { cookie: "theme=dark; session=another" });
    expect(made).toEqual(["/menu/pizza"]);
    expect(guest.headers["cache-control"]).toBe("public, no-cache");
  });

  it("does not cache a personal page, and nobody waits for another's", async () => {
    const asked = [
      open("/order", { cookie: "session=abc" }),
      open("/order", { cookie: "session=another" }),
      open("/order/5?key=secret"),
      open("/order/5?key=secret"),
    ];
    const answers = await Promise.all(asked);
    expect(answers.map(({ headers }) => headers["cache-control"])).toEqual(Array(4).fill("private, no-store"));
    expect(made).toHaveLength(4);
    expect(answers[0]?.body.toString()).toContain("session=abc");
    expect(answers[1]?.body.toString()).toContain("session=another");
    await open("/order", { cookie: "session=abc" });
    expect(made).toHaveLength(5);
  });

  it("caches neither a missing page nor a redirect", async () => {
    expect([(await open("/none")).status, (await open("/none")).status]).toEqual([404, 404]);
    const moved = await open("/moved");
    expect([moved.status, moved.headers["location"], moved.headers["x-content-type-options"]]).toEqual([
      301,
      "/menu",
      "nosniff",
    ]);
    expect(made).toEqual(["/none", "/none", "/moved"]);
  });

  it("renders a page again in the next minute and after a change of the shop", async () => {
    await open("/menu/pizza");
    shop.clock.advance(60_000);
    await open("/menu/pizza");
    expect(made).toHaveLength(2);
    await shop.reimport({ ...smallShop, settings: { seo: { name: "Новое имя" } } });
    expect((await open("/menu/pizza")).body.toString()).toContain("Новое имя");
    await shop.reimport(smallShop);
  });

  it("keeps pages in a bounded memory: the least recently opened one is rendered again", async () => {
    // Three of them fill the memory; the first is opened once more before the fourth.
    for (const product of [1, 2, 3, 1, 4, 1, 2]) await open(`/heavy?product_id=${product}`, {}, "HEAD");
    expect(made).toEqual([1, 2, 3, 4, 2].map((product) => `/heavy?product_id=${product}`));
  });

  it("reuses the compressed form of a page that the next minute did not change", async () => {
    const browser = { "accept-encoding": "gzip, deflate, br" };
    expect((await open("/menu/sushi", browser)).headers["content-encoding"]).toBe("gzip");
    await vi.waitUntil(async () => (await open("/menu/sushi", browser)).headers["content-encoding"] === "br", {
      timeout: 20_000,
    });
    shop.clock.advance(60_000);
    expect((await open("/menu/sushi", browser)).headers["content-encoding"]).toBe("br");
    expect(made).toEqual(["/menu/sushi", "/menu/sushi"]);
  });

  it("renders a page once for parallel requests", async () => {
    await Promise.all(Array.from({ length: 20 }, () => open("/menu/pizza")));
    expect(made).toEqual(["/menu/pizza"]);
  });

  it("API-9 answers a page's payload by route, from the cache the second time", async () => {
    const path = "/menu/pizza/_payload.json?route=menu";
    expect(JSON.parse((await open(path)).body.toString())).toEqual({ route: "menu" });
    expect((await open(path)).headers["content-type"]).toContain("application/json");
    expect(made).toEqual(["payload menu"]);
  });

  it("APP-5 shows the specification's text with 503 without settings, and recovers by itself", async () => {
    const empty = await startShop({ engine, storefront, files: null });
    const page = await empty.app.inject("/menu/pizza");
    expect([page.statusCode, page.headers["content-type"]]).toEqual([503, "text/html; charset=utf-8"]);
    expect(page.headers["retry-after"]).toBe("10");
    expect(page.body).toContain("<p>Приносим свои извинения, сайт находится на профилактике.</p>");
    expect(page.body).toContain('<meta http-equiv="refresh"');
    const call = await empty.app.inject("/api/wp-json/v1/all_settings");
    expect([call.statusCode, call.headers["retry-after"]]).toEqual([503, "10"]);
    expect((await empty.app.inject("/readyz")).statusCode).toBe(503);
    expect((await empty.app.inject("/healthz")).statusCode).toBe(200);
    await empty.reimport(smallShop);
    expect((await empty.app.inject("/menu/pizza")).statusCode).toBe(200);
    await empty.close();
  });
});
