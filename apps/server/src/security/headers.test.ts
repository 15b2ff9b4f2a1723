import { writeFile } from "node:fs/promises";
import type { OutgoingHttpHeaders } from "node:http";
import { join } from "node:path";
import { PATHS } from "@skatert/contract";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { anOperator, placeOrder } from "../testing/calls/orders.ts";
import { type RunningShop, startShop } from "../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../testing/stores/engines.ts";

const json = { "content-type": "application/json" };

/** A request for every status that the server produces, and every kind of body. */
const asked: readonly (readonly [status: number, title: string, request: InjectOptions])[] = [
  [200, "a call", { url: PATHS.frontSettings }],
  [200, "a call's headers alone", { method: "HEAD", url: PATHS.frontSettings }],
  [304, "what one has already", { url: "/unchanged" }],
  [200, "a picture", { url: "/wp-content/uploads/shop/borshch.png" }],
  [206, "a part of a picture", { url: "/wp-content/uploads/shop/borshch.png", headers: { range: "bytes=0-3" } }],
  [416, "a part that is not there", { url: "/wp-content/uploads/shop/borshch.png", headers: { range: "bytes=9999-" } }],
  [200, "a drawing", { url: "/wp-content/uploads/a.svg" }],
  [200, "the readable page of the calls", { url: "/api/docs/" }],
  [200, "health", { url: "/healthz" }],
  [200, "robots", { url: "/robots.txt" }],
  [400, "a body that is none", { method: "POST", url: PATHS.quote, headers: json, payload: "{" }],
  [401, "a guest at a personal call", { url: PATHS.user }],
  [403, "another site", { method: "POST", url: PATHS.quote, headers: { ...json, origin: "null" }, payload: "{}" }],
  [404, "nothing", { url: "/wp-json/nothing" }],
  [404, "no file", { url: "/wp-content/uploads/none.png" }],
  [404, "another method of nothing", { method: "OPTIONS", url: "/nothing" }],
  [405, "a wrong method", { method: "DELETE", url: PATHS.frontSettings }],
  [413, "too much", { method: "POST", url: PATHS.quote, headers: json, payload: `"${"a".repeat(1_100_000)}"` }],
  [414, "a name without end", { method: "POST", url: `${PATHS.orders}/${"1".repeat(300)}/cancel` }],
  [415, "another type", { method: "POST", url: PATHS.quote, headers: { "content-type": "text/csv" }, payload: "a" }],
  [500, "what nobody foresaw", { url: "/broken" }],
  [503, "a page of a storefront that was not built", { url: "/" }],
];

const isFile = ({ "content-type": type }: OutgoingHttpHeaders) => /^(image|font)\//.test(String(type));

describeOnEachEngine("the security headers", (engine) => {
  let secure: RunningShop;
  let plain: RunningShop;
  let flooded: RunningShop;
  beforeAll(async () => {
    secure = await startShop({ engine, publicUrl: new URL("https://stol.example") });
    plain = await startShop({ engine });
    flooded = await startShop({ engine, limits: { requestsPerMinute: 1 } });
    for (const { dataDir } of [secure, plain]) await writeFile(join(dataDir, "uploads", "a.svg"), "<svg/>");
  });
  afterAll(async () => {
    for (const shop of [secure, plain, flooded]) await shop.close();
  });

  /** Answers of requests that need a preparation. */
  async function answerTo(shop: RunningShop, request: InjectOptions) {
    if (request.url === "/unchanged") {
      const { headers } = await shop.app.inject(PATHS.allSettings);
      return shop.app.inject({ url: PATHS.allSettings, headers: { "if-none-match": String(headers["etag"]) } });
    }
    if (request.url !== "/broken") return shop.app.inject(request);
    const original = shop.shopData.current;
    Object.assign(shop.shopData, { current: () => Promise.reject(new Error("secret detail")) });
    const answer = await shop.app.inject(PATHS.banners);
    Object.assign(shop.shopData, { current: original });
    return answer;
  }

  it.each(asked)("are on an answer of %i: %s", async (status, _title, request) => {
    const [tls, bare] = [await answerTo(secure, request), await answerTo(plain, request)];
    expect([tls.statusCode, bare.statusCode]).toEqual([status, status]);
    for (const { headers } of [tls, bare]) {
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin-allow-popups",
      });
      expect(headers["permissions-policy"]).toContain("camera=()");
      expect(headers["content-security-policy"]).toMatch(
        isFile(headers) ? /^default-src 'none';.*; sandbox$/ : /^default-src 'self'/,
      );
      expect(headers["content-security-policy"]).not.toMatch(/script-src[^;]*('unsafe|\*|data:)/);
      expect(headers["server"] ?? headers["x-powered-by"]).toBeUndefined();
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    }
    expect(tls.headers["strict-transport-security"]).toBe("max-age=31536000");
    expect(bare.headers["strict-transport-security"]).toBeUndefined();
  });

  it("are on a 429, which a forged address does not avoid", async () => {
    const forged = [
      "x-forwarded-for",
      "x-real-ip",
      "forwarded",
      "cf-connecting-ip",
      "true-client-ip",
      "x-client-ip",
      "x-cluster-client-ip",
      "via",
    ];
    await flooded.app.inject({ url: PATHS.frontSettings, remoteAddress: "203.0.113.5" });
    for (const [at, name] of forged.entries()) {
      const value = name === "forwarded" ? `for=198.51.100.${at}` : `198.51.100.${at}`;
      const answer = await flooded.app.inject({
        url: PATHS.frontSettings,
        headers: { [name]: value },
        remoteAddress: "203.0.113.5",
      });
      expect([name, answer.statusCode]).toEqual([name, 429]);
      expect(answer.headers["content-security-policy"]).toBeDefined();
    }
  });

  it("include subdomains in HSTS only with HSTS_INCLUDE_SUBDOMAINS", async () => {
    const publicUrl = new URL("https://stol.example");
    const strict = await startShop({ engine, publicUrl, hstsSubdomains: true });
    const { headers } = await strict.app.inject("/healthz");
    expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
    await strict.close();
  });

  it("let pages connect to hosts by name, never to every host of a scheme", async () => {
    const hosted = { appId: "1", key: "k", secret: "s", cluster: "eu", apiUrl: "https://api-eu.pusher.com" };
    const outside = await startShop({ engine, realtime: { hosted } });
    const connectOf = async (shop: RunningShop) => {
      const policy = String((await shop.app.inject("/healthz")).headers["content-security-policy"]);
      return /connect-src ([^;]*)/.exec(policy)?.[1];
    };
    expect(await connectOf(plain)).toBe("'self'");
    expect(await connectOf(secure)).toBe("'self' wss://stol.example");
    expect(await connectOf(outside)).toBe("'self' wss://ws-eu.pusher.com https://sockjs-eu.pusher.com");
    await outside.close();
  });

  it("exclude answers to integrations from every cache", async () => {
    const { keys } = await anOperator(plain);
    const authorization = `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`;
    const lists = [
      PATHS.shopOrders,
      PATHS.ownOrders,
      PATHS.shopProducts,
      PATHS.shopCategories,
      PATHS.shopCoupons,
      PATHS.shopPayments,
    ];
    for (const url of [...lists, PATHS.requests, PATHS.orderRatings]) {
      const { statusCode, headers } = await plain.app.inject({ url, headers: { authorization } });
      expect([url, statusCode, headers["cache-control"]]).toEqual([url, 200, "private, no-store"]);
      const byQuery = `${url}?consumer_key=${keys.consumer_key}&consumer_secret=${keys.consumer_secret}`;
      expect((await plain.app.inject(byQuery)).headers["cache-control"]).toBe("private, no-store");
    }
  });

  it("exclude personal answers from every cache", async () => {
    const { id, key } = (await placeOrder(plain.app)).json();
    for (const url of [PATHS.user, `${PATHS.orders}/${id}?key=${key}`, PATHS.bonus]) {
      expect([url, (await plain.app.inject(url)).headers["cache-control"]]).toEqual([url, "private, no-store"]);
    }
  });
});
