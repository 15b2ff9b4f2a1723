import { once } from "node:events";
import Fastify from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { clientFrame, openRawWebSocket, type RawWebSocket } from "../testing/calls/raw-websocket.ts";
import { createHub } from "./hub.ts";
import { type RealtimeLimits, usualLimits } from "./limits.ts";
import { realtimeRoutes } from "./routes.ts";

const path = "/app/app?protocol=7";
const endless = { burst: Number.MAX_SAFE_INTEGER, perSecond: 1 };
/** Only the limit of unread bytes applies. */
const onlyUnread = { frames: endless, bytes: endless, refusals: Number.MAX_SAFE_INTEGER };
/** The kernel buffers some megabytes for a client that does not read. */
const maxReplies = 400_000;

describe("a client that exceeds its limits", { timeout: 60_000 }, () => {
  const open: { close(): unknown }[] = [];
  afterEach(async () => {
    for (const each of open.splice(0).toReversed()) await each.close();
  });

  async function anEndpoint(limits: Partial<RealtimeLimits> = {}, trustProxy = false) {
    const app = Fastify({ trustProxy });
    const hub = createHub();
    await realtimeRoutes(app, {
      hub,
      keys: { key: "app", secret: "s" },
      limits: { ...usualLimits, socketsPerNetwork: 0, ...limits },
      now: Date.now,
    });
    await app.listen({ port: 0, host: "127.0.0.1" });
    open.push(app);
    const address = app.server.address();
    if (address === null || typeof address === "string") throw new Error("the endpoint does not listen");
    const { port } = address;
    return {
      hub,
      async join(): Promise<RawWebSocket> {
        const socket = await openRawWebSocket(port, path);
        open.push(socket);
        return socket;
      },
      connect(headers: Record<string, string> = {}) {
        const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
        open.push(socket);
        const closed = new Promise<number>((resolve) => socket.addEventListener("close", ({ code }) => resolve(code)));
        return { socket, closed };
      },
    };
  }

  const text = (event: string, data: object = {}) => clientFrame(1, JSON.stringify({ event, data }));
  const longChannel = `private-${"x".repeat(190)}`;

  it.each([
    ["pings", text("pusher:ping")],
    ["refused subscriptions", text("pusher:subscribe", { channel: longChannel })],
    ["pings of the WebSocket protocol", clientFrame(9, "p".repeat(125))],
  ])("API-8 is cut off when it leaves the answers to %s unread", async (_title, frame) => {
    const { hub, join } = await anEndpoint(onlyUnread);
    const socket = await join();
    socket.stopReading();
    const before = process.memoryUsage.rss();
    await socket.flood(frame, maxReplies);
    await expect.poll(() => hub.size, { timeout: 20_000 }).toBe(0);
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024);
  });

  it("API-8 is disconnected when it leaves events unread; a client that reads receives them all", async () => {
    const { hub, join, connect } = await anEndpoint(onlyUnread);
    const deaf = await join();
    await deaf.flood(text("pusher:subscribe", { channel: "shop" }), 1);
    deaf.stopReading();
    const { socket } = connect();
    let heard = 0;
    const subscribed = new Promise<void>((resolve) => {
      socket.addEventListener("message", ({ data }) => {
        const { event } = JSON.parse(String(data));
        if (event === "pusher:connection_established")
          socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel: "shop" } }));
        if (event === "pusher_internal:subscription_succeeded") resolve();
        if (event === "stop-list-changed") heard += 1;
      });
    });
    await subscribed;
    await expect.poll(() => hub.size).toBe(2);
    let published = 0;
    for (; published < 2_000 && hub.size === 2; published += 1) {
      hub.publish("shop", "stop-list-changed", { filler: "f".repeat(16_000) });
      await expect.poll(() => heard, { interval: 1 }).toBe(published + 1);
    }
    await expect.poll(() => hub.size).toBe(1);
    hub.publish("shop", "stop-list-changed", {});
    await expect.poll(() => heard).toBe(published + 1);
  });

  it.each([
    ["frames", text("pusher:ping"), {}],
    ["control frames", clientFrame(9, ""), {}],
    ["bytes in endless fragments", clientFrame(0, "x".repeat(1_000), false), { frameBytes: 1024 * 1024 }],
  ])("API-8 is cut off when it sends %s faster than a page would", async (title, frame, limits) => {
    const { hub, join } = await anEndpoint(limits);
    const socket = await join();
    if (title.includes("fragments")) await socket.flood(clientFrame(1, "x", false), 1);
    await socket.flood(frame, 500);
    await expect.poll(() => [hub.size, socket.isClosed]).toEqual([0, true]);
  });

  it("API-8 is disconnected for a message longer than any frame of the protocol", async () => {
    const { connect } = await anEndpoint();
    const { socket, closed } = connect();
    await once(socket, "open");
    socket.send("x".repeat(5_000));
    expect(await closed).toBe(1009);
  });

  it("API-8 gets no more sockets than one network may have; other networks are not affected", async () => {
    const { hub, connect } = await anEndpoint({ socketsPerNetwork: 3 }, true);
    const from = (address: string) => connect({ "x-forwarded-for": address });
    for (let count = 0; count < 3; count += 1) from("2001:db8:0:1::5");
    await expect.poll(() => hub.size).toBe(3);
    expect(await from("2001:db8:0:1::6").closed).toBe(4100);
    const neighbour = from("2001:db8:0:2::5");
    await expect.poll(() => hub.size).toBe(4);
    neighbour.socket.close();
    await expect.poll(() => hub.size).toBe(3);
  });
});
