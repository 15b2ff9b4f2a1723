import { PATHS, type WireProof } from "@skatert/contract";
import { afterEach, expect, it } from "vitest";
import { codeFor, outboxOf } from "../../testing/calls/people.ts";
import { solveChallenge } from "../../testing/calls/solve-challenge.ts";
import { type RunningShop, type ShopOptions, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const anna = "+79161234567";
const boris = "+79167654321";
const minute = 60_000;
const hour = 60 * minute;

describeOnEachEngine("limits of one-time codes", (engine) => {
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

  const ask = (shop: RunningShop, phone: string, address = "203.0.113.7", proof?: WireProof) =>
    shop.app.inject({ method: "POST", url: PATHS.sendCode, payload: { phone, proof }, remoteAddress: address });
  const tryCode = (shop: RunningShop, phone: string, code: string) =>
    shop.app.inject({ method: "POST", url: PATHS.checkCode, payload: { phone, code } });
  const wrongFor = (code: string) => (code === "000000" ? "111111" : "000000");

  it("ROLE-2 sends one code a minute, five an hour, ten a day to a number, and answers with Retry-After", async () => {
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

  it("ROLE-2 sends one message for many parallel requests", async () => {
    const shop = await open();
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(shop, anna)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await outboxOf(shop)).toHaveLength(1);
  });

  it("ROLE-2 sends twenty codes an hour per address, despite forged headers; an IPv6 /64 counts as one", async () => {
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

  it("ROLE-2 sends at most the shop's hourly total", async () => {
    const shop = await open({ codesPerHour: 3 });
    for (const index of [1, 2])
      expect((await ask(shop, `+7916000200${index}`, `203.0.113.${index}`)).statusCode).toBe(200);
    const challenged = await ask(shop, "+79160002003", "203.0.113.3");
    const proof = solveChallenge(challenged.json());
    expect((await ask(shop, "+79160002003", "203.0.113.3", proof)).statusCode).toBe(200);
    expect((await ask(shop, "+79160002004", "203.0.113.4")).statusCode).toBe(429);
    const { body } = await shop.app.inject("/metrics");
    expect(body).toContain('skatert_login_codes_refused_total{reason="shop"} 1');
    expect(body).toContain('skatert_login_codes_refused_total{reason="challenge"} 1');
    shop.clock.advance(hour);
    expect((await ask(shop, "+79160002004", "203.0.113.4")).statusCode).toBe(200);
  });

  it("ROLE-2 sends sixty codes an hour for a /24 of IPv4 and for a /48 of IPv6", async () => {
    const shop = await open();
    const addresses = {
      v4: (index: number) => `198.51.100.${index + 1}`,
      v6: (index: number) => `2001:db8:7:${index}::1`,
    };
    for (const [block, addressOf] of Object.values(addresses).entries()) {
      const phoneOf = (index: number) => `+7916${1_000_000 + block * 1000 + index}`;
      for (let index = 0; index < 60; index += 1)
        expect((await ask(shop, phoneOf(index), addressOf(index))).statusCode).toBe(200);
      const refused = await ask(shop, phoneOf(60), addressOf(60));
      expect([refused.statusCode, refused.json().data.reason]).toEqual([429, "too-many-codes"]);
    }
    expect((await ask(shop, "+79169990001", "198.51.101.1")).statusCode).toBe(200);
    expect((await ask(shop, "+79169990002", "2001:db8:8::1")).statusCode).toBe(200);
    const { body } = await shop.app.inject("/metrics");
    expect(body).toContain('skatert_login_codes_refused_total{reason="wide-network"} 2');
  });

  it("ROLE-2 requires a proof of work when half of the shop's hourly budget is spent", async () => {
    const shop = await open({ codesPerHour: 2 });
    expect((await ask(shop, anna)).statusCode).toBe(200);
    const challenged = await ask(shop, boris);
    expect([challenged.statusCode, challenged.json().code]).toEqual([428, "challenge_required"]);
    expect(challenged.json().data.reason).toBe("challenge-required");
    const proof = solveChallenge(challenged.json());
    const wrong = { ...proof, number: proof.number === 0 ? 1 : 0 };
    expect((await ask(shop, boris, "203.0.113.7", wrong)).statusCode).toBe(428);
    expect((await ask(shop, "+79160003003", "203.0.113.7", proof)).statusCode).toBe(428);
    expect((await ask(shop, boris, "203.0.113.8", proof)).statusCode).toBe(428);
    expect((await ask(shop, boris, "203.0.113.7", { ...proof, expires: proof.expires + 1 })).statusCode).toBe(428);
    shop.clock.advance(10 * minute);
    expect((await ask(shop, boris, "203.0.113.7", proof)).statusCode).toBe(428);
    const again = solveChallenge((await ask(shop, boris)).json());
    expect((await ask(shop, boris, "203.0.113.7", again)).statusCode).toBe(200);
    shop.clock.advance(hour);
    expect((await ask(shop, "+79160003003")).statusCode).toBe(200);
  });

  it("ROLE-2 refuses a number after twenty wrong tries a day, even with new codes", async () => {
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

  it("ROLE-2 budgets survive a restart", async () => {
    const before = await open();
    await ask(before, anna);
    const after = await open({ store: before.store, now: before.clock.now() + minute - 1 });
    expect((await ask(after, anna)).statusCode).toBe(429);
    after.clock.advance(1);
    expect((await ask(after, anna)).statusCode).toBe(200);
  });

  it("ROLE-2 accepts only the calling codes of the setting", async () => {
    const shop = await open({ countryCodes: ["375", "998"] });
    expect((await ask(shop, "+375 29 123-45-67")).statusCode).toBe(200);
    expect((await ask(shop, "+998 90 123 45 67")).statusCode).toBe(200);
    expect((await ask(shop, anna)).json().data).toMatchObject({ reason: "phone-country" });
  });
});
