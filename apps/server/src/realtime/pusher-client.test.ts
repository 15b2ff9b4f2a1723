import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { REALTIME_EVENTS } from "@skatert/contract";
import type PusherModule from "pusher-js";
import { afterAll, expect, it } from "vitest";
import { anOperator, placeOrder } from "../testing/calls/orders.ts";
import { type RunningShop, startShop } from "../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../testing/stores/engines.ts";

/** The package's types describe a default export; Node loads the class itself. */
const Pusher: typeof PusherModule.default = createRequire(import.meta.url)("pusher-js");

describeOnEachEngine("a subscribed page", (engine) => {
  const leftovers: (() => unknown)[] = [];
  afterAll(async () => {
    for (const clean of leftovers.reverse()) await clean();
  });

  it("API-8 receives each stage of its own order through the official client, and is refused another's", async () => {
    const shop = await startShop({ engine });
    leftovers.push(() => shop.close());
    await shop.app.listen({ port: 0, host: "127.0.0.1" });
    const own = (await placeOrder(shop.app)).json();
    const foreign = (await placeOrder(shop.app)).json();
    const client = connect(shop, own.key);
    leftovers.push(() => client.disconnect());

    const heard: unknown[] = [];
    const channel = client.subscribe(`private-order-${own.id}`);
    await event(channel, "pusher:subscription_succeeded");
    channel.bind(REALTIME_EVENTS.orderStatusChanged, (data: unknown) => heard.push(data));
    const refused = await event(client.subscribe(`private-order-${foreign.id}`), "pusher:subscription_error");
    expect(refused).toMatchObject({ status: 403 });

    const operator = await anOperator(shop);
    for (const status of ["cooking", "ready", "completed"]) {
      const rung = event(channel, REALTIME_EVENTS.orderStatusChanged);
      await operator.move(own.id, status);
      await rung;
    }
    expect(heard).toMatchObject([{ stage: "cooking" }, { stage: "ready" }, { stage: "handed-over" }]);
  });
});

function connect(shop: RunningShop, orderKey: string): PusherModule.default {
  const { port } = portOf(shop);
  return new Pusher(shop.app.services.realtime.key, {
    cluster: "own",
    wsHost: "127.0.0.1",
    wsPort: port,
    forceTLS: false,
    enabledTransports: ["ws"],
    channelAuthorization: {
      transport: "ajax",
      endpoint: `http://127.0.0.1:${port}/api/pusher/auth`,
      params: { order_key: orderKey },
    },
  });
}

function portOf(shop: RunningShop): AddressInfo {
  const address = shop.app.server.address();
  if (address === null || typeof address === "string") throw new Error("the shop does not listen");
  return address;
}

function event(
  channel: { bind(name: string, callback: (data: unknown) => void): unknown },
  name: string,
): Promise<unknown> {
  return new Promise((resolve) => void channel.bind(name, resolve));
}
