import { PATHS } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type FakeHost, startFakeHost, withOwnCalls } from "../testing/hosts/fake-host.ts";
import { smallMenu, smallSettings } from "../testing/shops/small-shop.ts";
import { startRemote } from "../testing/shops/start-remote.ts";
import { movableClock } from "../testing/shops/start-shop.ts";

const keys = { key: "ck_host", secret: "cs_host" };
const inQuery = "consumer_key=ck_host&consumer_secret=cs_host";

describe("calls to a remote backend", () => {
  let host: FakeHost;
  let app: FastifyInstance;
  beforeEach(async () => {
    host = await startFakeHost({
      [`GET ${PATHS.allSettings}`]: { body: smallSettings, headers: withOwnCalls },
      [`GET ${PATHS.catalogFolder}/prodcat_main.json`]: { body: smallMenu },
    });
    const clock = movableClock("2026-03-04T12:00:00+03:00");
    app = await startRemote({ backend: { url: host.url, keys, answerMs: 2_000 }, clock });
  });
  afterEach(async () => {
    await app.close();
    await host.close();
  });

  const askedFor = (path: string) => host.asked.filter((call) => call.path === path);

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

  it("API-3 adds consumer key and secret only to the calls that need them, and never reveals them", async () => {
    host.answers[`POST ${PATHS.sendCode}`] = { body: { status: "success", retry_after: 60, channel: "sms" } };
    host.answers[`POST ${PATHS.quote}`] = { body: {} };
    for (const url of [PATHS.sendCode, PATHS.quote]) {
      const answer = await app.inject({ method: "POST", url, payload: { phone: "+79161234567" } });
      expect(answer.body + JSON.stringify(answer.headers)).not.toContain("_host");
    }
    const sent = (path: string) =>
      askedFor(path).map(({ query, headers }) => [query.toString(), headers.authorization]);
    expect(sent(PATHS.sendCode)).toEqual([[inQuery, undefined]]);
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
    expect([asked?.query.toString(), asked?.headers.authorization]).toEqual([`customer=7&${inQuery}`, undefined]);
  });

  it("API-3 rewrites a redirect of the host to this site, and allows other sites only for payment", async () => {
    const leading = (location: string) => ({ status: 303, headers: { location }, body: null });
    host.answers[`GET ${PATHS.orderPayment}/1`] = leading("https://pay.example/x");
    host.answers[`GET ${PATHS.orderPayment}/2`] = leading(`${host.url.href}order/2?key=k`);
    host.answers[`GET ${PATHS.takeTimes}`] = leading("https://evil.example/");
    expect((await app.inject(`${PATHS.orderPayment}/1`)).headers["location"]).toBe("https://pay.example/x");
    expect((await app.inject(`${PATHS.orderPayment}/2`)).headers["location"]).toBe("/order/2?key=k");
    const led = await app.inject(PATHS.takeTimes);
    expect([led.statusCode, led.headers["location"]]).toEqual([503, undefined]);
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
});
