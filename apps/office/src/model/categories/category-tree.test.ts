import { describe, expect, it } from "vitest";
import { categoryTree, familyOf } from "./category-tree.ts";

const row = (id: string, parent: unknown = 0) => ({ id, parent, state: "published" }) as const;
const shape = (rows: Parameters<typeof categoryTree>[0]) =>
  categoryTree(rows).map(({ category, depth }) => `${"-".repeat(depth)}${category.id}`);

describe("categories as the menu shows them (EDIT-1)", () => {
  it("puts subcategories below their parent, in menu order", () => {
    const rows = [row("1"), row("21", 2), row("2", null), row("11", "1"), row("22", 2), row("3", "")];
    expect(shape(rows)).toEqual(["1", "-11", "2", "-21", "-22", "3"]);
  });

  it("keeps categories whose parent is missing or their own subcategory", () => {
    expect(shape([row("1", 9), row("2", 3), row("3", 2), row("4", 4)])).toEqual(["1", "2", "-3", "4"]);
  });

  it("moves a category with all its subcategories", () => {
    const rows = [row("111", 11), row("1"), row("11", 1), row("2")];
    expect(familyOf(rows, "1").toSorted()).toEqual(["1", "11", "111"]);
    expect(familyOf(rows, "2")).toEqual(["2"]);
    expect(familyOf([row("2", 3), row("3", 2)], "2").toSorted()).toEqual(["2", "3"]);
  });
});
