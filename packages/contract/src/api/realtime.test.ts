import { describe, expect, it } from "vitest";
import { channelOwner, orderChannel, REALTIME_EVENTS, REALTIME_TIMES, userChannel } from "./realtime.ts";

describe("realtime names", () => {
  it("API-8 names the channel of an order and its event", () => {
    expect(orderChannel(42)).toBe("private-order-42");
    expect(REALTIME_EVENTS.orderStatusChanged).toBe("order-status-changed");
  });

  it("API-8 returns the owner of a private channel, and refuses similar names", () => {
    expect(channelOwner(orderChannel(42))).toEqual({ kind: "order", id: 42 });
    expect(channelOwner(userChannel(7))).toEqual({ kind: "user", id: 7 });
    for (const name of ["private-order-", "private-order-4x", "order-4", "private-order-4-5", "shop"]) {
      expect(channelOwner(name)).toBeNull();
    }
  });

  it("API-8 uses the library's times of 120, 30 and 10 seconds", () => {
    expect(REALTIME_TIMES).toEqual({ activity: 120, pong: 30, unavailable: 10 });
  });
});
