import { createRequire } from "node:module";
import { REALTIME_EVENTS, SHOP_CHANNEL } from "@skatert/contract";
import type PusherModule from "pusher-js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { editShop } from "../shop/editing/edit-shop.ts";
import { type ShopWithClient, shopWithClient } from "../testing/calls/woo-client.ts";
import { describeOnEachEngine } from "../testing/stores/engines.ts";

/** The package's types describe a default export; Node loads the class itself. */
const Pusher: typeof PusherModule.default = createRequire(import.meta.url)("pusher-js");

// This shop has no timer, so the edit itself makes every announcement.
describeOnEachEngine("an open page, without a timer that looks for changes", (engine) => {
  let running: ShopWithClient;
  let page: PusherModule.default;
  const heard: string[] = [];

  beforeAll(async () => {
    running = await shopWithClient(engine);
    const port = Number(new URL(running.url).port);
    page = new Pusher(running.shop.app.services.realtime.key, {
      cluster: "own",
      wsHost: "127.0.0.1",
      wsPort: port,
      forceTLS: false,
      enabledTransports: ["ws"],
    });
    const channel = page.subscribe(SHOP_CHANNEL);
    await new Promise((resolve) => void channel.bind("pusher:subscription_succeeded", resolve));
    channel.bind(REALTIME_EVENTS.stopListChanged, () => heard.push(running.shop.shopData.latest()?.revision ?? ""));
  });
  afterAll(async () => {
    page.disconnect();
    await running.shop.close();
  });

  const revision = () => running.shop.shopData.latest()?.revision;

  it("API-8 is notified once of an edited product, variation and coupon, after the revision is served", async () => {
    const { client } = running;
    const edits = [
      () => client.put("products/101", { regular_price: "310" }),
      () => client.put("products/201/variations/2012", { regular_price: "750" }),
      () => client.post("coupons", { code: "vesna", amount: "50.00" }),
    ];
    for (const edit of edits) {
      heard.length = 0;
      const before = revision();
      expect((await edit()).status).toBeLessThan(300);
      await expect.poll(() => heard).toEqual([revision()]);
      expect(revision()).not.toBe(before);
      await running.shop.app.services.shopWatch.look();
    }
    expect(heard).toHaveLength(1);
  });

  it("API-8 is not notified of an edit without changes", async () => {
    heard.length = 0;
    await running.client.put("products/101", { regular_price: "310" });
    await running.client.put("products/101", { regular_price: "320" });
    await expect.poll(() => heard).toEqual([revision()]);
  });

  it("is notified at the next check of an edit whose process ended before its signal", async () => {
    const { shop } = running;
    heard.length = 0;
    await editShop(shop.store, 0, async (draft) => draft.write("banners", []));
    expect(heard).toEqual([]);
    await shop.app.services.shopWatch.look();
    await expect.poll(() => heard).toEqual([revision()]);
  });
});
