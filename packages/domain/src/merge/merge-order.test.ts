import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeOrder } from "./merge-order.ts";

const letters: readonly string[] = ["a", "b", "c", "d", "e", "f"];
const ids = fc.uniqueArray(fc.constantFrom(...letters), { maxLength: 6 });

describe("a merge of two lists of ids", () => {
  it("EDIT-7 adds additions and removes removals of both sides", () => {
    fc.assert(
      fc.property(ids, ids, ids, (base, mine, theirs) => {
        const merged = new Set(mergeOrder(base, mine, theirs).ids);
        for (const id of letters) {
          const [was, ours, others] = [base, mine, theirs].map((list) => list.includes(id));
          expect(merged.has(id)).toBe(was ? ours && others : ours || others);
        }
      }),
    );
  });

  it("EDIT-7 keeps the order of the side that moved members, and of theirs when both did", () => {
    fc.assert(
      fc.property(ids, ids, ids, (base, mine, theirs) => {
        const { ids: merged, isContested } = mergeOrder(base, mine, theirs);
        const isFromMine = !isContested && isInOrder(base, theirs) && !isInOrder(base, mine);
        expect(isInOrder(merged, isFromMine ? mine : theirs)).toBe(true);
      }),
    );
  });

  it("EDIT-7 puts a new dish behind its neighbour", () => {
    expect(mergeOrder(["a", "b"], ["a", "x", "b"], ["b", "a"]).ids).toEqual(["b", "a", "x"]);
    expect(mergeOrder(["a", "b"], ["x", "a", "b"], ["a", "b", "y"]).ids).toEqual(["x", "a", "b", "y"]);
  });

  it("EDIT-7 reports when both sides moved the same dishes in different ways", () => {
    const merged = mergeOrder(["a", "b", "c"], ["b", "a", "c"], ["a", "c", "b"]);
    expect(merged).toEqual({ ids: ["a", "c", "b"], isContested: true });
    expect(mergeOrder(["a", "b", "c"], ["b", "a", "c"], ["a", "c", "b"], "mine").ids).toEqual(["b", "a", "c"]);
    expect(mergeOrder(["a", "b"], ["b", "a"], ["b", "a"]).isContested).toBe(false);
  });
});

function isInOrder(some: readonly string[], other: readonly string[]): boolean {
  const common = other.filter((id) => some.includes(id));
  return some.filter((id) => other.includes(id)).every((id, index) => id === common[index]);
}
