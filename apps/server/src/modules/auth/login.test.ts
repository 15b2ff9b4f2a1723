import { PATHS } from "@skatert/contract";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ChannelFailure, type CodeChannel } from "../../ports/messenger/code-channel.ts";
import { codeFor, outboxOf, signIn } from "../../testing/calls/people.ts";
import { type RunningShop, type ShopOptions, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const anna = "+79161234567";
const boris = "+79167654321";
const minute = 60_000;

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

  it("ROLE-2 accepts a code once out of fifty parallel tries", async () => {
    const shop = await open();
    await ask(shop, anna);
    const code = await codeFor(shop, anna);
    const answers = await Promise.all(Array.from({ length: 50 }, () => tryCode(shop, anna, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const sessions = await shop.store.db.selectFrom("sessions").selectAll().execute();
    expect(sessions).toHaveLength(1);
    expect((await tryCode(shop, anna, code)).statusCode).toBe(400);
  });

  it("ROLE-2 accepts five tries and no sixth out of a hundred parallel ones", async () => {
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

  it("ROLE-2 refuses a code after ten minutes, and an earlier one once a new one is sent", async () => {
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

    it("ROLE-2 falls back to the next working channel and names it", async () => {
      const seen: string[] = [];
      const shop = await open({
        codeProviders: [broken("sms"), working("whatsapp", "wa", seen), working("telegram", "tg", seen)],
      });
      expect((await ask(shop, anna)).json()).toEqual({ status: "success", retry_after: 60, channel: "whatsapp" });
      expect((await post(shop, PATHS.telegramSend, { phone: boris })).json()).toMatchObject({ channel: "telegram" });
      expect(seen).toEqual(["wa 6", "tg 6"]);
      expect(await outboxOf(shop)).toEqual([]);
    });

    it("ROLE-2 answers 503 when no provider delivers the code, and that code is invalid", async () => {
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
