import { DEFAULT_TIME_ZONE, PATHS } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type FakeHost, startFakeHost } from "../../testing/hosts/fake-host.ts";
import { smallMenu, smallSettings } from "../../testing/shops/small-shop.ts";
import { startRemote } from "../../testing/shops/start-remote.ts";
import { movableClock } from "../../testing/shops/start-shop.ts";
import { answerReaders } from "./answer-readers.ts";

/** Rows that no list can show. */
const broken: readonly unknown[] = [null, { id: {} }, [], false];

interface ListCall {
  readonly method?: "GET" | "POST";
  /** The path of the call as a route. */
  readonly route: string;
  readonly path?: string;
  /** Where the answer has the list; default: the answer is the list. */
  readonly member?: string;
  readonly good: readonly unknown[];
  /** What the shop reads of the good rows; default: the rows themselves. */
  readonly read?: readonly unknown[];
}

const coupon = { id: 11, code: "AUTO10", discount_type: "percent", amount: "10" };
const article = { id: 3, slug: "a", title: { rendered: "A" }, content: { rendered: "" } };
const address = { id: "1", AddressLine: "Ленина, 1" };
const notification = { id: 4, title: "Скидка", date: "2026-03-01T09:00:00Z" };
const time = { date: "04.03.2026", from: "12:00", to: "12:30" };
const segment = { id: 1, label: "Суп" };
const stock = { product_id: 1, variation_id: 0, warehouse_id: 10, quantity: 3 };

const listCalls: readonly ListCall[] = [
  { route: PATHS.posts, path: `${PATHS.posts}?slug=a`, good: [article, { ...article, id: "4" }] },
  { route: PATHS.pages, path: `${PATHS.pages}?slug=a`, good: [article] },
  { route: `${PATHS.galleries}/:id`, path: `${PATHS.galleries}/5`, member: "images", good: [{ url: "/a.png" }] },
  {
    route: PATHS.takeTimes,
    path: `${PATHS.takeTimes}?stock_id=10&shipping_method=flat_rate`,
    member: "start_list",
    good: [time],
    read: [{ ...time, available: true }],
  },
  { route: PATHS.publicCoupons, good: [coupon, { ...coupon, id: "12" }] },
  { route: PATHS.ownCoupons, good: [coupon] },
  { method: "POST", route: PATHS.autoapply, member: "couponsList", good: [coupon] },
  {
    method: "POST",
    route: PATHS.autoapply,
    member: "stocksList",
    good: [stock, { ...stock, quantity: "5" }, { ...stock, quantity: null }],
    read: [stock, { ...stock, quantity: 5 }, { ...stock, quantity: null }],
  },
  { route: PATHS.addresses, good: [address], read: [{ ...address, coordinates: null }] },
  {
    // WordPress writes times without an offset: they are of the shop's zone.
    route: PATHS.notifications,
    good: [notification, { ...notification, date: "2026-03-01 12:00:00" }],
    read: [1, 2].map(() => ({ ...notification, body: "", date: "2026-03-01T09:00:00.000Z", read: false })),
  },
  { route: PATHS.favorites, member: "favorites", good: [101, "102"], read: [101, 102] },
  { route: PATHS.preferences, member: "preferences", good: ["орехи"] },
  { route: PATHS.wheel, member: "segments", good: [segment] },
  { route: PATHS.ownOrders, good: [{ id: 5, status: "processing", customer_id: 7 }] },
];

describe("a malformed row in a list of a host with the calls of section 7 alone", () => {
  let host: FakeHost;
  let app: FastifyInstance;
  beforeAll(async () => {
    host = await startFakeHost({});
    const keys = { key: "ck_host", secret: "cs_host" };
    const clock = movableClock("2026-03-04T12:00:00+03:00");
    app = await startRemote({ backend: { url: host.url, keys }, clock });
  });
  afterAll(async () => {
    await app.close();
    await host.close();
  });
  beforeEach(() => {
    for (const name of Object.keys(host.answers)) delete host.answers[name];
    Object.assign(host.answers, {
      [`GET ${PATHS.allSettings}`]: { body: smallSettings },
      [`GET ${PATHS.catalogFolder}/prodcat_main.json`]: { body: smallMenu },
      [`GET ${PATHS.user}`]: { body: { status: "success", data: { data: { ID: 7 } } } },
    });
  });

  /** Each cart is another, because the same cart is asked about once. */
  const cart = () => ({
    cart_items: { 101: { product: { id: 101 }, quantity: 1 } },
    meta_data: [10],
    coupons: [crypto.randomUUID()],
  });
  const ask = ({ method = "GET", route, path = route }: Pick<ListCall, "method" | "route" | "path">) =>
    app.inject({ method, url: path, headers: { cookie: "session=t7" }, ...(method === "POST" && { payload: cart() }) });
  const answered = ({ method = "GET", path, route }: ListCall, body: unknown) => {
    host.answers[`${method} ${(path ?? route).split("?", 1)[0]}`] = { body };
  };
  const listOf = ({ member }: ListCall, body: unknown) => (member === undefined ? body : Object(body)[member]);

  it.each(listCalls)("ENT-1 is left out of $route $member", async (call) => {
    const [first, ...rest] = call.good;
    const rows = [broken[0], first, ...broken.slice(1), ...rest];
    answered(call, call.member === undefined ? rows : { [call.member]: rows });
    const answer = await ask(call);
    expect([answer.statusCode, listOf(call, answer.json())]).toEqual([200, call.read ?? call.good]);
  });

  it.each(listCalls.filter(({ route }) => route !== PATHS.ownOrders))("ENT-1 is reported of $route $member", (call) => {
    const reported: string[] = [];
    const rows = [...call.good, ...broken];
    const value = call.member === undefined ? rows : { [call.member]: rows };
    answerReaders[call.route]?.(value, ({ entity }) => reported.push(entity), DEFAULT_TIME_ZONE);
    expect(reported).toHaveLength(broken.length);
  });

  it.each(listCalls.filter(({ route }) => route !== PATHS.ownOrders))(
    "ENT-1 is not missed where the list of $route $member is null or there is no answer",
    async (call) => {
      for (const body of [null, call.member === undefined ? null : { [call.member]: null }]) {
        answered(call, body);
        const answer = await ask(call);
        expect([answer.statusCode, listOf(call, answer.json())]).toEqual([200, []]);
      }
    },
  );

  it.each(listCalls.filter(({ route }) => route !== PATHS.wheel))(
    "ERR-1 is not a page of an error, which $route $member does not show as an empty list",
    async (call) => {
      answered(call, "<!doctype html><title>Fatal error</title>");
      expect((await ask(call)).statusCode).toBe(503);
    },
  );

  it.each(listCalls)(
    "ERR-1 is not the page of a failed program, which $route $member answers with 503",
    async (call) => {
      const { method = "GET", path = call.route } = call;
      host.answers[`${method} ${path.split("?", 1)[0]}`] = {
        status: 500,
        body: "<p>There has been a critical error</p>",
      };
      expect((await ask(call)).statusCode).toBe(503);
    },
  );

  it("ENT-1 a saved address is listed by a host that answers a change without the list", async () => {
    host.answers[`POST ${PATHS.addresses}`] = { body: { status: "success" } };
    host.answers[`GET ${PATHS.addresses}`] = { body: [address] };
    const headers = { cookie: "session=t7" };
    const payload = { user_id: 7, data: { AddressLine: "Ленина, 1" } };
    const answer = await app.inject({ method: "POST", url: PATHS.addresses, headers, payload });
    expect(answer.json()).toEqual([{ ...address, coordinates: null }]);
  });
});
