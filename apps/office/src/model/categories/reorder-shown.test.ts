import { describe, expect, it } from "vitest";
import { reorderShown } from "./reorder-shown.ts";

describe("a category's dishes in a new order (EDIT-1)", () => {
  it("leave an archived dish in its place", () => {
    expect(reorderShown(["1", "archived", "2", "3"], ["3", "1", "2"])).toEqual(["3", "archived", "1", "2"]);
  });

  it("are all kept in a category of more than 500", () => {
    const all = Array.from({ length: 501 }, (_, index) => String(index));
    const shown = ["500", ...all.slice(0, 500)];
    expect(reorderShown(all, shown)).toEqual(shown);
  });
});
