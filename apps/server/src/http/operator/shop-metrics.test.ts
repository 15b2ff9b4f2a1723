import { expect, it } from "vitest";
import { scheduleJob } from "../../jobs/job-store.ts";
import { anOperator, placeOrder } from "../../testing/calls/orders.ts";
import { startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

describeOnEachEngine("the metrics of a shop", (engine) => {
  it("count jobs by state, the day's orders by stage, and sockets", async () => {
    const shop = await startShop({ engine });
    const first = (await placeOrder(shop.app)).json();
    await placeOrder(shop.app);
    await (await anOperator(shop)).move(first.id, "cooking");
    await scheduleJob(shop.store.db, { kind: "note", payload: 1, runAt: 0 });
    const lines = async () => (await shop.app.inject("/metrics")).body.split("\n");
    expect(await lines()).toEqual(
      expect.arrayContaining([
        // The notice, and the promise check of each order (decision 049).
        'skatert_jobs{state="waiting"} 3',
        'skatert_jobs{state="failed"} 0',
        'skatert_orders_last_day{stage="cooking"} 1',
        'skatert_orders_last_day{stage="accepted"} 1',
        "skatert_realtime_sockets 0",
      ]),
    );
    shop.clock.advance(25 * 3_600_000);
    expect((await lines()).filter((line) => line.startsWith("skatert_orders_last"))).toEqual([]);
    await shop.close();
  });
});
