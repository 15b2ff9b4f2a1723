import { describe, expect, it } from "vitest";
import { holdsAtReferencePace, toldIfSlow } from "./pace.ts";
import { atLeast, atMost, reading } from "./row.ts";
import { growthRow } from "./rows/history.ts";

describe("the pace of the machine", () => {
  it("allows times and rates the slowdown of the machine, and no more", () => {
    expect(holdsAtReferencePace(atMost("a page", 3.58, "CPU-ms", 3), 2)).toBe(true);
    expect(holdsAtReferencePace(atMost("a page", 6.1, "CPU-ms", 3), 2)).toBe(false);
    expect(holdsAtReferencePace(atMost("start", 1.35, "s", 1), 2)).toBe(true);
    expect(holdsAtReferencePace(atLeast("orders", 185, "/s", 200), 2)).toBe(true);
    expect(holdsAtReferencePace(atLeast("orders", 90, "/s", 200), 2)).toBe(false);
  });

  it("gives ratios, sizes and scores no allowance", () => {
    expect(holdsAtReferencePace(atMost("p99 during edits", 2.47, "times", 2), 3)).toBe(false);
    expect(holdsAtReferencePace(atMost("memory", 155, "MB", 150), 3)).toBe(false);
    expect(holdsAtReferencePace(atLeast("performance", 98, "", 99), 3)).toBe(false);
    expect(holdsAtReferencePace(reading("a median", 90, "ms"), 3)).toBe(false);
  });

  it("tells a row that noise decides, and judges it on a machine of about the reference's pace", () => {
    const row = atMost("201 to sounding", 400, "ms", 300);
    expect(toldIfSlow(row, 1.29)).toBe(row);
    expect(toldIfSlow(row, 1.3)).toEqual({ ...row, holds: null });
  });

  it("ignores differences that are longer by the pace, in calls that grow with history", () => {
    expect(growthRow("/metrics", [2, 2.8], 0.4, 2.1).holds).toBe(true);
    expect(growthRow("/metrics", [2, 2.9], 0.4, 2.1).holds).toBe(false);
    expect(growthRow("/metrics", [2, 2.8], 0.4, 0.9).holds).toBe(false);
    expect(growthRow("a quote", [10, 11.9], 0.4, 1).holds).toBe(true);
  });

  it("gives no allowance on a machine of the reference's pace", () => {
    expect(holdsAtReferencePace(atMost("a page", 3.1, "CPU-ms", 3), 1.09)).toBe(false);
    expect(holdsAtReferencePace(atMost("a page", 3.1, "CPU-ms", 3), 0.9)).toBe(false);
  });
});
