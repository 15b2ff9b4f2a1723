import { describe, expect, it } from "vitest";
import { holds, noDifference, type Row } from "./row.ts";
import { tableOf, verdictOf } from "./table.ts";

const survived: Row = {
  fault: "kill -9",
  engine: "sqlite",
  unit: "orders",
  sent: 2000,
  ...noDifference,
  wrong: [],
  note: "20 kills",
};

describe("the report", () => {
  it("passes a row only if all four numbers are 0 and nothing else is wrong", () => {
    expect(holds(survived)).toBe(true);
    for (const name of ["lost", "doubled", "changed", "unexplained"])
      expect(holds({ ...survived, [name]: 1 })).toBe(false);
    expect(holds({ ...survived, wrong: ["ended after 11 s"] })).toBe(false);
  });

  it("is in columns, with a mark for every row", () => {
    expect(tableOf([survived, { ...survived, engine: "postgres", lost: 3 }])).toBe(
      [
        "   fault    engine    sent         lost  doubled  changed  unexplained  note",
        "✔  kill -9  sqlite    2000 orders     0        0        0            0  20 kills",
        "✘  kill -9  postgres  2000 orders     3        0        0            0  20 kills",
      ].join("\n"),
    );
  });

  it("lists failed rows with their faults", () => {
    expect(verdictOf([survived])).toBe("All 1 faults are survived: nothing lost, doubled, changed, unexplained.");
    expect(verdictOf([survived, { ...survived, wrong: ["ended after 11 s"] }])).toBe(
      "1 of 2 fall short:\n  kill -9, sqlite\n    ended after 11 s",
    );
  });
});
