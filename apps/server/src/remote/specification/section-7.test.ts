import { PATHS } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type AskedCall, type FakeHost, type HostAnswers, startFakeHost } from "../../testing/hosts/fake-host.ts";
import { smallMenu, smallSettings } from "../../testing/shops/small-shop.ts";
import { startRemote } from "../../testing/shops/start-remote.ts";
import { movableClock } from "../../testing/shops/start-shop.ts";

const keys = { key: "ck_host", secret: "cs host" };
const keyNames = ["consumer_key", "consumer_secret"];
const user = { ID: 7, name: "Анна" };
const cookie = "session=t7; lang=en";

/** Headers that any HTTP client or proxy sends; section 7 names none. */
const plainHeaders = new Set([
  ...["host", "connection", "content-length", "content-type", "accept", "accept-encoding", "accept-language"],
  ...["user-agent", "sec-fetch-mode", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"],
]);

/** Section 7: the parameters of a call, and the members of its body; "list": the body is a list. */
type RowText = readonly ["GET" | "POST", string, readonly string[], (readonly string[] | "list")?];
interface Row {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly query: readonly string[];
  readonly body?: readonly string[] | "list" | undefined;
}
const section7 = (
  [
    ["GET", PATHS.posts, ["slug", "lang"]],
    ["GET", PATHS.pages, ["slug", "lang"]],
    ["GET", `${PATHS.galleries}/5`, []],
    ["GET", PATHS.takeTimes, ["stock_id", "shipping_method", "zone", "lang"]],
    ["GET", PATHS.promoSettings, []],
    ["GET", PATHS.publicCoupons, []],
    ["GET", PATHS.bonus, ["user_id"]],
    ["GET", PATHS.addresses, ["token"]],
    ["POST", PATHS.addresses, ["token"], ["user_id", "data"]],
    ["GET", PATHS.user, ["token"]],
    ["POST", PATHS.sendCode, keyNames, ["phone"]],
    ["POST", PATHS.checkCode, keyNames, ["phone", "code"]],
    ["POST", PATHS.telegramSend, [], ["phone"]],
    ["POST", PATHS.telegramCheck, [], ["phone", "code"]],
    ["POST", PATHS.whatsappSend, [], ["phone"]],
    ["POST", PATHS.whatsappCheck, [], ["phone", "code"]],
    ["GET", PATHS.ownCoupons, ["user_id"]],
    ["GET", PATHS.preferences, ["token"]],
    ["POST", PATHS.preferences, ["token"], ["preferences"]],
    ["GET", PATHS.referral, ["token"]],
    ["GET", PATHS.notifications, ["token"]],
    ["GET", PATHS.ownOrders, ["customer", ...keyNames]],
    ["GET", PATHS.wheel, ["user_id"]],
    ["GET", PATHS.favorites, ["token"]],
    ["POST", PATHS.favorites, ["token"], "list"],
  ] satisfies readonly RowText[]
).map(([method, path, query, body]): Row => ({ method, path, query, body }));
/** What our own pages may send, and more. */
const everything = {
  phone: "+79161234567",
  code: "123456",
  referral: "ABCD",
  proof: {},
  preferences: ["острое"],
  favorites: [201],
  merge: true,
  data: { AddressLine: "Ленина, 1" },
  odd: 1,
};
const query = "slug=a&lang=en&stock_id=10&shipping_method=flat_rate&zone=z&t=1&page=2&per_page=5&status=any&odd=1";

describe("calls to a host with only those of the specification's section 7", () => {
  let host: FakeHost;
  let app: FastifyInstance;
  const clock = movableClock("2026-03-04T12:00:00+03:00");
  const start = (sentIn?: "basic") =>
    startRemote({ backend: { url: host.url, keys: { ...keys, ...(sentIn && { sentIn }) } }, clock });
  const usual: HostAnswers = {
    [`GET ${PATHS.allSettings}`]: { body: smallSettings },
    [`GET ${PATHS.catalogFolder}/prodcat_main.json`]: { body: smallMenu },
    [`GET ${PATHS.user}`]: ({ query: given }) =>
      given.get("token") === "t7" ? { body: { status: "success", data: { data: user } } } : { status: 401, body: {} },
    [`GET ${PATHS.favorites}`]: { body: [101, 102] },
    "*": { body: [] },
  };
  beforeAll(async () => {
    host = await startFakeHost({ ...usual });
    app = await start();
  });
  afterAll(async () => {
    await app.close();
    await host.close();
  });
  beforeEach(() => {
    host.asked.length = 0;
    for (const name of Object.keys(host.answers)) delete host.answers[name];
    Object.assign(host.answers, usual);
  });

  const ask = (method: "GET" | "POST", path: string, headers: Record<string, string> = { cookie }) =>
    app.inject({
      method,
      url: `/api${path}?${query}`,
      headers: { ...headers, "idempotency-key": "key-1", authorization: "Bearer t7", "x-odd": "1" },
      ...(method === "POST" ? { payload: everything } : {}),
    });
  const sentTo = (method: string, path: string) => {
    const sent = host.asked.filter((call) => call.method === method && call.path === path);
    return sent.at(-1) ?? expect.unreachable(`${method} ${path} was not sent`);
  };
  const shapeOf = ({ query: given, headers, body }: AskedCall) => ({
    query: [...given.keys()].toSorted(),
    headers: Object.keys(headers).filter((name) => !plainHeaders.has(name)),
    body: body === "" ? undefined : Array.isArray(JSON.parse(body)) ? "list" : Object.keys(JSON.parse(body)).toSorted(),
  });

  it.each(section7)("API-3 sends nothing with $method $path that section 7 does not name", async (row) => {
    const { method, path, query: names, body } = row;
    await ask(method, path);
    expect(shapeOf(sentTo(method, path))).toEqual({
      query: names.toSorted(),
      headers: [],
      body: typeof body === "object" ? body.toSorted() : body,
    });
  });

  it.each(section7.filter(({ query: names }) => names.some((name) => ["token", "user_id", "customer"].includes(name))))(
    "API-3 does not send $method $path for a guest",
    async ({ method, path }) => {
      const answer = await app.inject({ method, url: path, ...(method === "POST" ? { payload: everything } : {}) });
      expect(answer.statusCode).toBe(401);
      expect(host.asked.filter((call) => call.path === path)).toEqual([]);
    },
  );

  it("API-6 adds a guest's favourites to those of the host, and sends the list alone", async () => {
    host.answers[`POST ${PATHS.favorites}`] = { body: { status: "success" } };
    const post = (payload: object) =>
      app.inject({ method: "POST", url: PATHS.favorites, headers: { cookie }, payload });
    const merged = await post({ favorites: [201, 101], merge: true });
    expect(sentTo("POST", PATHS.favorites).body).toBe("[101,102,201]");
    expect(merged.json()).toEqual({ favorites: [101, 102, 201] });
    expect((await post({ favorites: [], merge: true })).json()).toEqual({ favorites: [101, 102] });
    expect((await post({ favorites: [5] })).json()).toEqual({ favorites: [5] });
  });

  it.each([{ status: 500, body: {} }, { body: { status: "success" } }, { body: "<html>" }])(
    "API-6 changes no favourites while the host's list cannot be read: %o",
    async (answer) => {
      host.answers[`GET ${PATHS.favorites}`] = answer;
      const payload = { favorites: [201], merge: true };
      const merged = await app.inject({ method: "POST", url: PATHS.favorites, headers: { cookie }, payload });
      expect(merged.statusCode).toBe(503);
      expect(host.asked.filter(({ method }) => method === "POST")).toEqual([]);
    },
  );

  it("ROLE-2 signs out here without asking a host that has no such call", async () => {
    const out = await app.inject({ method: "POST", url: PATHS.logout, headers: { cookie }, payload: {} });
    expect([out.statusCode, out.headers["set-cookie"]]).toEqual([200, expect.stringMatching(/^session=; Max-Age=0/)]);
    expect(host.asked.filter(({ path }) => path === PATHS.logout)).toEqual([]);
  });

  it.each([400, 401, 403, 422])("ROLE-2 reads a %i of a check as an invalid code", async (status) => {
    host.answers[`POST ${PATHS.checkCode}`] = { status, body: { message: "?" } };
    const checked = await ask("POST", PATHS.checkCode, {});
    expect([checked.statusCode, checked.json().data.reason]).toEqual([400, "code-invalid"]);
  });

  it.each([{ token: "t7" }, { data: { token: "t7" } }])("ROLE-2 signs in by a host's %o", async (body) => {
    host.answers[`POST ${PATHS.checkCode}`] = { body };
    const checked = await ask("POST", PATHS.checkCode, {});
    expect(checked.json()).toEqual({ status: "success", token: "", user_id: 7 });
    expect(checked.headers["set-cookie"]).toMatch(/^session=t7; .*HttpOnly/);
  });

  it("API-3 sends the keys as Basic if the setting says so", async () => {
    const other = await start("basic");
    await other.inject({ method: "POST", url: PATHS.sendCode, payload: { phone: "+79161234567" } });
    const { query: given, headers } = sentTo("POST", PATHS.sendCode);
    expect([given.size, headers.authorization]).toEqual([0, `Basic ${btoa("ck_host:cs host")}`]);
    await other.close();
  });

  it.each([
    ["redirects to its own address", { status: 301, headers: { location: "/x?consumer_key=ck_host" }, body: {} }],
    ["repeats the address in its body", { status: 500, body: { at: "/x?consumer_secret=cs%20host" } }],
    ["repeats the address as a form", { status: 500, body: { at: "/x?consumer_secret=cs+host" } }],
  ])("API-3 keeps the keys from the browser when the host %s", async (_title, answer) => {
    host.answers[`POST ${PATHS.sendCode}`] = answer;
    const sent = await ask("POST", PATHS.sendCode, {});
    expect(sent.statusCode).toBe(503);
    expect(sent.body + JSON.stringify(sent.headers)).not.toMatch(/ck_host|cs.{1,3}host/);
  });

  it("API-3 leaves out orders that are another customer's or cannot be read (ENT-1)", async () => {
    const own = { id: 1, customer_id: 7 };
    host.answers[`GET ${PATHS.ownOrders}`] = {
      body: [null, own, { id: 2, customer_id: 8 }, { customer_id: 7 }, "row"],
    };
    expect((await ask("GET", PATHS.ownOrders)).json()).toEqual([own]);
  });
});
