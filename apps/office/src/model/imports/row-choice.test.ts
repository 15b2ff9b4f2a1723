import { describe, expect, it } from "vitest";
import { ALL_ROWS, applyBody, chooseKinds, countChosen, isChosen, readChoice, toggleRow } from "./row-choice.ts";

const summary = {
  added: 3,
  changed: 2,
  unchanged: 9,
  archived: 4,
  faults: 1,
  conflicts: 1,
  sections: 0,
  skipped: 0,
  exact: 0,
  simplified: 0,
  impossible: 0,
};

describe("the rows that an import applies (IMPORT-2)", () => {
  it("are at first all rows with a change and without a fault", () => {
    expect(countChosen(ALL_ROWS, summary)).toBe(9);
    expect(isChosen(ALL_ROWS, { row: 2, kind: "added" })).toBe(true);
    expect(isChosen(ALL_ROWS, { row: 2, kind: "fault" })).toBe(false);
    expect(isChosen(ALL_ROWS, { row: 2, kind: "unchanged" })).toBe(false);
  });

  it("can be turned off and on one by one", () => {
    const without = toggleRow(ALL_ROWS, 5, "changed");
    expect([isChosen(without, { row: 5, kind: "changed" }), countChosen(without, summary)]).toEqual([false, 8]);
    expect(applyBody(without)).toMatchObject({ except: [5], conflicts: "keep" });
    expect(toggleRow(without, 5, "changed")).toEqual(ALL_ROWS);
  });

  it("can be none, and then one", () => {
    const none = chooseKinds(toggleRow(ALL_ROWS, 5, "changed"), ["added", "changed", "archived"], false);
    expect([countChosen(none, summary), none.except]).toEqual([0, {}]);
    expect(countChosen(toggleRow(none, 2, "added"), summary)).toBe(1);
  });

  it("can be chosen for one filter", () => {
    const added = chooseKinds(chooseKinds(ALL_ROWS, ["added", "changed", "archived"], false), ["added"], true);
    expect([applyBody(added).kinds, countChosen(added, summary)]).toEqual([["added"], 3]);
  });

  it("are read from the tab's storage only if valid", () => {
    const choice = toggleRow(ALL_ROWS, 7, "added");
    expect(readChoice(JSON.parse(JSON.stringify(choice)))).toEqual(choice);
    expect(readChoice({ kinds: ["added", "all"], except: { 3: "fault" }, conflicts: "both" })).toEqual({
      kinds: ["added"],
      except: {},
      conflicts: "keep",
    });
    expect(readChoice({ kinds: "added" })).toBeNull();
    expect(readChoice(null)).toBeNull();
  });
});
