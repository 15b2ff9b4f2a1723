import { describe, expect, it } from "vitest";
import { entriesIn, fieldsIn, placedEntries, textsIn } from "./read-fields.ts";

describe("fields of the shop's documents", () => {
  it("EDIT-4 are empty if the document has no object", () => {
    expect([null, [1], "a", { a: 1 }].map(fieldsIn)).toEqual([{}, {}, {}, { a: 1 }]);
  });

  it("EDIT-4 are the entries of a list that are objects, or all entries at their indexes", () => {
    const list = [{ id: 1 }, null, "a", { id: 2 }];
    expect(entriesIn(list)).toEqual([{ id: 1 }, { id: 2 }]);
    expect(placedEntries(list)).toEqual([{ id: 1 }, {}, {}, { id: 2 }]);
    expect([entriesIn({ id: 1 }), placedEntries("a")]).toEqual([[], []]);
  });

  it("EDIT-4 are texts of a list or of a text with commas", () => {
    expect(textsIn([" a", 7, "", null, { id: 1 }])).toEqual(["a", "7"]);
    expect(textsIn("a, b,,7 ")).toEqual(["a", "b", "7"]);
    expect([textsIn(7), textsIn(undefined), textsIn("")]).toEqual([["7"], [], []]);
  });
});
