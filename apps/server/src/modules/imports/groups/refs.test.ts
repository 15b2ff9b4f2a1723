import { describe, expect, it } from "vitest";
import { readRef } from "./refs.ts";

describe("a group or an option as a table names it", () => {
  it.each([
    ["Соусы [90]", { name: "Соусы", id: 90, outer: null }],
    [" Соусы[iiko:a41c] ", { name: "Соусы", id: null, outer: "iiko:a41c" }],
    ["[90]", { name: "", id: 90, outer: null }],
    ["Соусы [острые] [90]", { name: "Соусы [острые]", id: 90, outer: null }],
    ["Соусы", { name: "Соусы", id: null, outer: null }],
    ["Соусы [острые]", { name: "Соусы [острые]", id: null, outer: null }],
    ["Соусы [90]]", { name: "Соусы [90]]", id: null, outer: null }],
    [`Соусы [${"9".repeat(11)}]`, { name: `Соусы [${"9".repeat(11)}]`, id: null, outer: null }],
  ])("MENU-25 reads %s", (text, ref) => {
    expect(readRef(text)).toEqual(ref);
  });

  it.each([" ", "["])("MENU-25 is read in a time that grows with the length of its cell, of %j alone too", (sign) => {
    const timeOf = (length: number) => {
      const before = performance.now();
      readRef(`а${sign.repeat(length)}б`);
      return performance.now() - before;
    };
    expect(timeOf(200_000)).toBeLessThan(1000);
  });
});
