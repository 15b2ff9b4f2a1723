import { expect, it } from "vitest";
import { isOutOfShop, mayBeOutOfShop } from "./out-of-shop.ts";

it("EDIT-7 asks for the history only if a publication took the entity out of the shop", () => {
  expect(isOutOfShop({ kind: "branch", state: "archived", published: { archive: {} } })).toBe(true);
  expect(isOutOfShop({ kind: "zone", state: "removed", published: null })).toBe(true);
  // An archived dish is put back with the draft's edits.
  expect(isOutOfShop({ kind: "product", state: "archived", published: { archive: {} } })).toBe(false);
  // The draft removes a zone that was published with other values.
  expect(isOutOfShop({ kind: "zone", state: "removed", published: { zones: {} } })).toBe(false);
});

it("EDIT-7 reads the entity only if a part of it is no longer published", () => {
  const gone = { facet: "settings#locations", path: [], base: { name: "A" }, mine: { name: "B" } };
  expect(mayBeOutOfShop([gone])).toBe(true);
  expect(
    mayBeOutOfShop([
      { ...gone, path: ["name"] },
      { ...gone, theirs: {} },
    ]),
  ).toBe(false);
});
