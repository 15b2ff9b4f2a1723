import { PATHS } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { maintenanceText } from "../pages/maintenance.ts";
import type { Storefront } from "../pages/storefront.ts";
import { type FakeHost, startFakeHost } from "../testing/hosts/fake-host.ts";
import { smallMenu, smallSettings } from "../testing/shops/small-shop.ts";
import { startRemote } from "../testing/shops/start-remote.ts";
import { type MovableClock, movableClock } from "../testing/shops/start-shop.ts";

const keys = { key: "ck_host", secret: "cs_host" };
const basic = `Basic ${Buffer.from("ck_host:cs_host").toString("base64")}`;
const catalog = `${PATHS.catalogFolder}/prodcat_main.json`;

/** A page with the shop's name and the number of categories in its menu. */
const storefront: Storefront = {
  pageQuery: { shared: ["route"], personal: [] },
  inlineScripts: [],
  async render(_request, { fetchApi, revision }) {
    const settings = JSON.parse(await (await fetchApi(`${PATHS.allSettings}?t=1&lang=ru`)).text());
    const menu = await fetchApi(`${catalog}?t=1`);
    const categories = menu.ok ? JSON.parse(await menu.text()).length : "no";
    const html = `${settings.seo.name}: ${categories} (${revision})`;
    return {
      status: 200,
      headers: { "content-type": "text/html" },
      body: [{ bytes: Buffer.from(html), isShared: false }],
      scope: "public",
    };
  },
  async payload(request) {
    const text = JSON.stringify({ route: new URL(request.url).searchParams.get("route") });
    const headers = { "content-type": "application/json; charset=utf-8" };
    return { status: 200, headers, body: [{ bytes: Buffer.from(text), isShared: false }], scope: "public" };
  },
};

describe("the storefront with a remote backend", () => {
  let host: FakeHost;
  let app: FastifyInstance;
  let clock: MovableClock;
  beforeEach(async () => {
    host = await startFakeHost({
      [`GET ${PATHS.allSettings}`]: { body: smallSettings, headers: { etag: '"s1"' } },
      [`GET ${catalog}`]: { body: smallMenu, headers: { etag: '"c1"' } },
    });
    clock = movableClock("2026-03-04T12:00:00+03:00");
    app = await startRemote({ backend: { url: host.url, keys, answerMs: 2_000 }, clock, storefront });
  });
  afterEach(async () => {
    await app.close();
    await host.close();
  });

  const askedFor = (path: string) => host.asked.filter((call) => call.path === path);
  const page = async (url = "/") => (await app.inject(url)).body;

  it.each(["/office", "/office/", "/office/stops", "/api/office/me"])(
    "OFFICE-2 has no office: %s is 404 and asks the host nothing",
    async (url) => {
      const { statusCode, body } = await app.inject(url);
      expect([statusCode, JSON.parse(body).code]).toEqual([404, "rest_no_route"]);
      expect(host.asked).toEqual([]);
    },
  );

  it.each([
    "/wp-json/wc/v3/customers",
    "/wp-json/wp/v2/users",
    "/wp-login.php",
    "/wp-content/uploads/backup.sql",
    "/wp-content/uploads/a.php",
    "/wp-content/uploads/../secret.png",
    "/wp-content/uploads/%2e%2e/secret.png",
    "/wp-content/uploads/%252e%252e/secret.png",
    "/wp-content/uploads/..%2fsecret.png",
    "/wp-content/uploads/..%5csecret.png",
    "/wp-content/uploads/.git/a.png",
    "/wp-content/uploads//evil.example/a.png",
    "/wp-content/uploads/app_sync/%2e%2e%2fa.json",
    "/wp-content/uploads/app_sync/prodcat.sql",
  ])("API-3 hands nothing on but the calls of the table and media: not %s", async (url) => {
    for (const prefix of ["", "/api"]) expect((await app.inject(prefix + url)).statusCode).toBe(404);
    expect(host.asked.filter(({ path }) => path !== PATHS.allSettings)).toEqual([]);
  });

  it("API-3 stores the sign-in token in its own HttpOnly cookie and sends it in the host's form", async () => {
    host.answers[`POST ${PATHS.checkCode}`] = { body: { status: "success", token: "t0ken", user_id: 7 } };
    host.answers[`GET ${PATHS.favorites}`] = { body: { favorites: [] } };
    const body = { phone: "+79161234567", code: "123456" };
    const signedIn = await app.inject({ method: "POST", url: `/api${PATHS.checkCode}`, payload: body });
    expect(signedIn.json()).toEqual({ status: "success", token: "", user_id: 7 });
    expect(signedIn.headers["set-cookie"]).toMatch(/^session=t0ken; .*Path=\/; HttpOnly; SameSite=Lax$/);
    const cookie = "session=t0ken; lang=en; _ym_uid=1";
    await app.inject({ url: `/api${PATHS.favorites}`, headers: { cookie, te: "trailers", "x-odd": "1" } });
    const [asked] = askedFor(PATHS.favorites);
    expect([asked?.query.get("token"), asked?.headers.authorization]).toEqual(["t0ken", "Bearer t0ken"]);
    expect([asked?.headers.cookie, asked?.headers.te, asked?.headers["x-odd"]]).toEqual([
      "lang=en",
      undefined,
      undefined,
    ]);
  });

  it("API-3 ends the session in its cookie when the host ends it", async () => {
    host.answers[`POST ${PATHS.logout}`] = { body: { status: "success" } };
    const out = await app.inject({
      method: "POST",
      url: PATHS.logout,
      headers: { cookie: "session=t0ken" },
      payload: {},
    });
    expect(out.headers["set-cookie"]).toMatch(/^session=; Max-Age=0; .*HttpOnly/);
  });

  it("API-3 adds consumer key and secret only to the calls that need them, and reveals them to nobody", async () => {
    host.answers[`POST ${PATHS.sendCode}`] = { body: { status: "success", retry_after: 60, channel: "sms" } };
    host.answers[`POST ${PATHS.quote}`] = { body: {} };
    for (const url of [PATHS.sendCode, PATHS.quote]) {
      const answer = await app.inject({ method: "POST", url, payload: { phone: "+79161234567" } });
      expect(answer.body + JSON.stringify(answer.headers)).not.toContain("_host");
    }
    const sent = (path: string) =>
      askedFor(path).map(({ query, headers }) => [query.toString(), headers.authorization]);
    expect(sent(PATHS.sendCode)).toEqual([["", basic]]);
    expect(sent(PATHS.quote)).toEqual([["", undefined]]);
  });

  it("API-3 lists only the caller's own orders with its keys", async () => {
    host.answers[`GET ${PATHS.user}`] = ({ query }) =>
      query.get("token") === "t0ken"
        ? { body: { data: { ID: 7, name: "Анна" } } }
        : { status: 401, body: { code: "x", message: "", data: { status: 401 } } };
    host.answers[`GET ${PATHS.ownOrders}`] = { body: [], headers: { "x-wp-total": "0" } };
    const list = (query: string, cookie: string) =>
      app.inject({ url: `${PATHS.ownOrders}${query}`, headers: { cookie } });
    expect((await list("?customer=7", "")).statusCode).toBe(401);
    expect((await list("?customer=7", "session=wrong")).statusCode).toBe(401);
    expect((await list("?customer=8", "session=t0ken")).statusCode).toBe(403);
    expect(askedFor(PATHS.ownOrders)).toEqual([]);
    const own = await list("", "session=t0ken");
    expect([own.statusCode, own.headers["x-wp-total"]]).toEqual([200, "0"]);
    const [asked] = askedFor(PATHS.ownOrders);
    expect([asked?.query.toString(), asked?.headers.authorization]).toEqual(["customer=7", basic]);
  });

  it("EXT-1 serves media of the host under /api, also by range, and rewrites their addresses", async () => {
    const picture = `${host.url.href}wp-content/uploads/2026/soup.png`;
    const seen = { id: 1, image: picture, text: `<img src="${picture}">` };
    host.answers[`GET ${PATHS.banners}`] = {
      body: JSON.stringify([seen]).replaceAll("/", "\\/"),
      headers: { "content-type": "application/json" },
    };
    const [banner] = (await app.inject(`/api${PATHS.banners}`)).json();
    expect(banner.image).toBe("/api/wp-content/uploads/2026/soup.png");
    host.answers["GET /wp-content/uploads/2026/soup.png"] = ({ headers }) => ({
      status: headers.range === "bytes=0-2" ? 206 : 200,
      headers: { "content-type": "image/png", "content-range": "bytes 0-2/9", "set-cookie": "track=1" },
      body: "abc",
    });
    const part = await app.inject({ url: banner.image, headers: { range: "bytes=0-2" } });
    expect([part.statusCode, part.body, part.headers["content-type"]]).toEqual([206, "abc", "image/png"]);
    expect([part.headers["content-range"], part.headers["set-cookie"]]).toEqual(["bytes 0-2/9", undefined]);
  });

  it("EXT-1 serves a false picture as plain bytes, and follows no redirect of a picture", async () => {
    host.answers["GET /wp-content/uploads/a.png"] = { body: "<script>1</script>" };
    const page = await app.inject("/api/wp-content/uploads/a.png");
    expect([page.headers["content-type"], page.headers["x-content-type-options"]]).toEqual([
      "application/octet-stream",
      "nosniff",
    ]);
    host.answers["GET /wp-content/uploads/b.png"] = { status: 302, headers: { location: "http://127.0.0.1:9/" } };
    expect((await app.inject("/wp-content/uploads/b.png")).statusCode).toBe(404);
  });

  it("API-3 rewrites a redirect of the host to this site, and allows other sites only for payment", async () => {
    const leading = (location: string) => ({ status: 303, headers: { location }, body: null });
    host.answers[`GET ${PATHS.orderPayment}/1`] = leading("https://pay.example/x");
    host.answers[`GET ${PATHS.orderPayment}/2`] = leading(`${host.url.href}order/2?key=k`);
    host.answers[`GET ${PATHS.wheel}`] = leading("https://evil.example/");
    expect((await app.inject(`${PATHS.orderPayment}/1`)).headers["location"]).toBe("https://pay.example/x");
    expect((await app.inject(`${PATHS.orderPayment}/2`)).headers["location"]).toBe("/order/2?key=k");
    const led = await app.inject(PATHS.wheel);
    expect([led.statusCode, led.headers["location"]]).toEqual([503, undefined]);
  });

  it("API-5 retries a page's call without a body, but never a browser's call or an order", async () => {
    host.answers[`GET ${PATHS.allSettings}`] = { status: 503, body: {} };
    expect((await app.inject("/")).statusCode).toBe(503);
    expect(askedFor(PATHS.allSettings)).toHaveLength(2);
    host.answers[`GET ${PATHS.publicCoupons}`] = { status: 503, body: {} };
    host.answers[`POST ${PATHS.orders}`] = { status: 503, body: {} };
    await app.inject(PATHS.publicCoupons);
    await app.inject({ method: "POST", url: PATHS.orders, payload: {} });
    expect([askedFor(PATHS.publicCoupons).length, askedFor(PATHS.orders).length]).toEqual([1, 1]);
  });

  it("API-4 revalidates settings and menu, and renders pages again when one changes", async () => {
    const first = await page();
    expect(first).toMatch(/^Малый стол: 4 \(remote-\w{12}\)$/);
    expect(await page()).toBe(first);
    for (const path of [PATHS.allSettings, catalog]) {
      const etag = path === catalog ? '"c1"' : '"s1"';
      host.answers[`GET ${path}`] = ({ headers }) => ({ status: headers["if-none-match"] === etag ? 304 : 500 });
    }
    clock.advance(3 * 60_000);
    expect((await app.inject(`${PATHS.allSettings}?t=2`)).json()).toMatchObject({ seo: { name: "Малый стол" } });
    expect(await page()).toBe(first);
    host.answers[`GET ${catalog}`] = { body: smallMenu.slice(0, 2), headers: { etag: '"c2"' } };
    await expect.poll(() => page(), { timeout: 10_000 }).toMatch(/^Малый стол: 2 /);
  });

  it("APP-5 shows the maintenance page until settings arrive, and the last good copy afterwards", async () => {
    host.answers[`GET ${PATHS.allSettings}`] = { status: 500, body: {} };
    const away = await app.inject("/");
    expect([away.statusCode, away.body]).toEqual([503, expect.stringContaining(maintenanceText)]);
    expect((await app.inject("/readyz")).statusCode).toBe(503);
    host.answers[`GET ${PATHS.allSettings}`] = { body: smallSettings };
    await expect.poll(() => page(), { timeout: 10_000 }).toMatch(/^Малый стол/);
    host.answers[`GET ${PATHS.allSettings}`] = "hang";
    clock.advance(3 * 60_000);
    expect(await page("/?q=new")).toMatch(/^Малый стол/);
  });

  it("ERR-1 shows pages without a menu while the catalogue is unavailable", async () => {
    host.answers[`GET ${catalog}`] = { status: 500, body: "<h1>Error</h1>" };
    expect(await page()).toMatch(/^Малый стол: no /);
  });

  it("API-3 answers in time in the WordPress shape when the host hangs or answers invalidly", async () => {
    host.answers[`POST ${PATHS.quote}`] = "hang";
    const answer = await app.inject({ method: "POST", url: PATHS.quote, payload: {} });
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "10"]);
    expect(answer.json()).toMatchObject({ code: "rest_unavailable", data: { status: 503 } });
  });

  it("API-3 accepts changes from its own pages only, and refuses an invalid body", async () => {
    const foreign = { origin: "https://evil.example" };
    const send = (headers: Record<string, string>) =>
      app.inject({ method: "POST", url: PATHS.quote, headers, payload: "{}" });
    expect((await send({ ...foreign, "content-type": "application/json" })).statusCode).toBe(403);
    expect((await send({ "content-type": "multipart/form-data" })).statusCode).toBe(415);
    expect((await send({ "content-type": "application/json", "content-encoding": "gzip" })).statusCode).toBe(415);
    const large = { method: "POST", url: PATHS.quote, payload: { text: "x".repeat(2_000_000) } } as const;
    expect((await app.inject(large)).statusCode).toBe(413);
    expect(askedFor(PATHS.quote)).toEqual([]);
  });

  it("API-9 answers the data of a page itself", async () => {
    expect((await app.inject("/menu/supy/_payload.json?route=menu")).json()).toEqual({ route: "menu" });
    expect((await app.inject("/builds/latest.json")).json()).toEqual({ id: "none", timestamp: 0 });
    expect(askedFor("/builds/latest.json")).toEqual([]);
  });
});
