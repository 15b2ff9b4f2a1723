import { describe, expect, it } from "vitest";
import { simulate } from "./queue.ts";

const many = 200_000;

describe("a simulated queue", () => {
  it("lets nobody wait where work is rare: the answer takes the service alone", () => {
    const { meanMs, p99Ms } = simulate([{ perSecond: 0.1, serviceMs: 10 }], 1, many);
    expect(meanMs).toBeCloseTo(10, 0);
    expect(p99Ms).toBeLessThan(15.2);
  });

  it("waits as Pollaczek and Khinchine say for one server at half of its capacity", () => {
    // Mean wait = ρ / (1 − ρ) · (1 + c²) / 2 · service; a uniform spread of ± half has c² = 1/12.
    const service = 10;
    const { meanMs } = simulate([{ perSecond: 50, serviceMs: service }], 1, many);
    expect(meanMs / (service + service * ((1 + 1 / 12) / 2))).toBeCloseTo(1, 1);
  });

  it("waits less with two servers than with one, under the same use of each", () => {
    const one = simulate([{ perSecond: 80, serviceMs: 10 }], 1, many);
    const two = simulate([{ perSecond: 160, serviceMs: 10 }], 2, many);
    expect(two.utilization).toBeCloseTo(one.utilization);
    expect(two.p99Ms).toBeLessThan(one.p99Ms);
  });

  it("grows without end beyond its capacity", () => {
    const streams = [{ perSecond: 110, serviceMs: 10 }];
    expect(simulate(streams, 1, many).meanMs).toBeGreaterThan(10 * simulate(streams, 1, 1_000).meanMs);
  });

  it("says 0 where nothing arrives", () => {
    expect(simulate([], 2, many)).toEqual({ utilization: 0, meanMs: 0, p99Ms: 0 });
  });
});
