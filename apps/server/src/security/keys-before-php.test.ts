import { PATHS } from "@skatert/contract";
import fc from "fast-check";
import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orderNoteOf, type PhpHost, phpHostKeys, pointsOf, startPhpHost } from "../testing/hosts/php-host.ts";
import { startRemote } from "../testing/shops/start-remote.ts";
import { movableClock } from "../testing/shops/start-shop.ts";

const cookie = "session=t7";
const form = "application/x-www-form-urlencoded";
const allOrders = "/wc/v3/orders";

/** Queries that make WordPress choose another route than the path. */
const routeTricks = [
  `rest_route=${allOrders}&_method=GET`,
  `rest%5Froute=${allOrders}&%5Fmethod=GET`,
  `%20rest.route=${allOrders}&%20_method=GET`,
  `+rest+route=${allOrders}&_method=GET`,
  `rest%20route=${allOrders}&_method=GET`,
  `rest[route=${allOrders}&_method=GET`,
  `rest_route[]=${allOrders}&_method=GET`,
  `rest_route%00=${allOrders}&_method=GET`,
  `lang=ru&rest_route=${allOrders}&_method=GET&_fields=id,customer_note`,
  `consumer_key=x&rest_route=${allOrders}&_method=GET`,
];
/** Queries of a caller with the number 7 that name another customer. */
const customerTricks = [
  "customer=1",
  "customer=7&customer=2",
  "customer=7&customer[]=2",
  "customer=7&customer%5B%5D=2",
  "customer=7&customer[0]=2",
  "customer=7&%20customer=2",
  "customer=7&+customer=2",
  "customer=7&%20%20customer[x]=2",
  "customer=7&customer%00=2",
  "%20customer=2",
  "customer[]=2",
  "customer=7&_method=GET&rest_route=/wc/v3/orders",
  "customer=7&_fields=customer_note&%20customer=2",
  "consumer_key=x&consumer_secret=y&customer=2",
  "customer=&%63ustomer[]=2",
];
/** How the host is asked which calls it has. */
const settingsCalls: readonly string[] = ["GET /v1/all_settings", "GET /api/wp-json/v1/all_settings"];

describe("the shop's keys with a host that parses requests like PHP", () => {
  let host: PhpHost;
  let app: FastifyInstance;
  beforeAll(async () => {
    host = await startPhpHost();
    const clock = movableClock("2026-03-04T12:00:00+03:00");
    app = await startRemote({ backend: { url: host.url, keys: phpHostKeys }, clock });
  });
  afterAll(async () => {
    await app.close();
    await host.close();
  });
  beforeEach(() => {
    host.routed.length = 0;
  });

  /** No answer contains another customer's order, and the host ran the call of the path or none. */
  async function expectNothingOfOthers(request: InjectOptions, route: string) {
    const answer = await app.inject(request);
    const label = `${request.method ?? "GET"} ${String(request.url)} ${String(request.payload ?? "")}`;
    expect([label, [1, 2].filter((other) => answer.body.includes(orderNoteOf(other)))]).toEqual([label, []]);
    const strange = host.routed.filter((each) => ![route, "GET /system/users", ...settingsCalls].includes(each));
    expect([label, strange]).toEqual([label, []]);
    return answer;
  }
  const send = (query: string, payload: string, type: string) =>
    expectNothingOfOthers(
      { method: "POST", url: `/api${PATHS.sendCode}?${query}`, headers: { "content-type": type }, payload },
      "POST /wc/auth/send_code",
    );
  const list = (query: string, more: InjectOptions = {}) =>
    expectNothingOfOthers(
      { url: `/api${PATHS.ownOrders}?${query}`, headers: { cookie }, ...more },
      "GET /wc/v2/orders",
    );

  it.each(routeTricks)("API-3 sends a code and reads no order: %s", async (trick) => {
    const phone = JSON.stringify({ phone: "+79161234567" });
    expect((await send(trick, phone, "application/json")).json()).toMatchObject({ status: "success" });
    expect((await send("", trick, form)).statusCode).toBe(415);
    const members = JSON.stringify({ phone: "+79161234567", ...Object.fromEntries(new URLSearchParams(trick)) });
    expect((await send("", members, "application/json")).statusCode).toBe(200);
    expect(host.asked.map(({ body }) => body).filter((body) => body.includes("rest"))).toEqual([]);
  });

  it.each([...customerTricks, ...routeTricks])("API-3 lists only the caller's own orders: %s", async (trick) => {
    await list(trick);
    const headers = { cookie, "content-type": form, "x-http-method-override": "GET" };
    expect((await list(trick, { method: "POST", headers, payload: "customer=2" })).statusCode).toBe(405);
  });

  it("API-3 lists the caller's own orders for a plain query", async () => {
    const answer = await list("customer=7&page=1");
    expect([answer.statusCode, answer.json()]).toEqual([200, [expect.objectContaining({ customer_id: 7 })]]);
  });

  it.each([
    "/wp-json/wc/v2/orders%2f..%2f..%2fv3%2forders",
    "/wp-json/wc/v2/orders%3frest_route=/wc/v3/orders",
    "/wp-json/wc%2fv3/orders",
    "/wp-json/checkout/order/1%3frest_route=%252fwc",
    "/wp-json/checkout/order/..%5c..%5cwc",
    "/wp-json/checkout/order/1;rest_route=x",
  ])("API-3 sends no path that two servers could read in two ways: %s", async (url) => {
    expect((await app.inject({ url, headers: { cookie } })).statusCode).toBe(404);
    expect(host.routed.filter((each) => !settingsCalls.includes(each))).toEqual([]);
  });

  it.each([
    [PATHS.bonus, (customer: number) => `"points_balance":${pointsOf(customer)}`],
    [PATHS.ownCoupons, orderNoteOf],
  ] as const)("ROLE-3 asks %s with the caller's own number", async (path, answerOf) => {
    const ask = (query: string, headers: Record<string, string>) => app.inject({ url: `${path}${query}`, headers });
    expect((await ask("", { cookie })).body).toContain(answerOf(7));
    expect((await ask("?user_id=2", { cookie })).statusCode).toBe(403);
    for (const query of ["?user_id=7&user_id[]=2", "?%20user_id=2", "?user.id=2"]) {
      expect((await ask(query, { cookie })).body).toContain(answerOf(7));
    }
    expect((await ask("?user_id=2", {})).body).not.toContain(answerOf(2));
  });

  it("API-3 leaves out orders of another customer even if the host answers them", async () => {
    host.answers[`GET ${PATHS.ownOrders}`] = { body: [{ id: 102, customer_id: 2, customer_note: orderNoteOf(2) }] };
    expect((await list("customer=7")).json()).toEqual([]);
    delete host.answers[`GET ${PATHS.ownOrders}`];
  });

  const runs = Math.ceil(Number(process.env["ATTACK_REQUESTS"] ?? 2_000) / 20);
  it(`API-3 reads no other customer's order by any query made of such parts (${runs})`, {
    timeout: 60_000 + runs * 500,
  }, async () => {
    const names = fc
      .constantFrom("customer", "rest_route", "_method", "token", "consumer_key", "_fields", "lang", "user_id")
      .chain((name) => fc.constantFrom(name, ` ${name}`, `${name}[]`, name.replace("_", "."), name.toUpperCase()));
    const values = fc.constantFrom("2", "7", allOrders, "GET", "x", "", "t7");
    const queries = fc.array(fc.tuple(names, values), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(queries, async (pairs) => {
        const text = new URLSearchParams(pairs).toString();
        await list(text);
        host.routed.length = 0;
        await send(text, JSON.stringify(Object.fromEntries(pairs)), "application/json");
        host.routed.length = 0;
      }),
      { numRuns: runs, seed: Number(process.env["ATTACK_SEED"] ?? 13) },
    );
  });
});
