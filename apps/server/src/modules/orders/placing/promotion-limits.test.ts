import { PATHS } from "@skatert/contract";
import { afterEach, expect, it } from "vitest";
import { anOperator, placeOrder, quoteOrder } from "../../../testing/calls/orders.ts";
import { smallShop } from "../../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const soup = { lines: [{ product_id: 101, quantity: 1 }], expected_total: 270, promo_code: "TEN" };
const ten = { id: 701, code: "TEN", discount_type: "percent", amount: "10" };
const guest = (index: number) => ({ name: "Гость", phone: `+7916${1_000_000 + index}` });

describeOnEachEngine("the limits of a promotion", (engine) => {
  const shops: RunningShop[] = [];
  const open = async (coupon: object, list: "auto" | "codes" = "codes") => {
    const coupons = { auto: [], codes: [], [list]: [{ ...ten, ...coupon }] };
    const shop = await startShop({ engine, files: { ...smallShop, coupons }, now: "2026-03-04T14:00:00+03:00" });
    shops.push(shop);
    return shop;
  };
  afterEach(async () => {
    for (const shop of shops.splice(0)) await shop.close();
  });
  const refusals = async (shop: RunningShop) => (await quoteOrder(shop.app, soup)).json().coupons[0].refusals;

  it("PROMO-2 parallel orders exceed a budget by one discount at most, and a cancelled order returns its part", async () => {
    // Each order gets 30 roubles: the third reaches the budget and exceeds it.
    const shop = await open({ budget: 80 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => placeOrder(shop.app, { ...soup, customer: guest(index) })),
    );
    const placed = answers.filter(({ statusCode }) => statusCode === 201);
    expect([placed.length, answers.filter(({ statusCode }) => statusCode === 409).length]).toEqual([3, 17]);
    expect(await refusals(shop)).toEqual([{ reason: "budget-spent" }]);
    const uses = await shop.store.db.selectFrom("coupon_uses").selectAll().execute();
    expect(uses.map(({ discount, day }) => [discount, day])).toEqual(placed.map(() => [3_000, "2026-03-04"]));
    await (await anOperator(shop)).move(placed[0]?.json().id, "cancelled");
    expect(await refusals(shop)).toEqual([]);
  });

  it("PROMO-2 one guest has a coupon once a day of the shop, also with parallel orders", async () => {
    const shop = await open({ usage_limit_per_day: 1 });
    const order = () => placeOrder(shop.app, { ...soup, customer: guest(1) });
    const answers = await Promise.all([order(), order(), order()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused.data.quote.coupons[0].refusals).toEqual([{ reason: "used-today" }]);
    expect((await placeOrder(shop.app, { ...soup, customer: guest(2) })).statusCode).toBe(201);
    shop.clock.advance(24 * 3_600_000);
    expect((await order()).statusCode).toBe(201);
  });

  it("PROMO-2 a coupon for a half is possible until the guest is known; the order gives it to one half alone", async () => {
    const answersTo = async (audience: "a" | "b") => {
      const shop = await open({ audience });
      expect(await refusals(shop)).toEqual([]);
      const answers = [];
      for (let index = 0; index < 6; index += 1)
        answers.push(await placeOrder(shop.app, { ...soup, customer: guest(index) }));
      return answers;
    };
    const [a, b] = [await answersTo("a"), await answersTo("b")];
    for (const [index, answer] of a.entries()) {
      const ofGuest = [answer, b[index]].map((each) => each?.statusCode);
      expect(ofGuest.toSorted()).toEqual([201, 409]);
    }
    const refused = [...a, ...b].filter(({ statusCode }) => statusCode === 409);
    for (const answer of refused)
      expect(answer.json().data.quote.coupons[0].refusals).toEqual([{ reason: "other-half" }]);
  });

  it("PROMO-2 a planned coupon is refused until its first day, and listed only when it is near", async () => {
    const shop = await open({ date_starts: "2026-03-06" });
    expect(await refusals(shop)).toEqual([{ reason: "not-started" }]);
    shop.clock.advance(34 * 3_600_000);
    expect(await refusals(shop)).toEqual([]);
    const automatic = await open({ date_starts: "2026-03-06" }, "auto");
    const listed = async () => (await automatic.app.inject({ url: PATHS.publicCoupons })).json().length;
    expect(await listed()).toBe(0);
    automatic.clock.advance(11 * 3_600_000);
    expect(await listed()).toBe(1);
  });
});
