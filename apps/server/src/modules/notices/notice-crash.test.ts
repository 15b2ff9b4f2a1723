import { expect, it, vi } from "vitest";
import { teaOrder } from "../../testing/calls/orders.ts";
import { startFakeReceiver } from "../../testing/fakes/fake-receiver.ts";
import { startServerProcess } from "../../testing/processes/server-process.ts";
import { writeShop } from "../../testing/shops/small-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

describeOnEachEngine("A6 notices after a power cut", (engine) => {
  it("sends the notices of a killed process again under the same delivery id", async () => {
    const folder = await writeShop();
    const webhook = await startFakeReceiver();
    const env = { ORDER_WEBHOOK_URLS: webhook.url, ORDER_WEBHOOK_SECRET: "0123456789abcdef" };
    const place = await engine.place();
    const start = (now: string) => startServerProcess({ place, shopDir: folder.path, now, env });
    webhook.answer = "hang";
    const first = await start("2026-03-04T12:00:00+03:00");
    const placed = await fetch(`${first.url}/api/wp-json/checkout/order`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
      body: JSON.stringify(teaOrder),
    });
    expect(placed.status).toBe(201);
    await vi.waitFor(() => expect(webhook.posts).toHaveLength(1), { timeout: 20_000 });
    await first.kill();
    webhook.answer = { status: 200 };
    // After the lease of the killed process's job.
    const second = await start("2026-03-04T12:05:00+03:00");
    try {
      await vi.waitFor(() => expect(webhook.posts).toHaveLength(2), { timeout: 20_000 });
    } finally {
      await second.stop();
      await webhook.close();
      await folder.remove();
    }
    const ids = webhook.posts.map(({ headers }) => headers["x-wc-webhook-delivery-id"]);
    expect(new Set(ids).size).toBe(1);
  });
});
