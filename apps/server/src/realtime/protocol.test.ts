import { describe, expect, it } from "vitest";
import { openConnection } from "./connection.ts";
import { createHub, type HubSocket } from "./hub.ts";
import { parseClientFrame } from "./protocol.ts";
import { signChannel } from "./signature.ts";

const keys = { key: "app", secret: "s3cret" };

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

  it("ROLE-3 opens a private channel only to a signature for this very socket", () => {
    const { frames, say, hub } = connect();
    const socketId = String(frames[0]?.data.socket_id);
    say({
      event: "pusher:subscribe",
      data: { channel: "private-order-1", auth: signChannel(keys, "1.1", "private-order-1") },
    });
    say({ event: "pusher:subscribe", data: { channel: "private-order-1" } });
    hub.publish("private-order-1", "order-status-changed", { id: 1 });
    expect(frames.slice(1).map((frame) => [frame.event, frame.data.code])).toEqual([
      ["pusher:error", 4009],
      ["pusher:error", 4009],
    ]);

    say({
      event: "pusher:subscribe",
      data: { channel: "private-order-1", auth: signChannel(keys, socketId, "private-order-1") },
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

  it("ignores what is no frame", () => {
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

function connect() {
  const hub = createHub();
  const frames: Frame[] = [];
  const socket: HubSocket = {
    send(text) {
      const frame = JSON.parse(text);
      frames.push({ ...frame, data: JSON.parse(frame.data) });
    },
    close: () => undefined,
  };
  const connection = openConnection(socket, hub, keys);
  return {
    hub,
    frames,
    connection,
    say: (frame: unknown) => connection.receive(JSON.stringify(frame)),
    close: () => connection.close(),
  };
}
