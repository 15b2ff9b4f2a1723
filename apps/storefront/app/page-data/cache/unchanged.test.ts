import { describe, expect, it } from "vitest";
import { createUnchanged } from "./unchanged.ts";

describe("a value that equals the one before", () => {
  it("is the earlier object, so that pages made from it stay valid", () => {
    const unchanged = createUnchanged(10);
    const first = unchanged("menu", { dishes: [{ id: 1, state: "available" }] });
    expect(unchanged("menu", { dishes: [{ id: 1, state: "available" }] })).toBe(first);
  });

  it("is new when anything differs, and under another key", () => {
    const unchanged = createUnchanged(10);
    const first = unchanged("menu", { state: "available" });
    expect(unchanged("home", { state: "available" })).not.toBe(first);
    expect(unchanged("menu", { state: "soldOut" })).toEqual({ state: "soldOut" });
    expect(unchanged("menu", { state: "available" })).not.toBe(first);
  });

  it("is dropped after too many others", () => {
    const unchanged = createUnchanged(2);
    const first = unchanged("a", { of: "a" });
    unchanged("b", { of: "b" });
    unchanged("c", { of: "c" });
    expect(unchanged("a", { of: "a" })).not.toBe(first);
  });
});
