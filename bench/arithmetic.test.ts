import { describe, expect, it } from "vitest";
import { cpuEach, median, quantile } from "./arithmetic.ts";

describe("the bench's arithmetic", () => {
  it("returns the middle of an odd number of rounds and the mean of two for an even one", () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([7])).toBe(7);
    expect(() => median([])).toThrow("no values");
  });

  it("computes a quantile by nearest rank, so that p99 of 200 answers excludes two", () => {
    const times = Array.from({ length: 200 }, (_, index) => 200 - index);
    expect(quantile(times, 0.99)).toBe(198);
    expect(quantile(times, 1)).toBe(200);
    expect(quantile([5], 0.99)).toBe(5);
    expect(quantile([3, 1, 2], 0)).toBe(1);
    expect(() => quantile([], 0.5)).toThrow("no values");
  });

  it("divides CPU time by the units of work and refuses a measurement without work", () => {
    expect(cpuEach(500, 250)).toBe(2);
    expect(() => cpuEach(500, 0)).toThrow("nothing was measured");
  });
});
