import { createRequire } from "node:module";
import { connect as connectSocket } from "node:net";
import Fastify from "fastify";
import type PusherModule from "pusher-js";
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { anOperator, placeOrder } from "../testing/calls/orders.ts";
import { startFakePusher } from "../testing/fakes/fake-pusher.ts";
import { openAllDay } from "../testing/shops/open-all-day.ts";
import { startShop } from "../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../testing/stores/engines.ts";
import { createHub } from "./hub.ts";
import { usualLimits } from "./limits.ts";
import { realtimeRoutes } from "./routes.ts";

/** The package's types describe a default export; Node loads the class itself. */
const Pusher: typeof PusherModule.default = createRequire(import.meta.url)("pusher-js");

describe("the realtime endpoint under pressure", () => {
  const leftovers: (() => unknown)[] = [];
  afterAll(async () => {
    for (const clean of leftovers.reverse()) await clean();
  });

  async function anEndpoint(maxSockets?: number) {
    const app = Fastify();
    const hub = createHub();
    await realtimeRoutes(app, {
      hub,
      keys: { key: "app", secret: "s" },
      limits: { ...usualLimits, socketsPerNetwork: 0, ...(maxSockets === undefined ? {} : { sockets: maxSockets }) },
      now: Date.now,
    });
    await app.listen({ port: 0, host: "127.0.0.1" });
    leftovers.push(() => app.close());
    const address = app.server.address();
    if (address === null || typeof address === "string") throw new Error("the endpoint does not listen");
    const connect = () => {
      const socket = new WebSocket(`ws://127.0.0.1:${address.port}/app/app?protocol=7`);
      const events: string[] = [];
      socket.addEventListener("message", ({ data }) => events.push(JSON.parse(String(data)).event));
      const closed = new Promise<number>((resolve) => socket.addEventListener("close", ({ code }) => resolve(code)));
      return { socket, events, closed };
    };
    return { app, hub, connect, port: address.port };
  }

  it("API-8 refuses sockets above its capacity with a code after which clients wait", async () => {
    const { hub, connect } = await anEndpoint(2);
    const kept = [connect(), connect()];
    await expect.poll(() => hub.size).toBe(2);
    const turnedAway = connect();
    expect(await turnedAway.closed).toBe(4100);
    expect(turnedAway.events).toEqual(["pusher:error"]);
    kept[0]?.socket.close();
    await expect.poll(() => hub.size).toBe(1);
    const next = connect();
    await expect.poll(() => next.events).toEqual(["pusher:connection_established"]);
  });

  it("closes with 1012 at a restart", async () => {
    const { app, connect, hub } = await anEndpoint();
    const { closed } = connect();
    await expect.poll(() => hub.size).toBe(1);
    await app.close();
    expect(await closed).toBe(1012);
  });

  it("does not wait for a client that never closes", { timeout: 20_000 }, async () => {
    const { app, hub, port } = await anEndpoint();
    const silent = connectSocket(port, "127.0.0.1");
    silent.on("error", () => undefined);
    silent.write(
      [
        "GET /app/app?protocol=7 HTTP/1.1",
        "Host: x",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "",
        "",
      ].join("\r\n"),
    );
    await expect.poll(() => hub.size).toBe(1);
    await app.close();
    await expect.poll(() => hub.size).toBe(0);
  });

  function anOfficialClient(port: number) {
    const client = new Pusher("app", {
      cluster: "own",
      wsHost: "127.0.0.1",
      wsPort: port,
      forceTLS: false,
      enabledTransports: ["ws"],
    });
    leftovers.push(() => client.disconnect());
    return client;
  }

  it("API-8 the official client stays connected while a busy channel keeps it from pinging", async () => {
    const { hub, port } = await anEndpoint();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const client = anOfficialClient(port);
    const channel = client.subscribe("shop");
    const next = (event: string) => new Promise((resolve) => void channel.bind(event, resolve));
    await next("pusher:subscription_succeeded");
    const states: string[] = [];
    client.connection.bind("state_change", ({ current }: { current: string }) => states.push(current));
    for (let sent = 0; sent < 40; sent += 1) {
      const heard = next("stop-list-changed");
      vi.advanceTimersByTime(10_000);
      hub.publish("shop", "stop-list-changed", { sent });
      await heard;
    }
    expect(states).toEqual([]);
  });

  it("API-8 the official client reconnects by itself after a restart", async () => {
    const { app, port } = await anEndpoint();
    const client = anOfficialClient(port);
    const channel = client.subscribe("shop");
    await new Promise((resolve) => void channel.bind("pusher:subscription_succeeded", resolve));
    await app.close();
    const again = Fastify();
    const newHub = createHub();
    const limits = { ...usualLimits, socketsPerNetwork: 0 };
    await realtimeRoutes(again, { hub: newHub, keys: { key: "app", secret: "s" }, limits, now: Date.now });
    await again.listen({ port, host: "127.0.0.1" });
    leftovers.push(() => again.close());
    const heard = new Promise((resolve) => void channel.bind("stop-list-changed", resolve));
    const subscribed = new Promise((resolve) => void channel.bind("pusher:subscription_succeeded", resolve));
    await subscribed;
    newHub.publish("shop", "stop-list-changed", { revision: "b" });
    expect(await heard).toEqual({ revision: "b" });
  });
});

describeOnEachEngine("a shop with the hosted realtime service", (engine) => {
  it("API-8 sends its key and cluster to the page, signs its channels, and publishes through it", async () => {
    const app = { appId: "77", key: "hosted-key", secret: "hosted-secret" };
    const fake = await startFakePusher(app);
    const realtime = { hosted: { ...app, cluster: "eu", apiUrl: fake.url } };
    const shop = await startShop({ engine, realtime, files: openAllDay, now: Date.now() });
    const settings = (await shop.app.inject("/api/wp-json/v1/all_settings")).json();
    expect(settings.realtime).toEqual({ key: "hosted-key", cluster: "eu", forceTLS: true });
    const order = (await placeOrder(shop.app)).json();
    const authorised = await shop.app.inject({
      method: "POST",
      url: "/api/pusher/auth",
      payload: { socket_id: "1.1", channel_name: `private-order-${order.id}`, order_key: order.key },
    });
    expect(authorised.json().auth).toMatch(/^hosted-key:[0-9a-f]{64}$/);
    expect((await shop.app.inject("/app/hosted-key")).statusCode).not.toBe(101);
    await (await anOperator(shop)).move(order.id, "cooking");
    // Queued events are sent before the end.
    await shop.close();
    await fake.close();
    const rung = fake.events.filter(({ channels }) => channels[0] === `private-order-${order.id}`);
    expect(rung.map(({ name, data }) => [name, JSON.parse(data).stage])).toEqual([
      ["order-status-changed", "accepted"],
      ["order-status-changed", "cooking"],
    ]);
  });
});
