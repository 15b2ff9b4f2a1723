import { expect, it } from "vitest";
import { aShift } from "../../testing/calls/office-stops.ts";
import { placeOrder } from "../../testing/calls/orders.ts";
import { smallShop } from "../../testing/shops/small-shop.ts";
import { startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const aTea = { lines: [{ product_id: 301, quantity: 1 }], expected_total: 100 };

describeOnEachEngine("orders during a stop", (engine) => {
  it("STOP-2 an order sent after the answer to a stop is refused, in this process and in another", async () => {
    const shop = await startShop({ engine, files: { ...smallShop, stock: [] } });
    const other = await startShop({ engine, store: shop.store });
    const staff = await aShift(shop);
    for (let round = 0; round < 8; round += 1) {
      const early = Array.from({ length: 4 }, () => placeOrder(round % 2 === 0 ? shop.app : other.app, aTea));
      const made = await staff.stop({ kind: "product", id: 301 });
      const late = await Promise.all([placeOrder(shop.app, aTea), placeOrder(other.app, aTea)]);
      expect(late.map(({ statusCode }) => statusCode)).toEqual([422, 422]);
      // Orders that were decided at the same moment are either placed or refused.
      for (const { statusCode } of await Promise.all(early)) expect([201, 422]).toContain(statusCode);
      await staff.resume(made.json().id);
      expect((await placeOrder(other.app, aTea)).statusCode).toBe(201);
    }
    await other.close();
    await shop.close();
  });
});
