import { expect, it } from "vitest";
import { placeOrder, quoteOrder, stockOf } from "../../../testing/calls/orders.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

/** Branch 10 of the small shop is open from 10:00 to 22:00 and cooks for 30 minutes. */
const beforeClosing = { twelveMinutesLeft: "2026-03-04T21:18:00+03:00", tooLate: "2026-03-04T21:53:00+03:00" };

describeOnEachEngine("an order shortly before closing", (engine) => {
  async function withShop(now: string, walk: (shop: RunningShop) => Promise<void>): Promise<void> {
    const shop = await startShop({ engine, now });
    try {
      await walk(shop);
    } finally {
      await shop.close();
    }
  }

  it("is refused when it would be ready after closing, with the next opening; the stock is untouched", () =>
    withShop(beforeClosing.tooLate, async (shop) => {
      const closed = {
        reason: "closed",
        closes_at: "2026-03-04T19:00:00.000Z",
        opens_at: "2026-03-05T07:00:00.000Z",
      };
      const next_time = { date: "05.03.2026", from: "10:00", to: "10:30" };
      expect((await quoteOrder(shop.app)).json()).toMatchObject({ refusals: [closed], taken_for: null, next_time });
      const refused = await placeOrder(shop.app);
      expect([refused.statusCode, refused.json().code]).toEqual([422, "order_refused"]);
      expect(refused.json().data.refusals).toEqual([closed]);
      expect(await stockOf(shop, 301)).toBe(5);
    }));

  it("is accepted for the offered time", () =>
    withShop(beforeClosing.tooLate, async (shop) => {
      const next = { take_date: "05.03.2026", time_from: "10:00", time_to: "10:30" };
      expect((await placeOrder(shop.app, next)).statusCode).toBe(201);
    }));

  it("is accepted while the kitchen can finish in time, and the quote says for how long", () =>
    withShop(beforeClosing.twelveMinutesLeft, async (shop) => {
      const { taken_for: left } = (await quoteOrder(shop.app)).json();
      expect(left).toBeGreaterThan(11 * 60);
      expect(left).toBeLessThanOrEqual(12 * 60);
      expect((await placeOrder(shop.app)).statusCode).toBe(201);
    }));
});
