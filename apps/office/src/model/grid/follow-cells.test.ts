import { describe, expect, it } from "vitest";
import { cursorAt } from "./cell-range.ts";
import { followedCursor, placeOfCell } from "./follow-cells.ts";
import { linesOf } from "./grid-line.ts";
import { columns, dish, pizza } from "./testing-dishes.ts";

const of = (...dishes: Parameters<typeof linesOf>[0]) => ({
  lines: linesOf(dishes),
  columns: [columns.name, columns.price, columns.weight],
});
const before = of(dish("1"), pizza("2"), dish("3"));

describe("the cursor of the grid while other people edit the menu (EDIT-2)", () => {
  it("stays on its dishes when a dish is added above and another one is removed", () => {
    const cursor = { active: { row: 1, column: 1 }, end: { row: 4, column: 2 } };
    expect(followedCursor(cursor, before, of(dish("0"), dish("1"), pizza("2"), dish("3")))).toEqual({
      active: { row: 2, column: 1 },
      end: { row: 5, column: 2 },
    });
    expect(followedCursor(cursor, before, of(pizza("2"), dish("3")))).toEqual({
      active: { row: 0, column: 1 },
      end: { row: 3, column: 2 },
    });
  });

  it("stays on its column when a column appears", () => {
    const now = { ...before, columns: [columns.name, columns.old, columns.price] };
    expect(followedCursor(cursorAt({ row: 0, column: 1 }), before, now)).toEqual(cursorAt({ row: 0, column: 2 }));
  });

  it("stays in its place when its dish is removed", () => {
    expect(followedCursor(cursorAt({ row: 4, column: 0 }), before, of(dish("1"), pizza("2")))).toEqual(
      cursorAt({ row: 4, column: 0 }),
    );
  });

  it("finds the cell that is open for typing by its dish and column", () => {
    const open = { lineKey: "2/1", columnId: "price:catalog" };
    expect(placeOfCell(before, open)).toEqual({ row: 2, column: 1 });
    expect(placeOfCell(of(pizza("2")), open)).toEqual({ row: 1, column: 1 });
    expect(placeOfCell(of(dish("1")), open)).toBeNull();
  });
});
