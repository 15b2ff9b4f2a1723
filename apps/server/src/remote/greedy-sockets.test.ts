import Fastify from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { createHub } from "../realtime/hub.ts";
import { type RealtimeLimits, usualLimits } from "../realtime/limits.ts";
import { realtimeRoutes } from "../realtime/routes.ts";
import { clientFrame, openRawWebSocket } from "../testing/calls/raw-websocket.ts";
import { listenOn } from "../testing/shops/start-remote.ts";
import { proxyRealtime } from "./realtime-proxy.ts";

const path = "/app/app?protocol=7";
const endless = { burst: Number.MAX_SAFE_INTEGER, perSecond: 1 };
/** The backend itself has no limits. */
const patient: RealtimeLimits = {
  ...usualLimits,
  unsentBytes: Number.MAX_SAFE_INTEGER,
  frames: endless,
  bytes: endless,
  frameBytes: 1024 * 1024,
  socketsPerNetwork: 0,
};

describe("a client of the storefront process that exceeds its limits", { timeout: 60_000 }, () => {
  const open: { close(): unknown }[] = [];
  afterEach(async () => {
    for (const each of open.splice(0).toReversed()) await each.close();
  });

  /** A backend, and a storefront process in front of it. */
  async function twoProcesses(
    limits: Partial<RealtimeLimits> = {},
    backendLimits: Partial<RealtimeLimits> = {},
    has = true,
  ) {
    const hub = createHub();
    const behind = Fastify({ trustProxy: true });
    open.push(behind);
    await realtimeRoutes(behind, {
      hub,
      keys: { key: "app", secret: "s" },
      limits: { ...patient, ...backendLimits },
      now: Date.now,
    });
    const url = await listenOn(behind);
    const before = Fastify();
    open.push(before);
    proxyRealtime(before, {
      backend: { url, keys: null },
      hasOwnCalls: async () => has,
      limits: { ...usualLimits, socketsPerNetwork: 0, ...limits },
      trustProxy: ["127.0.0.1"],
    });
    const { port } = await listenOn(before);
    return {
      hub,
      async join() {
        const socket = await openRawWebSocket(Number(port), path);
        open.push(socket);
        return socket;
      },
      connect(address: string) {
        const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers: { "x-forwarded-for": address } });
        open.push(socket);
        return new Promise<number>((resolve) => socket.addEventListener("close", ({ code }) => resolve(code)));
      },
    };
  }

  it("API-8 is disconnected when it leaves events unread", async () => {
    const { hub, join } = await twoProcesses();
    const deaf = await join();
    await deaf.flood(clientFrame(1, JSON.stringify({ event: "pusher:subscribe", data: { channel: "shop" } })), 1);
    deaf.stopReading();
    const event = { filler: "f".repeat(64_000) };
    for (let published = 0; published < 1_000 && hub.size > 0; published += 1) {
      hub.publish("shop", "stop-list-changed", event);
      await new Promise(setImmediate);
    }
    await expect.poll(() => hub.size, { timeout: 20_000 }).toBe(0);
  });

  it.each([
    ["frames faster than a page would", clientFrame(1, "{}"), 1_000],
    ["control frames faster than a page would", clientFrame(9, ""), 1_000],
    ["fragments without end", clientFrame(0, "x".repeat(3_000), false), 50],
    ["a message longer than any of the protocol", clientFrame(1, "x".repeat(5_000)), 1],
  ])("API-8 is cut off when it sends %s", async (_title, frame, times) => {
    const { hub, join } = await twoProcesses();
    const socket = await join();
    await expect.poll(() => hub.size).toBe(1);
    await socket.flood(frame, times);
    await expect.poll(() => [socket.isClosed, hub.size]).toEqual([true, 0]);
  });

  it("API-8 gets no more sockets than one network may have, and can reuse released ones", async () => {
    const { hub, join } = await twoProcesses({ socketsPerNetwork: 2 });
    const first = await join();
    await join();
    await expect(join()).rejects.toThrow("the server refused the socket");
    first.close();
    await expect.poll(() => hub.size).toBe(1);
    await join();
  });

  it("API-3 gets no socket of a backend that has the calls of section 7 alone", async () => {
    const { hub, join } = await twoProcesses({}, {}, false);
    await expect(join()).rejects.toThrow("the server refused the socket");
    expect(hub.size).toBe(0);
  });

  it("API-8 is reported to the backend by address, which counts guests apart", async () => {
    const { hub, connect } = await twoProcesses({}, { socketsPerNetwork: 1 });
    void connect("203.0.113.1");
    void connect("203.0.113.2");
    await expect.poll(() => hub.size).toBe(2);
    expect(await connect("203.0.113.1")).toBe(4100);
  });
});
