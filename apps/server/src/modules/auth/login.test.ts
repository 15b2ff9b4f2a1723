import { PATHS } from "@skatert/contract";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ChannelFailure, type CodeChannel } from "../../ports/messenger/code-channel.ts";
import { describeOnEachEngine } from "../../testing/engines.ts";
import { codeFor, outboxOf, signIn } from "../../testing/people.ts";
import { type RunningShop, type ShopOptions, startShop } from "../../testing/start-shop.ts";

const anna = "+79161234567";
const boris = "+79167654321";
const minute = 60_000;
const hour = 60 * minute;

describeOnEachEngine("sign-in by a one-time code", (engine) => {
  let shops: RunningShop[] = [];
  const open = async (options: Partial<ShopOptions> = {}) => {
    const shop = await startShop({ engine, ...options });
    shops.push(shop);
    return shop;
  };
  afterEach(async () => {
    for (const shop of shops) await shop.close();
    shops = [];
  });

  const post = (shop: RunningShop, url: string, payload: object, headers: Record<string, string> = {}) =>
    shop.app.inject({ method: "POST", url, payload, headers });
  const ask = (shop: RunningShop, phone: string, address = "203.0.113.7") =>
    shop.app.inject({ method: "POST", url: PATHS.sendCode, payload: { phone }, remoteAddress: address });
  const tryCode = (shop: RunningShop, phone: string, code: string) => post(shop, PATHS.checkCode, { phone, code });
  const wrongFor = (code: string) => (code === "000000" ? "111111" : "000000");

  it.each([
    ["sms", PATHS.sendCode, PATHS.checkCode],
    ["telegram", PATHS.telegramSend, PATHS.telegramCheck],
    ["whatsapp", PATHS.whatsappSend, PATHS.whatsappCheck],
  ])("ROLE-2 signs in by %s, with and without the prefix", async (channel, send, check) => {
    const shop = await open();
    const sent = await post(shop, `/api${send}`, { phone: "8 (916) 123-45-67" });
    expect(sent.statusCode).toBe(200);
    expect(sent.json()).toEqual({ status: "success", retry_after: 60, channel, outbox: "outbox/messages.jsonl" });
    const [message] = await outboxOf(shop);
    expect(message).toMatchObject({ channel, to: anna, at: new Date(shop.clock.now()).toISOString() });
    expect(message?.text.match(/\d+/g)).toEqual([expect.stringMatching(/^\d{6}$/)]);
    const answer = await post(shop, check, { phone: anna, code: await codeFor(shop, anna) });
    expect(answer.json()).toEqual({
      status: "success",
      token: expect.stringMatching(/^[\w-]{43}$/),
      user_id: expect.any(Number),
    });
    const { token } = answer.json();
    expect(answer.headers["set-cookie"]).toBe(`session=${token}; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax`);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it("ROLE-2 lets a code in once, though fifty try it at the same moment", async () => {
    const shop = await open();
    await ask(shop, anna);
    const code = await codeFor(shop, anna);
    const answers = await Promise.all(Array.from({ length: 50 }, () => tryCode(shop, anna, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const sessions = await shop.store.db.selectFrom("sessions").selectAll().execute();
    expect(sessions).toHaveLength(1);
    expect((await tryCode(shop, anna, code)).statusCode).toBe(400);
  });

  it("ROLE-2 takes five tries and no sixth, though a hundred come at once", async () => {
    const shop = await open();
    await ask(shop, anna);
    const code = await codeFor(shop, anna);
    await Promise.all(Array.from({ length: 100 }, () => tryCode(shop, anna, wrongFor(code))));
    const wrong = await shop.store.db.selectFrom("wrong_tries").selectAll().execute();
    expect(wrong).toHaveLength(5);
    const answer = await tryCode(shop, anna, code);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: "code_invalid", data: { reason: "code-invalid", status: 400 } });
  });

  it("ROLE-2 forgets a code after ten minutes, and an earlier one when a new one is sent", async () => {
    const shop = await open();
    await ask(shop, anna);
    const first = await codeFor(shop, anna);
    shop.clock.advance(10 * minute);
    expect((await tryCode(shop, anna, first)).statusCode).toBe(400);
    await ask(shop, anna);
    const second = await codeFor(shop, anna);
    shop.clock.advance(minute);
    await ask(shop, anna);
    const third = await codeFor(shop, anna);
    if (second !== third) expect((await tryCode(shop, anna, second)).statusCode).toBe(400);
    shop.clock.advance(10 * minute - 1);
    expect((await tryCode(shop, anna, third)).statusCode).toBe(200);
  });

  it("ROLE-2 sends one code a minute, five an hour, ten a day to a number, and says when to ask again", async () => {
    const shop = await open();
    const statusAt = async (at: number) => {
      shop.clock.set(start + at);
      return ask(shop, anna);
    };
    const start = shop.clock.now();
    expect((await statusAt(0)).statusCode).toBe(200);
    const early = await statusAt(minute - 1);
    expect([early.statusCode, early.headers["retry-after"]]).toEqual([429, "1"]);
    expect(early.json()).toMatchObject({
      code: "rest_too_many_requests",
      data: { reason: "too-many-codes", retry_after: 1 },
    });
    for (const at of [1, 2, 3, 4]) expect((await statusAt(at * minute)).statusCode).toBe(200);
    const sixth = await statusAt(5 * minute);
    expect([sixth.statusCode, sixth.headers["retry-after"]]).toEqual([429, String(55 * 60)]);
    for (const at of [60, 61, 62, 63, 64]) expect((await statusAt(at * minute)).statusCode).toBe(200);
    const eleventh = await statusAt(3 * hour);
    expect([eleventh.statusCode, eleventh.headers["retry-after"]]).toEqual([429, String(21 * 3600)]);
    expect((await statusAt(24 * hour)).statusCode).toBe(200);
  });

  it("ROLE-2 keeps a crowd of parallel asks to one message", async () => {
    const shop = await open();
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(shop, anna)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await outboxOf(shop)).toHaveLength(1);
  });

  it("ROLE-2 sends twenty codes an hour to one address, whatever it forwards, and a house of IPv6 is one address", async () => {
    const shop = await open();
    const numbers = Array.from({ length: 42 }, (_, index) => `+7916000${String(1000 + index)}`);
    for (const phone of numbers.slice(0, 20)) expect((await ask(shop, phone)).statusCode).toBe(200);
    expect((await ask(shop, numbers[20] ?? "")).statusCode).toBe(429);
    const forged = { "x-forwarded-for": "198.51.100.9" };
    const payload = { phone: numbers[20] };
    const lied = await shop.app.inject({
      method: "POST",
      url: PATHS.sendCode,
      payload,
      headers: forged,
      remoteAddress: "203.0.113.7",
    });
    expect(lied.statusCode).toBe(429);
    expect((await ask(shop, numbers[20] ?? "", "203.0.113.8")).statusCode).toBe(200);
    for (const [index, phone] of numbers.slice(21, 41).entries()) {
      expect((await ask(shop, phone, `2001:db8:1:2::${index + 1}`)).statusCode).toBe(200);
    }
    expect((await ask(shop, numbers[41] ?? "", "2001:db8:1:2:ffff::1")).statusCode).toBe(429);
    expect((await ask(shop, numbers[41] ?? "", "2001:db8:1:3::1")).statusCode).toBe(200);
  });

  it("ROLE-2 sends no more than the shop's own total an hour", async () => {
    const shop = await open({ codesPerHour: 3 });
    for (const index of [1, 2, 3])
      expect((await ask(shop, `+7916000200${index}`, `203.0.113.${index}`)).statusCode).toBe(200);
    expect((await ask(shop, "+79160002004", "203.0.113.4")).statusCode).toBe(429);
    shop.clock.advance(hour);
    expect((await ask(shop, "+79160002004", "203.0.113.4")).statusCode).toBe(200);
  });

  it("ROLE-2 stops guessing a number's codes after twenty wrong tries a day, new codes or not", async () => {
    const shop = await open();
    for (let round = 0; round < 4; round += 1) {
      await ask(shop, anna);
      const code = await codeFor(shop, anna);
      for (let guess = 0; guess < 5; guess += 1)
        expect((await tryCode(shop, anna, wrongFor(code))).statusCode).toBe(400);
      shop.clock.advance(minute);
    }
    const refused = await ask(shop, anna);
    expect([refused.statusCode, refused.json().data.reason]).toEqual([429, "too-many-tries"]);
    expect(Number(refused.headers["retry-after"])).toBe(24 * 3600 - 4 * 60);
    expect((await ask(shop, boris)).statusCode).toBe(200);
    shop.clock.advance(24 * hour);
    expect((await ask(shop, anna)).statusCode).toBe(200);
  });

  it("ROLE-2 keeps budgets through a restart", async () => {
    const before = await open();
    await ask(before, anna);
    const after = await open({ store: before.store, now: before.clock.now() + minute - 1 });
    expect((await ask(after, anna)).statusCode).toBe(429);
    after.clock.advance(1);
    expect((await ask(after, anna)).statusCode).toBe(200);
  });

  it("ROLE-2 answers known and unknown numbers alike", async () => {
    const shop = await open();
    await signIn(shop, anna);
    shop.clock.advance(minute);
    const [known, unknown] = [await ask(shop, anna), await ask(shop, boris)];
    expect(known.json()).toEqual(unknown.json());
    const wrong = wrongFor(await codeFor(shop, anna));
    const [wrongKnown, wrongUnknown] = [await tryCode(shop, anna, wrong), await tryCode(shop, "+79160000000", wrong)];
    expect([wrongKnown.statusCode, wrongKnown.json()]).toEqual([wrongUnknown.statusCode, wrongUnknown.json()]);
  });

  it.each([
    ["+1 202 555 0123", "phone-country"],
    ["12345", "phone-invalid"],
    ["позвоните мне", "phone-invalid"],
  ])("ROLE-2 refuses %s with a reason", async (phone, reason) => {
    const shop = await open();
    const answer = await ask(shop, phone);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().data).toMatchObject({ reason, params: [{ path: "phone" }] });
    expect(await outboxOf(shop)).toEqual([]);
  });

  describe("with providers", () => {
    const working = (channel: CodeChannel["channel"], provider: string, seen: string[]): CodeChannel => ({
      channel,
      provider,
      send: async ({ code }) => void seen.push(`${provider} ${code.length}`),
    });
    const broken = (channel: CodeChannel["channel"]): CodeChannel => ({
      channel,
      provider: "broken",
      send: async () => {
        throw new ChannelFailure("answered status 500");
      },
    });

    it("ROLE-2 falls back to the next way that works and tells which it was", async () => {
      const seen: string[] = [];
      const shop = await open({
        codeProviders: [broken("sms"), working("whatsapp", "wa", seen), working("telegram", "tg", seen)],
      });
      expect((await ask(shop, anna)).json()).toEqual({ status: "success", retry_after: 60, channel: "whatsapp" });
      expect((await post(shop, PATHS.telegramSend, { phone: boris })).json()).toMatchObject({ channel: "telegram" });
      expect(seen).toEqual(["wa 6", "tg 6"]);
      expect(await outboxOf(shop)).toEqual([]);
    });

    it("ROLE-2 says 503 when nothing brings the code, and that code counts for nothing", async () => {
      const shop = await open({ codeProviders: [broken("sms")] });
      const answer = await ask(shop, anna);
      expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "60"]);
      expect(answer.json().data.reason).toBe("code-not-sent");
      expect(await shop.store.db.selectFrom("login_codes").selectAll().execute()).toEqual([]);
    });
  });

  it("keeps numbers, addresses and codes out of the store of sign-in", async () => {
    const shop = await open();
    await ask(shop, anna);
    const code = await codeFor(shop, anna);
    const rows = [
      ...(await shop.store.db.selectFrom("login_codes").selectAll().execute()),
      ...(await shop.store.db.selectFrom("code_sends").selectAll().execute()),
    ];
    const text = JSON.stringify(rows);
    for (const secret of [anna.slice(1), "203.0.113.7", `"${code}"`]) expect(text).not.toContain(secret);
    const { token } = (await tryCode(shop, anna, code)).json();
    expect(JSON.stringify(await shop.store.db.selectFrom("sessions").selectAll().execute())).not.toContain(token);
  });

  it("writes neither codes, tokens nor numbers into the log", async () => {
    const lines: string[] = [];
    const stderr = vi.spyOn(process.stderr, "write").mockImplementation((text) => lines.push(String(text)) > 0);
    const shop = await open({ logLevel: "trace" });
    await ask(shop, anna);
    const code = await codeFor(shop, anna);
    const { token } = (await tryCode(shop, anna, code)).json();
    await shop.app.inject(`${PATHS.user}?token=${token}`);
    await tryCode(shop, anna, code);
    await shop.app.close();
    stderr.mockRestore();
    const log = lines.join("\n");
    expect(log).toContain(PATHS.user);
    for (const secret of [code, token, anna.slice(2)]) expect(log).not.toContain(secret);
  });
});
