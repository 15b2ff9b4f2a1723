import { PATHS } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { codeFor, newPhone, signIn } from "../../testing/calls/people.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const anna = "+79161234567";
const day = 86_400_000;

describeOnEachEngine("a session", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ engine });
  });
  afterAll(() => shop.close());

  const who = async (headers: Readonly<Record<string, string>>, url: string = PATHS.user) => {
    const answer = await shop.app.inject({ url, headers });
    return answer.statusCode === 200 ? answer.json().data.data.ID : answer.statusCode;
  };
  const logout = (headers: Readonly<Record<string, string>>, payload?: object) =>
    shop.app.inject({ method: "POST", url: PATHS.logout, headers, ...(payload === undefined ? {} : { payload }) });

  it("ROLE-3 opens the account by cookie, by bearer and by an old client's token", async () => {
    const { userId, token, headers } = await signIn(shop, newPhone());
    expect(await who(headers)).toBe(userId);
    expect(await who({ authorization: `Bearer ${token}` })).toBe(userId);
    expect(await who({}, `${PATHS.user}?token=${token}`)).toBe(userId);
    expect(await who({}, `/api${PATHS.user}?token=${token}`)).toBe(userId);
  });

  it.each([
    ["nothing", {}],
    ["an empty cookie", { cookie: "session=" }],
    ["a made-up cookie", { cookie: `session=${"a".repeat(43)}` }],
    ["a made-up token", { authorization: "Bearer abc" }],
    ["another scheme", { authorization: "Digest abc" }],
  ])("ROLE-3 answers 401 to %s", async (_title, headers) => {
    expect(await who(headers)).toBe(401);
  });

  it("ROLE-3 is never cached by intermediaries", async () => {
    const { headers } = await signIn(shop, newPhone());
    const answer = await shop.app.inject({ url: PATHS.user, headers });
    expect(answer.headers["cache-control"]).toBe("private, no-store");
  });

  it("ROLE-2 gets a new id at every sign-in, and the previous one ends", async () => {
    const phone = newPhone();
    const first = await signIn(shop, phone);
    shop.clock.advance(61_000);
    await shop.app.inject({ method: "POST", url: PATHS.sendCode, payload: { phone } });
    const code = await codeFor(shop, phone);
    const answer = await shop.app.inject({
      method: "POST",
      url: PATHS.checkCode,
      headers: first.headers,
      payload: { phone, code },
    });
    const { token } = answer.json();
    expect(token).not.toBe(first.token);
    expect(await who(first.headers)).toBe(401);
    expect(await who({ cookie: `session=${token}` })).toBe(first.userId);
  });

  it("STATE-8 ends at sign-out and deletes its cookie", async () => {
    const { headers } = await signIn(shop, newPhone());
    const answer = await logout(headers);
    expect(answer.json()).toEqual({ status: "success" });
    expect(answer.headers["set-cookie"]).toMatch(/^session=; .*Expires=Thu, 01 Jan 1970/);
    expect(await who(headers)).toBe(401);
    expect((await logout({})).statusCode).toBe(200);
  });

  it("STATE-8 ends here only, or everywhere on request", async () => {
    const number = newPhone();
    const phone = await signIn(shop, number);
    const laptop = await signIn(shop, number);
    const tablet = await signIn(shop, number);
    await logout(phone.headers);
    expect([await who(phone.headers), await who(laptop.headers)]).toEqual([401, laptop.userId]);
    await logout(laptop.headers, { everywhere: true });
    expect([await who(laptop.headers), await who(tablet.headers)]).toEqual([401, 401]);
  });

  it("ends 30 days after its last use", async () => {
    const { userId, headers } = await signIn(shop, newPhone());
    shop.clock.advance(30 * day - 1);
    expect(await who(headers)).toBe(userId);
    shop.clock.advance(30 * day - 1);
    expect(await who(headers)).toBe(userId);
    shop.clock.advance(30 * day);
    expect(await who(headers)).toBe(401);
  });

  it("ends after 180 days regardless of use", async () => {
    const { userId, headers } = await signIn(shop, newPhone());
    for (let week = 1; week <= 25; week += 1) {
      shop.clock.advance(7 * day);
      expect(await who(headers)).toBe(userId);
    }
    shop.clock.advance(5 * day - 1);
    expect(await who(headers)).toBe(userId);
    shop.clock.advance(1);
    expect(await who(headers)).toBe(401);
  });

  it("is extended at most once an hour", async () => {
    const { userId, headers } = await signIn(shop, newPhone());
    const end = async () => {
      const rows = await shop.store.db.selectFrom("sessions").selectAll().where("user_id", "=", userId).execute();
      return rows.map((row) => Number(row.expires_at));
    };
    const [first] = await end();
    shop.clock.advance(3_599_999);
    await who(headers);
    expect(await end()).toEqual([first]);
    shop.clock.advance(1);
    await Promise.all([who(headers), who(headers), who(headers)]);
    expect(await end()).toEqual([shop.clock.now() + 30 * day]);
  });

  it("made before idle sessions ended keeps its account, and ends 30 days after its next use", async () => {
    const { userId, headers } = await signIn(shop, newPhone());
    const old = shop.clock.now() + 180 * day;
    await shop.store.db.updateTable("sessions").set({ expires_at: old }).where("user_id", "=", userId).execute();
    shop.clock.advance(60 * day);
    expect(await who(headers)).toBe(userId);
    shop.clock.advance(30 * day);
    expect(await who(headers)).toBe(401);
  });

  it("is refused to a page of another site", async () => {
    const { userId, headers } = await signIn(shop, newPhone());
    const answer = await logout({ ...headers, origin: "https://evil.example" });
    expect(answer.statusCode).toBe(403);
    expect(await who(headers)).toBe(userId);
  });
});

describeOnEachEngine("a session over TLS", (engine) => {
  it("is in a cookie of this host only, and ignores a plain cookie of a neighbour", async () => {
    const shop = await startShop({ engine, publicUrl: new URL("https://stol.example") });
    await shop.app.inject({ method: "POST", url: PATHS.sendCode, payload: { phone: anna } });
    const payload = { phone: anna, code: await codeFor(shop, anna) };
    const answer = await shop.app.inject({ method: "POST", url: PATHS.checkCode, payload });
    const { token } = answer.json();
    expect(answer.headers["set-cookie"]).toBe(
      `__Host-session=${token}; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Lax`,
    );
    const statusWith = async (cookie: string) =>
      (await shop.app.inject({ url: PATHS.user, headers: { cookie } })).statusCode;
    expect(await statusWith(`__Host-session=${token}`)).toBe(200);
    expect(await statusWith(`session=${token}`)).toBe(401);
    await shop.close();
  });

  it("accepts the TLS header of a trusted proxy only", async () => {
    const shop = await startShop({ engine, trustProxy: ["127.0.0.1"] });
    const signInVia = async (remoteAddress: string) => {
      shop.clock.advance(61_000);
      const request = { method: "POST", headers: { "x-forwarded-proto": "https" }, remoteAddress } as const;
      await shop.app.inject({ ...request, url: PATHS.sendCode, payload: { phone: anna } });
      const payload = { phone: anna, code: await codeFor(shop, anna) };
      return String((await shop.app.inject({ ...request, url: PATHS.checkCode, payload })).headers["set-cookie"]);
    };
    expect(await signInVia("127.0.0.1")).toMatch(/^__Host-session=.*; Secure/);
    expect(await signInVia("203.0.113.9")).toMatch(
      /^session=[^;]*; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    await shop.close();
  });
});
