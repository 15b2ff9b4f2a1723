import { expect, it } from "vitest";
import { anOperator, placeOrder, quoteOrder, stockOf } from "../../../testing/calls/orders.ts";
import { smallShop } from "../../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const soup = { lines: [{ product_id: 101, quantity: 1 }], expected_total: 300 };

function phoneOf(index: number): { name: string; phone: string } {
  return { name: "Гость", phone: `+7916${String(1_000_000 + index)}` };
}

describeOnEachEngine("parallel orders", (engine) => {
  async function withShop(files: typeof smallShop, walk: (shop: RunningShop) => Promise<void>): Promise<void> {
    const shop = await startShop({ engine, files });
    try {
      await walk(shop);
    } finally {
      await shop.close();
    }
  }

  function statuses(answers: readonly { readonly statusCode: number }[]): Record<string, number> {
    return Object.fromEntries(
      Object.entries(Object.groupBy(answers, (answer) => String(answer.statusCode))).map(([code, list]) => [
        code,
        list?.length ?? 0,
      ]),
    );
  }

  it("API-7 creates one order for fifty requests with the same key", () =>
    withShop(smallShop, async (shop) => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => placeOrder(shop.app, {}, "one-attempt")));
      expect(statuses(answers)).toEqual({ "201": 50 });
      expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
      expect(await stockOf(shop, 301)).toBe(3);
    }));

  it("sells the last portion to one of a hundred buyers and gives the others the reason", () =>
    withShop(
      { ...smallShop, stock: [{ product_id: 301, variation_id: 0, warehouse_id: 10, quantity: 1 }] },
      async (shop) => {
        const last = { lines: [{ product_id: 301, quantity: 1 }], expected_total: 100 };
        const answers = await Promise.all(
          Array.from({ length: 100 }, (_, index) => placeOrder(shop.app, { ...last, customer: phoneOf(index) })),
        );
        expect(statuses(answers)).toEqual({ "201": 1, "422": 99 });
        const refused = answers.filter((answer) => answer.statusCode === 422);
        expect(new Set(refused.map((answer) => answer.json().data.reason))).toEqual(new Set(["sold-out"]));
        expect(await stockOf(shop, 301)).toBe(0);
      },
    ));

  it("COUP-15 gives a single-use coupon to one of a hundred orders", () =>
    withShop(
      {
        ...smallShop,
        coupons: {
          auto: [],
          codes: [{ id: 701, code: "ODIN", discount_type: "percent", amount: "10", usage_limit: 1 }],
        },
      },
      async (shop) => {
        const answers = await Promise.all(
          Array.from({ length: 100 }, (_, index) =>
            placeOrder(shop.app, { ...soup, expected_total: 270, promo_code: "ODIN", customer: phoneOf(index) }),
          ),
        );
        expect(statuses(answers)).toEqual({ "201": 1, "409": 99 });
        expect(answers.find((answer) => answer.statusCode === 409)?.json().data.quote.coupons).toMatchObject([
          { id: 701, applied: false, refusals: [{ reason: "used-up" }] },
        ]);
      },
    ));

  it("COUP-12 gives a first-order coupon to one of twenty orders of one phone", () =>
    withShop(
      {
        ...smallShop,
        coupons: {
          auto: [],
          codes: [
            { id: 702, code: "PERVYY", discount_type: "percent", amount: "10", usage_limit_first_purchase: true },
          ],
        },
      },
      async (shop) => {
        const answers = await Promise.all(
          Array.from({ length: 20 }, () =>
            placeOrder(shop.app, { ...soup, expected_total: 270, promo_code: "PERVYY", customer: phoneOf(1) }),
          ),
        );
        expect(statuses(answers)).toEqual({ "201": 1, "409": 19 });
      },
    ));

  it("accepts three of thirty orders for a slot of three", () =>
    withShop(
      {
        ...smallShop,
        settings: {
          ...(smallShop.settings as object),
          delivery: {
            conditions: [{ zone_id: "centre", delivery_price: 150, free_from: 1500, minimum: 500 }],
            slot_capacity: { local_pickup: { orders: 3 } },
          },
        },
      },
      async (shop) => {
        const at = { take_date: "04.03.2026", time_from: "15:00", time_to: "15:30" };
        const answers = await Promise.all(
          Array.from({ length: 30 }, (_, index) => placeOrder(shop.app, { ...soup, ...at, customer: phoneOf(index) })),
        );
        expect(statuses(answers)).toEqual({ "201": 3, "422": 27 });
        const refused = await quoteOrder(shop.app, { ...soup, ...at });
        expect(refused.json().refusals).toEqual([{ reason: "slot-full" }]);
      },
    ));

  const limits = { capacity_orders: null, capacity_dishes: null, capacity_sum: null };
  it.each([
    ["orders", { ...limits, capacity_orders: 3 }, 3],
    ["dishes", { ...limits, capacity_dishes: 5 }, 2],
    ["money", { ...limits, capacity_sum: 1_300_00 }, 2],
  ])("BOARD-7 never exceeds a branch's limit of %s in a slot, by delivery and pickup together", (_what, limit, room) =>
    withShop(smallShop, async (shop) => {
      const board = { branch_id: 10, unanswered_after_minutes: 3, unanswered_action: "ring", auto_confirm: "[]" };
      await shop.store.db
        .insertInto("branch_board")
        .values({ ...board, ...limit })
        .execute();
      const at = { take_date: "04.03.2026", time_from: "15:00", time_to: "15:30" };
      const two = { ...at, lines: [{ product_id: 101, quantity: 2 }] };
      const pickup = { ...two, expected_total: 600 };
      const delivery = {
        ...two,
        delivery_type: "flat_rate",
        zone_id: "centre",
        address: "Новая, 5",
        expected_total: 750,
      };
      const isDelivery = (index: number) => limit.capacity_sum === null && index % 2 === 0;
      const answers = await Promise.all(
        Array.from({ length: 24 }, (_, index) =>
          placeOrder(shop.app, { ...(isDelivery(index) ? delivery : pickup), customer: phoneOf(index) }),
        ),
      );
      expect(statuses(answers)).toEqual({ "201": room, "422": 24 - room });
      expect((await quoteOrder(shop.app, pickup)).json().refusals).toEqual([{ reason: "slot-full" }]);
      const counted = await shop.store.db
        .selectFrom("slot_counters")
        .select(["orders", "dishes"])
        .where("method", "=", "all")
        .execute();
      expect(counted).toEqual([{ orders: room, dishes: room * 2 }]);
      const { move } = await anOperator(shop);
      for (const answer of answers) if (answer.statusCode === 201) await move(answer.json().id, "cancelled");
      expect((await placeOrder(shop.app, pickup)).statusCode).toBe(201);
    }),
  );
});
