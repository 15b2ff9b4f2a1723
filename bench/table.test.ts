import { describe, expect, it } from "vitest";
import { atLeast, atMost, reading } from "./row.ts";
import { figure, tableOf, verdictOf } from "./table.ts";

describe("the report", () => {
  it("passes a limit that is reached exactly, from either side", () => {
    expect([atMost("a", 3, "ms", 3).holds, atMost("a", 3.01, "ms", 3).holds]).toEqual([true, false]);
    expect([atLeast("a", 0.75, "", 0.75).holds, atLeast("a", 0.749, "", 0.75).holds]).toEqual([true, false]);
    expect(reading("a", 1, "").holds).toBeNull();
  });

  it("shows three significant digits", () => {
    expect([0, 0.04231, 3.0689, 81.52, 554.4, 12_340.9].map(figure)).toEqual([
      "0",
      "0.0423",
      "3.07",
      "81.5",
      "554",
      "12 341",
    ]);
  });

  it("is in columns, with a mark on rows with a target", () => {
    const rows = [
      atMost("CPU of a page", 2.5, "ms", 3),
      atLeast("orders", 90, "/s", 200),
      reading("floor", 1000, "/s"),
    ];
    expect(tableOf([{ title: "Pages", pace: 1, rows }])).toBe(
      [
        "Pages (pace 1)",
        "  ✔  CPU of a page    2.5 ms  ≤ 3 ms",
        "  ✘  orders            90 /s  ≥ 200 /s",
        "     floor          1 000 /s",
      ].join("\n"),
    );
    expect(tableOf([{ title: "Pages", pace: 2.5, rows }])).toContain("  ≈  orders ");
  });

  it("lists missed targets, and counts only rows with a target", () => {
    const rows = [atMost("CPU of a page", 2.5, "ms", 3), reading("floor", 1, "/s")];
    expect(verdictOf([{ title: "Pages", pace: 1, rows }])).toBe("All 1 targets hold.");
    const short = atLeast("orders", 90, "/s", 200);
    expect(verdictOf([{ title: "Orders", pace: 1, rows: [...rows, short] }])).toBe(
      "1 of 2 targets fall short:\n  orders: 90 /s, ≥ 200 /s, pace 1",
    );
  });

  it("lists separately the targets that only a slower machine misses", () => {
    const [slow, short] = [atMost("CPU of a page", 5, "ms", 3), atMost("weight", 101, "kB", 100)];
    const only = verdictOf([{ title: "Pages", pace: 2, rows: [slow] }]);
    expect(only.split("\n")).toEqual([
      "No target falls short.",
      "1 hold at the pace of the reference machine only:",
      "  CPU of a page: 5 ms, ≤ 3 ms, pace 2",
    ]);
    expect(verdictOf([{ title: "Pages", pace: 2, rows: [slow, short] }]).split("\n")).toEqual([
      "1 of 2 targets fall short:",
      "  weight: 101 kB, ≤ 100 kB, pace 2",
      "1 hold at the pace of the reference machine only:",
      "  CPU of a page: 5 ms, ≤ 3 ms, pace 2",
    ]);
  });
});
