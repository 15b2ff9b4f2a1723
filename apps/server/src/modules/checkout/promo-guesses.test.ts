import { PATHS } from "@skatert/contract";
import { afterEach, expect, it } from "vitest";
import { teaOrder } from "../../testing/calls/orders.ts";
import { newPhone, signIn } from "../../testing/calls/people.ts";
import { smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, type ShopOptions, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const guesser = "203.0.113.7";
const max = 30;
const minute = 60_000;
const wrongCode = () => `WRONG-${crypto.randomUUID()}`;

describeOnEachEngine("guessing promo codes", (engine) => {
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

  const quote = (shop: RunningShop, code: string, address = guesser, headers: Record<string, string> = {}) =>
    shop.app.inject({
      method: "POST",
      url: PATHS.quote,
      remoteAddress: address,
      headers,
      payload: { ...teaOrder, promo_code: code },
    });
  const spend = async (shop: RunningShop) => {
    for (let guess = 0; guess < max; guess += 1) expect((await quote(shop, wrongCode())).statusCode).toBe(200);
  };

  it("API-10 is refused with 429 and Retry-After after thirty wrong codes a minute, even if correct", async () => {
    const shop = await open();
    await spend(shop);
    shop.clock.advance(10_000);
    for (const code of [wrongCode(), "SUP10"]) {
      const refused = await quote(shop, code);
      expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "50"]);
      expect(refused.json()).toMatchObject({
        code: "rest_too_many_requests",
        data: { reason: "too-many-promo-codes", retry_after: 50 },
      });
    }
    expect((await quote(shop, "")).statusCode).toBe(200);
    expect((await quote(shop, wrongCode(), "203.0.113.8")).statusCode).toBe(200);
    shop.clock.advance(50_000);
    expect((await quote(shop, "SUP10")).statusCode).toBe(200);
  });

  it("API-10 is refused after the guesses of four networks from one /48 or /24", async () => {
    const shop = await open({ limits: { promoGuessesPerMinute: 2 } });
    const blocks = [
      { inside: (host: number) => `2001:db8:7:${host.toString(16)}::1`, outside: "2001:db8:8::1" },
      { inside: (host: number) => `198.51.100.${host}`, outside: guesser },
    ];
    for (const { inside, outside } of blocks) {
      for (let guess = 0; guess < 8; guess += 1)
        expect((await quote(shop, wrongCode(), inside(guess))).statusCode).toBe(200);
      const refused = await quote(shop, "SUP10", inside(8));
      expect([refused.statusCode, refused.json().data.reason]).toEqual([429, "too-many-promo-codes"]);
      expect((await quote(shop, "SUP10", outside)).statusCode).toBe(200);
    }
  });

  it("never counts a correct code", async () => {
    const shop = await open();
    for (let time = 0; time < max * 2; time += 1) expect((await quote(shop, " sup10 ")).statusCode).toBe(200);
    expect((await quote(shop, wrongCode())).statusCode).toBe(200);
  });

  it("counts another user's personal code as wrong, but not for that user", async () => {
    const shop = await open({ files: { ...smallShop, coupons: { auto: [], codes: [ownCode] } } });
    const anna = await signIn(shop, newPhone());
    await shop.store.db
      .insertInto("coupon_rights")
      .values({ user_id: anna.userId, coupon_id: ownCode.id, granted: 1 })
      .execute();
    for (let guess = 0; guess < max; guess += 1) {
      expect((await quote(shop, ownCode.code, "203.0.113.8", anna.headers)).statusCode).toBe(200);
      expect((await quote(shop, ownCode.code)).statusCode).toBe(200);
    }
    expect((await quote(shop, ownCode.code)).statusCode).toBe(429);
    expect((await quote(shop, ownCode.code, "203.0.113.8", anna.headers)).statusCode).toBe(200);
  });

  it("has one budget for quotes, coupon lists and orders", async () => {
    const shop = await open();
    const cart = { cart_total: 200, delivery_type: "local_pickup", customer_id: 0, cart_items: {}, meta_data: [10] };
    const ways = [
      () => quote(shop, wrongCode()),
      () =>
        shop.app.inject({
          method: "POST",
          url: PATHS.autoapply,
          remoteAddress: guesser,
          payload: { ...cart, take_date: "05.03.2026", coupons: [wrongCode()] },
        }),
      () =>
        shop.app.inject({
          method: "POST",
          url: PATHS.orders,
          remoteAddress: guesser,
          headers: { "idempotency-key": crypto.randomUUID() },
          payload: { ...teaOrder, expected_total: 1, promo_code: wrongCode() },
        }),
    ];
    for (let round = 0; round < max / ways.length; round += 1)
      for (const way of ways) expect((await way()).statusCode).not.toBe(429);
    for (const way of ways) expect((await way()).statusCode).toBe(429);
  });

  it("cannot be increased by parallel requests, a forged X-Forwarded-For, a restart or a second process", async () => {
    const shop = await open();
    const second = await open({ store: shop.store });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        quote(index % 2 === 0 ? shop : second, wrongCode(), guesser, { "x-forwarded-for": `198.51.100.${index}` }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(max);
    const restarted = await open({ store: shop.store, now: shop.clock.now() + minute - 1 });
    expect((await quote(restarted, wrongCode())).statusCode).toBe(429);
    restarted.clock.advance(1);
    expect((await quote(restarted, wrongCode())).statusCode).toBe(200);
  });

  it("stores no address", async () => {
    const shop = await open();
    await quote(shop, wrongCode());
    const rows = await shop.store.db.selectFrom("promo_guesses").selectAll().execute();
    // One row for the network, one for the block around it.
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain("203.0.113");
  });
});

const ownCode = { id: 790, code: "ANNA", discount_type: "percent", amount: "10", usage_avaible_users: [999_999] };
