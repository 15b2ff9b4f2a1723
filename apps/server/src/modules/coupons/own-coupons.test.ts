import { AutoapplyAnswerSchema, CouponsSchema, PATHS } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type SignedIn, signIn } from "../../testing/calls/people.ts";
import { smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const coupon = (id: number, changes: object) => ({
  id,
  code: `Купон ${id}`,
  discount_type: "percent",
  amount: "10",
  show_to_user: true,
  ...changes,
});
const personal = { individual_coupon: true, usage_avaible_users: [9001] };
const coupons = {
  auto: [
    coupon(1, {}),
    coupon(2, { usage_limit_first_purchase: true }),
    coupon(3, {
      birthday_coupon: true,
      meta_data: [
        { key: "birthday_coupon_days_before", value: 3 },
        { key: "birthday_coupon_days_after", value: 3 },
      ],
    }),
    coupon(4, personal),
    coupon(5, { ...personal, show_to_user: false }),
  ],
  codes: [coupon(6, { code: "ANNA", ...personal }), coupon(7, { code: "VSEM" })],
};
const users = [
  { ID: 9001, phone: "+79000000001", name: "Анна", birth: "06.03.1990", orders_count: 2 },
  { ID: 9002, phone: "+79000000002", name: "Новый", birth: "06.09.1990", orders_count: 0 },
];

describeOnEachEngine("coupons of a signed-in user", (engine) => {
  let shop: RunningShop;
  let anna: SignedIn;
  let newcomer: SignedIn;
  beforeAll(async () => {
    shop = await startShop({ engine, files: { ...smallShop, coupons: JSON.parse(JSON.stringify(coupons)), users } });
    anna = await signIn(shop, "+79000000001");
    newcomer = await signIn(shop, "+79000000002");
  });
  afterAll(() => shop.close());

  const headersOf = (person: SignedIn | null) => person?.headers ?? {};
  const idsAt = async (path: string, person: SignedIn | null) => {
    const answer = await shop.app.inject({ url: path, headers: headersOf(person) });
    return CouponsSchema.parse(answer.json()).map(({ id }) => id);
  };
  const applicable = async (person: SignedIn | null, customerId: number | null, codes: string[] = []) => {
    const answer = await shop.app.inject({
      method: "POST",
      url: PATHS.autoapply,
      headers: headersOf(person),
      payload: {
        customer_id: customerId,
        delivery_type: "local_pickup",
        coupons: codes,
        meta_data: [10],
        cart_items: { "301": { product: { id: 301 }, quantity: 2 } },
      },
    });
    return AutoapplyAnswerSchema.parse(answer.json()).couponsList.map(({ id }) => id);
  };

  it("COUP-13 lists the coupons visible to a guest, an old and a new customer", async () => {
    expect(await idsAt(PATHS.publicCoupons, null)).toEqual([1, 2, 3]);
    expect(await idsAt(PATHS.publicCoupons, anna)).toEqual([1, 3, 4]);
    expect(await idsAt(PATHS.publicCoupons, newcomer)).toEqual([1, 2, 3]);
  });

  it("API-1 lists the caller's own coupons and codes, without hidden ones", async () => {
    expect(await idsAt(`${PATHS.ownCoupons}?user_id=9001`, anna)).toEqual([4, 6]);
    expect(await idsAt(PATHS.ownCoupons, newcomer)).toEqual([]);
  });

  it("ROLE-1 applies birthday, individual and first-purchase coupons by the account's data", async () => {
    expect(await applicable(anna, 9001)).toEqual([1, 3, 4, 5]);
    expect(await applicable(newcomer, 9002)).toEqual([1, 2]);
    expect(await applicable(null, null)).toEqual([1, 2]);
  });

  it("ROLE-3 treats a foreign customer_id as a guest, and another's code as unknown", async () => {
    expect(await applicable(newcomer, 9001)).toEqual([1, 2]);
    expect(await applicable(null, 9001)).toEqual([1, 2]);
    expect(await applicable(anna, 9001, ["anna"])).toContain(6);
    expect(await applicable(newcomer, 9002, ["anna"])).not.toContain(6);
  });
});
