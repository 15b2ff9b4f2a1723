import { describe, expect, it } from "vitest";
import { createAllowance } from "./limits.ts";
import { createSeats } from "./seats.ts";

describe("limits of a socket's input", () => {
  it("API-8 allow a burst and then a rate per second", () => {
    let now = 0;
    const take = createAllowance({ burst: 3, perSecond: 2 }, () => now);
    expect([take(1), take(1), take(1), take(1)]).toEqual([true, true, true, false]);
    now = 1000;
    expect([take(2), take(1)]).toEqual([true, false]);
    now = 60_000;
    expect([take(4), take(3)]).toEqual([false, true]);
  });
});

describe("seats for sockets", () => {
  it("API-8 are counted by network and in total, and released once", () => {
    const seats = createSeats({ sockets: 3, socketsPerNetwork: 2 });
    const first = seats.take("2001:db8::1");
    expect([first, seats.take("2001:db8::2"), seats.take("2001:db8::3")]).toEqual([
      expect.any(Function),
      expect.any(Function),
      null,
    ]);
    expect(seats.take("10.0.0.1")).not.toBeNull();
    expect(seats.take("10.0.0.2")).toBeNull();
    first?.();
    first?.();
    expect(seats.take("10.0.0.2")).not.toBeNull();
    expect(seats.take("10.0.0.3")).toBeNull();
  });

  it("API-8 allow the sockets of four networks for the /48 or /24 around a network", () => {
    const blocks = [
      { inside: (host: number) => `2001:db8:7:${host.toString(16)}::1`, outside: "2001:db8:8::1" },
      { inside: (host: number) => `203.0.113.${host}`, outside: "203.0.114.1" },
    ];
    const seats = createSeats({ sockets: 100, socketsPerNetwork: 2 });
    for (const { inside, outside } of blocks) {
      const taken = Array.from({ length: 8 }, (_, host) => seats.take(inside(host)));
      expect(taken).not.toContain(null);
      expect(seats.take(inside(8))).toBeNull();
      expect(seats.take(outside)).not.toBeNull();
      taken[0]?.();
      expect(seats.take(inside(8))).not.toBeNull();
    }
  });

  it("are limited by the total alone if a network has no limit", () => {
    const seats = createSeats({ sockets: 2, socketsPerNetwork: 0 });
    expect([seats.take("10.0.0.1") === null, seats.take("10.0.0.1") === null]).toEqual([false, false]);
    expect(seats.take("10.0.0.1")).toBeNull();
  });
});
