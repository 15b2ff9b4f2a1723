import { fileURLToPath } from "node:url";
import { PATHS, payloadPath } from "@skatert/contract";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { needs } from "../../../../scripts/checks/needs.ts";
import type { IntegrationKeys } from "../modules/integrations/access/integration-keys.ts";
import { loadStorefront, type Storefront } from "../pages/storefront.ts";
import { contractRows, type RowFacts } from "../testing/calls/contract-rows.ts";
import { type PublishedDocument, publishedDocument } from "../testing/calls/openapi-document.ts";
import { anOperator, placeOrder, quoteOrder } from "../testing/calls/orders.ts";
import { codeFor, newPhone } from "../testing/calls/people.ts";
import { smallShop } from "../testing/shops/small-shop.ts";
import { listenOn, startRemote } from "../testing/shops/start-remote.ts";
import { type RunningShop, startShop } from "../testing/shops/start-shop.ts";
import { describeOnEachEngine, type TestEngine } from "../testing/stores/engines.ts";

const segment = { id: 1, label: "Баллы", color: "#ffffff", image: "", weight: 1, prize: { kind: "points", points: 5 } };
const files = {
  ...smallShop,
  stock: [],
  blog: [
    { id: 1, slug: "a", title: "А", excerpt: "", content: "<p>А</p>", image: "", date: "2026-03-01", seo_data: {} },
  ],
  wheel: { active: true, spins: { per: "once", count: 0 }, segments: [segment] },
  bonus: { active: true, percent_max: 30, earn_percent: 5 },
  referral: { active: true, reward: 100, friend_reward: 50 },
};
/** Its name in the document. */
const pagePayload = payloadPath("/{path}");
const codePairs = [
  ["SMS", PATHS.sendCode, PATHS.checkCode],
  ["Telegram", PATHS.telegramSend, PATHS.telegramCheck],
  ["WhatsApp", PATHS.whatsappSend, PATHS.whatsappCheck],
] as const;
/** Calls of the table with `?token`. */
const tokenCalls = [
  PATHS.addresses,
  PATHS.user,
  PATHS.preferences,
  PATHS.referral,
  PATHS.notifications,
  PATHS.favorites,
] as const;
/** Page data as the storefront's scripts request them: the page's address, and one of its routes. */
const payloads = [
  ["/", "route=root"],
  ["/", "route=home"],
  ["/menu/supy", "route=menu"],
  ["/menu/supy", "route=sheet&product_id=101"],
  ["/blog/a", "route=blog-post&lang=ru"],
  ["/contacts", "route=contacts"],
  ["/oferta", "route=page"],
  ["/search", "route=search&q=чай"],
] as const;
const aBuild = "a build of the storefront";
/** Null if the storefront has not been built; the whole `npm test` builds it first. */
const built = await loadStorefront(fileURLToPath(new URL("../../../storefront/build", import.meta.url)));

type FrontOf = (shop: RunningShop, storefront: Storefront | undefined) => Promise<FastifyInstance>;

describeOnEachEngine("every call of the table", (engine) => {
  describe("on the embedded backend", () => callsOf(engine, async ({ app }) => app));
  describe("through BACKEND_URL", () =>
    callsOf(engine, async ({ app, clock }, storefront) => {
      const backend = { url: await listenOn(app), keys: null };
      return startRemote({ backend, clock, ...(storefront === undefined ? {} : { storefront }) });
    }));
});

/** The same calls on the app that shoppers use, embedded or remote. */
function callsOf(engine: TestEngine, front: FrontOf): void {
  const storefront = built ?? undefined;
  let shop: RunningShop;
  let app: FastifyInstance;
  let document: PublishedDocument;
  let facts: RowFacts;
  let ownKeys: IntegrationKeys;
  let credentials: Readonly<Record<"guest" | "shopper" | "operator", Record<string, string>>>;

  beforeAll(async () => {
    shop = await startShop({ engine, files, ...(storefront === undefined ? {} : { storefront }) });
    app = await front(shop, storefront);
    document = await publishedDocument(app);
    const { keys } = await anOperator(shop);
    ownKeys = keys;
    const basic = Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64");
    const cookie = await signInThrough(PATHS.sendCode, PATHS.checkCode);
    credentials = { guest: {}, shopper: { cookie }, operator: { authorization: `Basic ${basic}` } };
    const placed = (await placeOrder(app)).json();
    const user = await app.inject({ url: PATHS.user, headers: { cookie } });
    const build = await app.inject(PATHS.latestBuild);
    facts = {
      orderId: placed.id,
      orderKey: placed.key,
      userId: user.json().data.data.ID,
      buildId: build.json().id,
      addressId: "",
    };
  });
  afterAll(async () => {
    if (app !== shop.app) await app.close();
    await shop.close();
  });

  async function signInThrough(sendPath: string, checkPath: string): Promise<string> {
    const phone = newPhone();
    shop.clock.advance(61_000);
    expectDescribed("POST", sendPath, await app.inject({ method: "POST", url: sendPath, payload: { phone } }));
    const code = await codeFor(shop, phone);
    const checked = await app.inject({ method: "POST", url: checkPath, payload: { phone, code } });
    expectDescribed("POST", checkPath, checked);
    return cookieOf(checked);
  }

  function expectDescribed(method: string, path: string, answer: LightMyRequestResponse, status = 200): void {
    expect([answer.statusCode, answer.statusCode === status ? "" : answer.body]).toEqual([status, ""]);
    expect(document.faultsOf(method, path, status, answer.json())).toEqual([]);
  }

  async function savedAddressId(): Promise<string> {
    const headers = credentials.shopper;
    const payload = { data: { AddressLine: "Ленина, 1", name: "Дом", coordinates: [37.6, 55.75] } };
    const saved = await app.inject({ method: "POST", url: PATHS.addresses, headers, payload });
    return String(saved.json().at(-1).id);
  }

  it.each(contractRows)("API-1, API-2 $title answers as described, with and without /api", async (row) => {
    for (const prefix of ["", "/api"]) {
      const known = row.method === "DELETE" ? { ...facts, addressId: await savedAddressId() } : facts;
      const request: InjectOptions = {
        method: row.method,
        url: prefix + row.url(known),
        headers: { accept: "application/json", ...credentials[row.as] },
        ...(row.body === undefined ? {} : { payload: JSON.stringify(row.body(known)) }),
      };
      if (row.body !== undefined) request.headers = { ...request.headers, "content-type": "application/json" };
      expectDescribed(row.method, row.described, await app.inject(request), row.status);
    }
  });

  it.each(codePairs)("API-1, API-2 signs in by %s as described, and out again", async (_channel, send, check) => {
    const cookie = await signInThrough(send, check);
    expect((await app.inject({ url: PATHS.user, headers: { cookie } })).statusCode).toBe(200);
    const out = await app.inject({ method: "POST", url: PATHS.logout, headers: { cookie }, payload: {} });
    expectDescribed("POST", PATHS.logout, out);
    expect((await app.inject({ url: PATHS.user, headers: { cookie } })).statusCode).toBe(401);
  });

  it.each(tokenCalls)("API-1, API-2 %s answers as described to a token in its query", async (path) => {
    const url = (token: string) => `${path}?token=${encodeURIComponent(token)}`;
    expectDescribed("GET", path, await app.inject(url(tokenOf(credentials.shopper))));
    expect((await app.inject(url("nobody's"))).statusCode).toBe(401);
  });

  it("API-1, API-2 accepts key and secret in the query, as in the table", async () => {
    const query = new URLSearchParams({ ...ownKeys }).toString();
    const phone = newPhone();
    const payload = { phone };
    const sent = await app.inject({ method: "POST", url: `${PATHS.sendCode}?${query}`, payload });
    expectDescribed("POST", PATHS.sendCode, sent);
    const login = { phone, code: await codeFor(shop, phone) };
    const checked = await app.inject({ method: "POST", url: `${PATHS.checkCode}?${query}`, payload: login });
    expectDescribed("POST", PATHS.checkCode, checked);
    const orders = await app.inject(`${PATHS.ownOrders}?customer=${facts.userId}&${query}`);
    expectDescribed("GET", PATHS.ownOrders, orders);
    expect(orders.headers["x-wp-total"]).toBe("0");
  });

  it("API-1, API-2 places an order as described, and refuses one as described", async () => {
    expectDescribed("POST", PATHS.orders, await placeOrder(app), 201);
    expectDescribed("POST", PATHS.orders, await placeOrder(app, { expected_total: 1 }), 409);
    expectDescribed("POST", PATHS.orders, await placeOrder(app, { payment_method: "" }), 400);
    const closed = { take_date: "05.03.2026", time_from: "03:00" };
    expectDescribed("POST", PATHS.orders, await placeOrder(app, closed), 422);
  });

  it("API-1, API-2 refuses an unknown warehouse as described", async () => {
    const takeTimes = `${PATHS.takeTimes}?stock_id=77&shipping_method=local_pickup`;
    expectDescribed("GET", PATHS.takeTimes, await app.inject(takeTimes), 404);
    expectDescribed("POST", PATHS.quote, await quoteOrder(app, { warehouse_id: 77 }), 404);
    const payload = { delivery_type: "local_pickup", cart_items: {}, meta_data: [77] };
    expectDescribed("POST", PATHS.autoapply, await app.inject({ method: "POST", url: PATHS.autoapply, payload }), 404);
    expectDescribed("POST", PATHS.orders, await placeOrder(app, { warehouse_id: 77 }), 404);
  });

  it.each(payloads)(
    "API-2, API-9 the data of the page %s, %s, are as described",
    needs(aBuild, storefront !== undefined),
    async (page, query) => {
      const answer = await app.inject(`${payloadPath(page)}?${encodeURI(query)}`);
      expect(answer.headers["content-type"]).toContain("application/json");
      expectDescribed("GET", pagePayload, answer);
    },
  );

  it(
    "API-2, API-9 answers for a moved page and for an unknown one as described",
    needs(aBuild, storefront !== undefined),
    async () => {
      const moved = await app.inject(`${payloadPath("/lk")}?route=lk`);
      expect([moved.statusCode, moved.headers["x-redirect"]]).toEqual([204, "/"]);
      expect((await app.inject(`${payloadPath("/menu/supy")}?route=home`)).statusCode).toBe(404);
      for (const status of [204, 404]) expect(document.describes("GET", pagePayload, status)).toBe(true);
    },
  );

  it("API-2 the validator refuses an answer unlike the document", () => {
    expect(document.faultsOf("GET", pagePayload, 200, "a page")).not.toEqual([]);
    expect(document.faultsOf("GET", PATHS.frontSettings, 200, { templates: 5 })).not.toEqual([]);
    expect(document.faultsOf("GET", PATHS.frontSettings, 418, {})).toBe(null);
  });
}

/** A cookie's session token. */
function tokenOf({ cookie = "" }: Record<string, string>): string {
  return decodeURIComponent(cookie.slice(cookie.indexOf("=") + 1));
}

function cookieOf(answer: LightMyRequestResponse): string {
  const [session] = [answer.headers["set-cookie"]].flat();
  return session?.split(";", 1)[0] ?? "";
}
