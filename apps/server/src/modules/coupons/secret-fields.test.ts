import { PATHS, SECRET_COUPON_FIELDS } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type SignedIn, signIn } from "../../testing/calls/people.ts";
import { smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const phone = "+79000000001";
const secrets = { codes: ["TAJNA-1", "TAJNA-2"], budget: 100_000, audience: "a" };
const coupon = { discount_type: "percent", amount: "10", show_to_user: true };
const files = {
  ...smallShop,
  users: [{ ID: 9001, phone, name: "Анна" }],
  coupons: {
    auto: [{ ...coupon, id: 1, code: "Всем", budget: secrets.budget }],
    codes: [{ ...coupon, ...secrets, id: 2, code: "Листовка", usage_avaible_users: [9001], audience: "" }],
  },
};

describeOnEachEngine("what a guest reads about coupons", (engine) => {
  let shop: RunningShop;
  let anna: SignedIn;
  beforeAll(async () => {
    shop = await startShop({ engine, files });
    anna = await signIn(shop, phone);
  });
  afterAll(() => shop.close());

  const order = { delivery_type: "local_pickup", warehouse_id: 10, lines: [{ product_id: 301, quantity: 1 }] };
  const cart = { delivery_type: "local_pickup", meta_data: [10], cart_items: { "301": { product: 301 } } };
  const answers = async (headers: Record<string, string>) => [
    await shop.app.inject({ url: PATHS.publicCoupons, headers }),
    await shop.app.inject({ url: PATHS.ownCoupons, headers }),
    await shop.app.inject({
      method: "POST",
      url: PATHS.autoapply,
      headers,
      payload: { ...cart, coupons: ["tajna-1"] },
    }),
    await shop.app.inject({ method: "POST", url: PATHS.quote, headers, payload: { ...order, promo_code: "tajna-1" } }),
  ];

  it.each(SECRET_COUPON_FIELDS)("PROMO-1 never has the field %s, nor a code that was not typed", async (field) => {
    for (const headers of [{}, { ...anna.headers }]) {
      for (const answer of await answers(headers)) {
        expect(answer.body).not.toContain("TAJNA-2");
        expect(answer.body).not.toMatch(new RegExp(`"${field}"`));
      }
    }
  });

  it("PROMO-1 has the coupons themselves, and the code that was typed", async () => {
    const [open, own, applicable, quote] = await answers({ ...anna.headers });
    expect(open?.json()).toMatchObject([{ id: 1 }]);
    expect(own?.json()).toEqual([]);
    expect(applicable?.json().couponsList).toMatchObject([{ id: 1 }, { id: 2, code: "TAJNA-1" }]);
    expect(quote?.json().coupons).toMatchObject([{ id: 2, code: "TAJNA-1", applied: true }]);
  });
});
