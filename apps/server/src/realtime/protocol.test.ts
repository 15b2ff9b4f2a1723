import { afterEach, describe, expect, it, vi } from "vitest";
import type { BoundedSocket } from "./bounded-socket.ts";
import { openConnection } from "./connection.ts";
import { heldSessionText } from "./held-session.ts";
import { createHub } from "./hub.ts";
import { type RealtimeLimits, usualLimits } from "./limits.ts";
import { parseClientFrame } from "./protocol.ts";
import { signChannel } from "./signature.ts";

const keys = { key: "app", secret: "s3cret" };

afterEach(() => {
  vi.useRealTimers();
});

describe("the realtime endpoint", () => {
  it("API-8 greets with a socket id and the 120 s activity timeout", () => {
    const { frames } = connect();
    expect(frames[0]?.event).toBe("pusher:connection_established");
    expect(frames[0]?.data).toMatchObject({ activity_timeout: 120, socket_id: expect.stringMatching(/^\d+\.\d+$/) });
  });

  it("answers a ping with a pong", () => {
    const { frames, say } = connect();
    say({ event: "pusher:ping", data: {} });
    expect(frames.at(-1)?.event).toBe("pusher:pong");
  });

  it("API-8 closes the socket of a client that sends nothing for 120 s and does not answer a ping within 30 s", () => {
    vi.useFakeTimers();
    const { frames, say, socket } = connect();
    vi.advanceTimersByTime(119_000);
    say({ event: "pusher:subscribe", data: { channel: "shop" } });
    vi.advanceTimersByTime(120_000);
    expect(frames.at(-1)?.event).toBe("pusher:ping");
    vi.advanceTimersByTime(29_000);
    expect(socket.isOver).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(socket.isOver).toBe(true);
  });

  it("BOARD-2 keeps the socket of a busy board, which only answers pings", () => {
    vi.useFakeTimers();
    const { frames, say, hub, socket } = connect();
    say({ event: "pusher:subscribe", data: { channel: "shop" } });
    for (let second = 0; second < 3600; second += 1) {
      vi.advanceTimersByTime(1_000);
      hub.publish("shop", "stop-list-changed", {});
      if (frames.at(-2)?.event === "pusher:ping") say({ event: "pusher:pong", data: {} });
    }
    expect(socket.isOver).toBe(false);
    expect(frames.filter(({ event }) => event === "pusher:ping")).toHaveLength(30);
  });

  it("ROLE-3 opens a private channel only with a signature for this socket", () => {
    const { frames, say, hub } = connect();
    const socketId = String(frames[0]?.data.socket_id);
    say({
      event: "pusher:subscribe",
      data: {
        channel: "private-order-1",
        auth: signChannel(keys, { socketId: "1.1", channel: "private-order-1", channelData: null }),
      },
    });
    say({ event: "pusher:subscribe", data: { channel: "private-order-1" } });
    hub.publish("private-order-1", "order-status-changed", { id: 1 });
    expect(frames.slice(1).map((frame) => [frame.event, frame.data.code])).toEqual([
      ["pusher:error", 4009],
      ["pusher:error", 4009],
    ]);

    say({
      event: "pusher:subscribe",
      data: {
        channel: "private-order-1",
        auth: signChannel(keys, { socketId, channel: "private-order-1", channelData: null }),
      },
    });
    hub.publish("private-order-1", "order-status-changed", { id: 1 });
    expect(frames.slice(3)).toEqual([
      { event: "pusher_internal:subscription_succeeded", channel: "private-order-1", data: {} },
      { event: "order-status-changed", channel: "private-order-1", data: { id: 1 } },
    ]);
  });

  it("sends nothing more after unsubscribing or leaving", () => {
    const { frames, say, hub, close } = connect();
    say({ event: "pusher:subscribe", data: { channel: "shop" } });
    say({ event: "pusher:unsubscribe", data: { channel: "shop" } });
    hub.publish("shop", "stop-list-changed", {});
    say({ event: "pusher:subscribe", data: { channel: "shop" } });
    close();
    hub.publish("shop", "stop-list-changed", {});
    expect(frames.filter((frame) => frame.event === "stop-list-changed")).toEqual([]);
    expect(hub.size).toBe(0);
  });

  it("ROLE-3 refuses a channel with an expired, forged or unsigned session", () => {
    const { subscribe, advance } = connect();
    const held = heldSessionText({ id: "s", userId: 7, expiresAt: 1000 }, 0);
    const forged = heldSessionText({ id: "s", userId: 7, expiresAt: 2000 }, 0);
    expect(subscribe("private-user-7", forged, held)).toBe("pusher:error");
    expect(subscribe("private-user-7", null, held)).toBe("pusher:error");
    expect(subscribe("private-user-7", "{}")).toBe("pusher:error");
    expect(subscribe("private-user-7", held)).toBe("pusher_internal:subscription_succeeded");
    advance(1000);
    expect(subscribe("private-user-8", held)).toBe("pusher:error");
  });

  it("ROLE-3 delivers nothing to a session that has expired, and closes its socket", () => {
    const { subscribe, advance, hub, frames, socket } = connect();
    subscribe("private-user-7", heldSessionText({ id: "s", userId: 7, expiresAt: 1000 }, 0));
    hub.publish("private-user-7", "bonus-changed", {});
    advance(1000);
    hub.publish("private-user-7", "bonus-changed", {});
    expect(frames.filter(({ event }) => event === "bonus-changed")).toHaveLength(1);
    expect(socket.isOver).toBe(true);
  });

  it("ROLE-3 requires authorisation again after an hour, however long the session lasts", () => {
    const { subscribe, advance, hub, frames } = connect();
    subscribe("private-user-7", heldSessionText({ id: "s", userId: 7, expiresAt: 1e12 }, 0));
    advance(3_600_000);
    hub.publish("private-user-7", "bonus-changed", {});
    expect(frames.filter(({ event }) => event === "bonus-changed")).toEqual([]);
  });

  it("API-8 destroys a socket after too many refused subscriptions, not counting valid ones", () => {
    const { say, socket } = connect({ refusals: 3 });
    for (let count = 0; count < 5; count += 1) say({ event: "pusher:subscribe", data: { channel: "shop" } });
    for (let count = 0; count < 3; count += 1) say({ event: "pusher:subscribe", data: { channel: "private-order-1" } });
    expect(socket.isOver).toBe(false);
    say({ event: "pusher:subscribe", data: { channel: "private-order-1" } });
    expect(socket.isOver).toBe(true);
  });

  it("ignores invalid frames", () => {
    const { frames, connection } = connect();
    for (const text of ["", "[]", "{", '{"event":1}', "null", '{"event":"pusher:subscribe","data":"x"}']) {
      connection.receive(text);
    }
    expect(frames.slice(1).map((frame) => frame.event)).toEqual(["pusher:error"]);
    expect(parseClientFrame("{")).toBeNull();
  });
});

interface Frame {
  readonly event: string;
  readonly channel?: string;
  readonly data: Record<string, unknown>;
}

function connect(limits: Partial<RealtimeLimits> = {}) {
  let now = 0;
  let isOver = false;
  const hub = createHub(() => now);
  const frames: Frame[] = [];
  const end = () => {
    isOver = true;
  };
  const socket: BoundedSocket = {
    send(text) {
      const frame = JSON.parse(text);
      frames.push({ ...frame, data: JSON.parse(frame.data) });
    },
    pong: () => undefined,
    end,
    destroy: end,
    get isOver() {
      return isOver;
    },
  };
  const connection = openConnection(socket, {
    hub,
    keys,
    limits: { ...usualLimits, socketsPerNetwork: 0, ...limits },
    now: () => now,
  });
  const socketId = String(frames[0]?.data["socket_id"]);
  return {
    hub,
    frames,
    socket,
    connection,
    advance(milliseconds: number) {
      now += milliseconds;
    },
    say: (frame: unknown) => connection.receive(JSON.stringify(frame)),
    /** Subscribes with a signature over this channel data. */
    subscribe(channel: string, channelData: string | null, signed = channelData) {
      const auth = signChannel(keys, { socketId, channel, channelData: signed });
      const data = { channel, auth, ...(channelData === null ? {} : { channel_data: channelData }) };
      connection.receive(JSON.stringify({ event: "pusher:subscribe", data }));
      return frames.at(-1)?.event;
    },
    close: () => connection.close(),
  };
}
