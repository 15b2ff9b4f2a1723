import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PATHS, version } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningShop, startShop } from "./testing/shops/start-shop.ts";
import { describeOnEachEngine } from "./testing/stores/engines.ts";

const quote = "/wp-json/checkout/quote";
const json = { "content-type": "application/json" };

describeOnEachEngine("HTTP edge cases", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ engine });
    shop.app.log.level = "silent";
  });
  afterAll(() => shop.close());

  const post = (payload: string | Buffer, headers: Record<string, string> = json) =>
    shop.app.inject({ method: "POST", url: quote, headers, payload });

  it.each([
    "/api/wp-json/nothing",
    "/wp-json/nothing",
    "/api/menu/pizza",
    "/favicon.php",
    "/.env",
    "/wp-content/uploads/no.png",
  ])("answers %s with a 404 in the WordPress shape", async (url) => {
    const answer = await shop.app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: "rest_no_route", message: expect.any(String), data: { status: 404 } });
  });

  it("answers an unsupported method with 405 and the supported ones", async () => {
    const wrong = await shop.app.inject({ method: "DELETE", url: "/api/wp-json/front/settings" });
    expect([wrong.statusCode, wrong.headers["allow"]]).toEqual([405, "GET, HEAD"]);
    expect(wrong.json()).toMatchObject({ data: { status: 405 } });
    expect((await shop.app.inject(quote)).statusCode).toBe(405);
    expect((await shop.app.inject({ method: "POST", url: "/menu/pizza" })).statusCode).toBe(404);
  });

  it("names the path of every fault of an input", async () => {
    const line = { product_id: 101, quantity: -1 };
    const answer = await post(JSON.stringify({ delivery_type: "local_pickup", warehouse_id: "ten", lines: [line] }));
    expect(answer.statusCode).toBe(400);
    const { code, data } = answer.json();
    expect(code).toBe("rest_invalid_param");
    expect(data.params.map((fault: { path: string }) => fault.path)).toEqual(["warehouse_id", "lines[0].quantity"]);
  });

  it.each([
    ["broken JSON", '{"lines":'],
    ["a key twice", '{"lines":[],"lines":[]}'],
    ["a key twice in another spelling", '{"lines":[],"\\u006cines":[]}'],
    ["__proto__", '{"lines":[{"__proto__":{"a":1}}]}'],
    ["constructor.prototype", '{"constructor":{"prototype":{"a":1}}}'],
    ["invalid UTF-8", Buffer.from([0x22, 0xff, 0xfe, 0x22])],
    ["nesting without end", `${"[".repeat(5_000)}${"]".repeat(5_000)}`],
  ])("refuses a body with %s", async (_title, body) => {
    const answer = await post(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: "rest_invalid_json" });
  });

  it("refuses a body over a megabyte, another content type and a compressed body", async () => {
    expect((await post(JSON.stringify({ comment: "a".repeat(1024 * 1024) }))).statusCode).toBe(413);
    expect((await post("lines", { "content-type": "text/csv" })).statusCode).toBe(415);
    expect((await post("{}", { ...json, "content-encoding": "gzip" })).statusCode).toBe(415);
  });

  it("refuses changes from another site's page, and accepts them from its own pages and from programs", async () => {
    const from = async (headers: Record<string, string>) => (await post("{}", { ...json, ...headers })).statusCode;
    expect(await from({ origin: "https://evil.example" })).toBe(403);
    expect(await from({ origin: "null" })).toBe(403);
    expect(await from({ "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await from({ origin: "http://stol.example:8080", host: "stol.example:8080" })).toBe(400);
    expect(await from({})).toBe(400);
  });

  it("hides the details of an unexpected error", async () => {
    const original = shop.shopData.current;
    Object.assign(shop.shopData, { current: () => Promise.reject(new Error("secret detail")) });
    const answer = await shop.app.inject("/wp-json/front/settings");
    Object.assign(shop.shopData, { current: original });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      code: "rest_internal_error",
      message: "Something went wrong",
      data: { status: 500 },
    });
    expect(answer.headers["content-security-policy"]).toContain("script-src 'self'");
  });

  it.each(["/wp-json/front/settings", "/wp-json/nothing", "/healthz", "/api/openapi.json", "/api/docs", "/"])(
    "puts its protecting headers on %s",
    async (url) => {
      const { headers } = await shop.app.inject(url);
      expect(headers["content-security-policy"]).toContain("script-src 'self';");
      expect(headers["content-security-policy"]).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "x-frame-options": "DENY" });
      expect(headers["strict-transport-security"]).toBeUndefined();
    },
  );

  it("serves health, readiness and metrics", async () => {
    expect((await shop.app.inject("/healthz")).body).toBe(`ok ${version}\n`);
    const stranger = { url: "/healthz", remoteAddress: "93.184.216.34" };
    expect((await shop.app.inject(stranger)).body).toBe("ok\n");
    expect((await shop.app.inject("/readyz")).statusCode).toBe(200);
    const { body } = await shop.app.inject("/metrics");
    expect(body).toContain(`skatert_build_info{version="${version}"} 1`);
    expect(body).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} [1-9]/);
  });

  it("API-2 publishes one OpenAPI document with its calls, and a page that runs under the policy", async () => {
    const document = (await shop.app.inject("/api/openapi.json")).json();
    expect(document.openapi).toBe("3.1.0");
    const served = [
      PATHS.allSettings,
      PATHS.frontSettings,
      PATHS.banners,
      PATHS.blog,
      PATHS.posts,
      PATHS.pages,
      PATHS.quote,
      PATHS.orders,
    ];
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(served));
    expect(document.paths[`${PATHS.catalogFolder}/{file}`].get.responses["200"]).toBeDefined();
    const page = await shop.app.inject("/api/docs");
    expect([page.statusCode, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(page.body).not.toMatch(/<script(?![^>]*\ssrc=)/);
  });

  it("serves versioned pictures as immutable, and no other file of the data folder", async () => {
    const [soups] = (await shop.app.inject("/wp-content/uploads/app_sync/prodcat.json")).json();
    const picture = await shop.app.inject(`/api${soups.products[0].images[0].src}`);
    expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/png"]);
    expect(picture.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(picture.rawPayload).toEqual(await readFile(join(shop.dataDir, "uploads", "shop", "borshch.png")));
    const part = await shop.app.inject({ url: soups.products[0].images[0].src, headers: { range: "bytes=0-3" } });
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 4]);
    for (const path of ["/../../skatert.sqlite", "/%2e%2e/%2e%2e/skatert.sqlite", "/shop/.media.json", "/shop"]) {
      const answer = await shop.app.inject(`/wp-content/uploads${path}`);
      expect([403, 404]).toContain(answer.statusCode);
    }
  });

  it("API-9 names the current build", async () => {
    const latest = (await shop.app.inject("/builds/latest.json")).json();
    expect(latest).toEqual({ id: expect.any(String), timestamp: expect.any(Number) });
    expect((await shop.app.inject(`/builds/meta/${latest.id}.json`)).json()).toMatchObject({ ...latest, assets: [] });
    expect((await shop.app.inject("/builds/meta/other.json")).statusCode).toBe(404);
  });

  it("SEO-4 serves robots.txt with the address of the sitemap", async () => {
    const robots = await shop.app.inject({ url: "/robots.txt", headers: { host: "stol.example" } });
    expect(robots.body).toContain("Sitemap: http://stol.example/sitemap.xml");
    const { body } = await shop.app.inject({ url: "/sitemap.xml", headers: { host: "stol.example" } });
    expect(body).toContain("<loc>http://stol.example/menu/supy</loc>");
    expect(body).toContain("<loc>http://stol.example/oferta</loc>");
    expect(body).toMatch(/<loc>http:\/\/stol\.example\/menu\/supy(\/[\w-]+\/[\w-]+|\?product_id=\d+)<\/loc>/);
    for (const path of ["/contacts", "/seoData", "/CategoriesPage", "/catalog/custom", "/gallery"])
      expect(body).toContain(`<loc>http://stol.example${path}</loc>`);
    // A shop without posts has no page that lists them.
    expect(body).not.toContain("<loc>http://stol.example/blog</loc>");
    expect(body).not.toContain("dopy");
  });

  it("SEO-4 answers the sitemap with 304 on a repeat, and uses the requested host", async () => {
    const ask = (headers: Record<string, string>) => shop.app.inject({ url: "/sitemap.xml", headers });
    const first = await ask({ host: "stol.example" });
    const again = await ask({ host: "stol.example", "if-none-match": String(first.headers["etag"]) });
    expect(again.statusCode).toBe(304);
    expect((await ask({ host: "other.example" })).body).not.toContain("stol.example");
  });

  it("APP-6 builds the app's manifest from the settings", async () => {
    const manifest = (await shop.app.inject("/manifest.webmanifest?lang=en")).json();
    expect(manifest).toMatchObject({
      name: "Small table",
      display: "standalone",
      start_url: "/",
      background_color: "#fffaf2",
      theme_color: "#c8452d",
    });
  });
});
