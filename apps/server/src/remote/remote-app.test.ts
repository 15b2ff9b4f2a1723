import { PATHS } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { maintenanceText } from "../pages/maintenance.ts";
import type { Storefront } from "../pages/storefront.ts";
import { quoteOrder } from "../testing/calls/orders.ts";
import { type FakeHost, startFakeHost } from "../testing/hosts/fake-host.ts";
import { smallMenu, smallSettings } from "../testing/shops/small-shop.ts";
import { startRemote } from "../testing/shops/start-remote.ts";
import { type MovableClock, movableClock } from "../testing/shops/start-shop.ts";

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
    app = await startRemote({
      backend: { url: host.url, keys: { key: "ck_host", secret: "cs_host" }, answerMs: 2_000 },
      clock,
      storefront,
    });
  });
  afterEach(async () => {
    await app.close();
    await host.close();
  });

  const askedFor = (path: string) => host.asked.filter((call) => call.path === path);
  const page = async (url = "/") => (await app.inject(url)).body;

  it.each(["/office", "/office/", "/office/stops", "/api/office/me"])(
    "OFFICE-2 has no office: %s is 404 without a request to the host",
    async (url) => {
      const { statusCode, body } = await app.inject(url);
      expect([statusCode, JSON.parse(body).code]).toEqual([404, "rest_no_route"]);
      expect(host.asked).toEqual([]);
    },
  );

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

  it.each([
    ["is missing", { status: 404, body: {} }],
    ["is no list", { body: { code: "db_error", message: "down" } }],
  ])("ERR-1 keeps the last good menu when the catalogue %s", async (_, fault) => {
    expect(await page()).toMatch(/^Малый стол: 4 /);
    host.answers[`GET ${catalog}`] = fault;
    clock.advance(3 * 60_000);
    expect((await app.inject(`${catalog}?t=2`)).json()).toHaveLength(4);
    expect(await page("/?q=new")).toMatch(/^Малый стол: 4 /);
  });

  it("ERR-1 refuses no dish of a quote for a catalogue that cannot be loaded", async () => {
    host.answers[`GET ${catalog}`] = { status: 500, body: {} };
    expect((await quoteOrder(app, { lines: [{ product_id: 101, quantity: 1 }] })).statusCode).toBe(503);
  });

  it("API-4 answers the catalogue of a language without its own file with the main one", async () => {
    const inChinese = catalog.replace(".json", "-zh-CN.json");
    expect((await app.inject(`${inChinese}?t=1`)).json()).toHaveLength(4);
    expect((await app.inject(`${PATHS.catalogFolder}/unknown.json`)).statusCode).toBe(404);
  });

  it("API-9 answers the data of a page itself", async () => {
    expect((await app.inject("/menu/supy/_payload.json?route=menu")).json()).toEqual({ route: "menu" });
    expect((await app.inject("/builds/latest.json")).json()).toEqual({ id: "none", timestamp: 0 });
    expect(askedFor("/builds/latest.json")).toEqual([]);
  });
});
