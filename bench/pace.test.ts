import { describe, expect, it } from "vitest";
import { holdsAtReferencePace, judgedByRepeat } from "./pace.ts";
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

  it("leaves it to a family that measured it", () => {
    const score = atLeast("performance", 90, "", 99);
    expect(holdsAtReferencePace({ ...score, holdsAtPace: true }, 2)).toBe(true);
    expect(holdsAtReferencePace({ ...score, holdsAtPace: true }, 1)).toBe(false);
    expect(holdsAtReferencePace({ ...atMost("TBT", 90, "ms", 50), holdsAtPace: false }, 2)).toBe(false);
  });

  it("takes the verdict of a repeat, and lists its values of short rows", () => {
    const rows = [atMost("TBT", 90, "ms", 50), atMost("LCP", 1.6, "s", 1.5), atMost("CLS", 0, "", 0.01)];
    const repeated = [atMost("TBT", 45, "ms", 50), atMost("LCP", 1.51, "s", 1.5), atMost("CLS", 0, "", 0.01)];
    const judged = judgedByRepeat(rows, repeated, "again");
    expect(judged.map(({ holdsAtPace }) => holdsAtPace)).toEqual([true, false, true, undefined, undefined]);
    expect(judged.slice(3)).toEqual([reading("TBT, again", 45, "ms"), reading("LCP, again", 1.51, "s")]);
  });

  it("ignores differences that are longer by the pace, in calls that grow with history", () => {
    const row = growthRow("/metrics", [2, 2.8], 0.4, 2.1);
    expect([row.holds, row.holdsAtPace]).toEqual([false, true]);
    expect(growthRow("/metrics", [2, 2.9], 0.4, 2.1).holdsAtPace).toBe(false);
    expect(growthRow("a quote", [10, 11.9], 0.4, 1).holds).toBe(true);
  });

  it("gives no allowance on a machine of the reference's pace", () => {
    expect(holdsAtReferencePace(atMost("a page", 3.1, "CPU-ms", 3), 1.09)).toBe(false);
    expect(holdsAtReferencePace(atMost("a page", 3.1, "CPU-ms", 3), 0.9)).toBe(false);
  });
});
