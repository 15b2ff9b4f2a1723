import { describe, expect, it } from "vitest";
import { moveItems } from "./move-items.ts";

const order = ["a", "b", "c", "d"];

describe("an order that a person changes (EDIT-1)", () => {
  it.each([
    [["a"], { key: "c", position: "after" }, ["b", "c", "a", "d"]],
    [["d"], { key: "a", position: "before" }, ["d", "a", "b", "c"]],
    [["b", "d"], { key: "a", position: "before" }, ["b", "d", "a", "c"]],
    [["d", "a"], { key: "c", position: "after" }, ["b", "c", "a", "d"]],
    [["b"], { key: "b", position: "after" }, order],
    [["b"], { key: "x", position: "after" }, order],
  ] as const)("puts %o next to %o", (moved, place, expected) => {
    expect(moveItems(order, new Set(moved), place)).toEqual(expected);
  });
});
