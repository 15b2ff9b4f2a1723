import { describe, expect, it } from "vitest";
import { createUnchanged } from "./unchanged.ts";

describe("a value that equals the one before", () => {
  it("is the earlier object, so that pages made from it stay valid", () => {
    const unchanged = createUnchanged(10);
    const first = unchanged("menu", "r1", { dishes: [{ id: 1, state: "available" }] });
    expect(unchanged("menu", "r1", { dishes: [{ id: 1, state: "available" }] })).toBe(first);
  });

  it("is new when anything differs, under another key, and in another revision", () => {
    const unchanged = createUnchanged(10);
    const first = unchanged("menu", "r1", { state: "available" });
    expect(unchanged("menu", "r1", { state: "soldOut" })).toEqual({ state: "soldOut" });
    expect(unchanged("home", "r1", { state: "available" })).not.toBe(first);
    expect(unchanged("menu", "r2", { state: "soldOut" })).toEqual({ state: "soldOut" });
    const second = unchanged("menu", "r2", { state: "available" });
    expect(unchanged("menu", "r1", { state: "available" })).not.toBe(second);
  });

  it("is dropped after too many others", () => {
    const unchanged = createUnchanged(2);
    const first = unchanged("a", "r1", { of: "a" });
    unchanged("b", "r1", { of: "b" });
    unchanged("c", "r1", { of: "c" });
    expect(unchanged("a", "r1", { of: "a" })).not.toBe(first);
  });
});
