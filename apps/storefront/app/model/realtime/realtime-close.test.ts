import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** Like the library: sends messages a moment later and closes at once. */
const wire = vi.hoisted(() => {
  const log: string[] = [];
  class FakePusher {
    connection = { bind() {}, unbind() {} };
    channels = new Map<string, FakeChannel>();
    constructor() {
      log.push("connected");
    }
    subscribe(name: string) {
      const channel = this.channels.get(name) ?? new FakeChannel(name);
      this.channels.set(name, channel);
      return channel;
    }
    unsubscribe(name: string) {
      this.channels.delete(name);
      setTimeout(() => log.push(`left ${name}`));
    }
    allChannels() {
      return [...this.channels.values()];
    }
    disconnect() {
      log.push("closed");
    }
  }
  class FakeChannel {
    subscribed = true;
    subscriptionPending = false;
    readonly name: string;
    constructor(name: string) {
      this.name = name;
    }
    bind() {}
    unbind() {}
  }
  return { log, FakePusher };
});
vi.mock("pusher-js", () => ({ default: wire.FakePusher }));
vi.stubGlobal("window", { location: { href: "http://stol.example/" } });

const { listenToChannel } = await import("./realtime-client.ts");
const realtime = { key: "k", cluster: "eu", host: null, wsPath: null };
const listen = (channel: string) => listenToChannel({ realtime, channel, events: ["rung"], onChange: () => undefined });

beforeEach(() => {
  vi.useFakeTimers();
  wire.log.length = 0;
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it("API-8 closes the connection only after the last message is sent", () => {
  listen("shop")();
  vi.runAllTimers();
  expect(wire.log).toEqual(["connected", "left shop", "closed"]);
});

it("API-8 keeps the connection for a page that subscribes right after another", () => {
  const leaveFirst = listen("private-order-1");
  leaveFirst();
  const leaveSecond = listen("private-order-2");
  vi.runAllTimers();
  expect(wire.log).toEqual(["connected", "left private-order-1"]);
  leaveSecond();
  vi.runAllTimers();
  expect(wire.log.at(-1)).toBe("closed");
});
