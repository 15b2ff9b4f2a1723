import { describe, expect, it } from "vitest";
import { clearedEdits, copiedCells, filledEdits, pastedEdits } from "./block-edits.ts";
import { cursorAt, movedCursor, rangeOf, within } from "./cell-range.ts";
import { linesOf } from "./grid-line.ts";
import { columns, dish, pizza, words } from "./testing-dishes.ts";
import { cellsOfTsv, tsvOf } from "./tsv.ts";

const shown = {
  lines: linesOf([dish("101"), pizza("201"), dish("301")]),
  columns: [columns.name, columns.categories, columns.price, columns.old, columns.stock],
};
const range = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right });
const summaryOf = (edits: ReturnType<typeof pastedEdits>) =>
  edits.map(({ lineKey, column, text }) => `${lineKey} ${column.id} ${text}`);

describe("blocks of cells", () => {
  it("EDIT-2 are copied in the person's number format, with each size on its own line", () => {
    expect(copiedCells(shown, range(0, 0, 3, 2), words)).toEqual([
      ["Борщ 101", "", "300"],
      ["Пицца 201", "", ""],
      ["30 см", "", "500"],
      ["40 см", "", "700"],
    ]);
  });

  it("EDIT-2 are pasted from the first cell, skip read-only cells and end at the grid's edge", () => {
    const block = cellsOfTsv("310\t400\n320\n330\n340\n350\n360\r\n") ?? [];
    expect(summaryOf(pastedEdits(shown, range(0, 2), block))).toEqual([
      "101 price:catalog 310",
      "101 old:catalog 400",
      "201/1 price:catalog 330",
      "201/2 price:catalog 340",
      "301 price:catalog 350",
    ]);
  });

  it("EDIT-2 fill the selection from one pasted cell, and fill down from the first line", () => {
    expect(summaryOf(pastedEdits(shown, range(2, 2, 3, 2), [["555"]]))).toEqual([
      "201/1 price:catalog 555",
      "201/2 price:catalog 555",
    ]);
    expect(summaryOf(filledEdits(shown, range(0, 2, 4, 2), words))).toEqual([
      "201/1 price:catalog 300",
      "201/2 price:catalog 300",
      "301 price:catalog 300",
    ]);
    expect(filledEdits(shown, range(1, 2, 4, 2), words)).toEqual([]);
  });

  it("EDIT-2 clear old prices on Delete, and nothing that is required", () => {
    expect(summaryOf(clearedEdits(shown, range(0, 0, 0, 4)))).toEqual(["101 old:catalog "]);
  });
});

describe("cells of a spreadsheet", () => {
  it("EDIT-2 keep line breaks, tabs and quotation marks when copied and pasted", () => {
    const rows = [
      ["Борщ\nс пампушкой", "300"],
      ['«Цезарь» "с курицей"', "a\tb"],
      ["", ""],
      ["x", ""],
    ];
    expect(cellsOfTsv(tsvOf(rows))).toEqual(rows);
    expect(cellsOfTsv("1\t2\r\n3\t4\r\n")).toEqual([
      ["1", "2"],
      ["3", "4"],
    ]);
    expect(cellsOfTsv("")).toEqual([[""]]);
  });

  it("EDIT-2 keep an empty last cell of a copied column, which would otherwise fill the selection as one cell", () => {
    const rows = [["450"], [""]];
    expect(cellsOfTsv(tsvOf(rows))).toEqual(rows);
    expect(cellsOfTsv(tsvOf([[""], [""]]))).toEqual([[""], [""]]);
  });

  it("EDIT-2 are refused as a whole above 20,000, because a part of a block would change a part of the menu", () => {
    expect(cellsOfTsv("1\t2\n".repeat(10_000))?.flat()).toHaveLength(20_000);
    expect(cellsOfTsv(`${"1\t2\n".repeat(9_999)}1\t2`)?.flat()).toHaveLength(20_000);
    expect(cellsOfTsv("1\n".repeat(20_001))).toBeNull();
    expect(cellsOfTsv("1\n".repeat(100_000))).toBeNull();
  });
});

describe("the cursor", () => {
  const size = { rows: 20, columns: 5 };
  const press = (key: string, more: object = {}) => ({ key, shiftKey: false, ctrlKey: false, metaKey: false, ...more });

  it("EDIT-2 moves, extends with Shift and jumps with Ctrl, and never leaves the grid", () => {
    const start = cursorAt({ row: 3, column: 1 });
    expect(movedCursor(start, press("ArrowDown"), size)).toEqual(cursorAt({ row: 4, column: 1 }));
    expect(movedCursor(start, press("PageUp"), size)).toEqual(cursorAt({ row: 0, column: 1 }));
    const extended = movedCursor(start, press("ArrowDown", { shiftKey: true, ctrlKey: true }), size);
    expect(extended && rangeOf(extended)).toEqual(range(3, 1, 19, 1));
    expect(movedCursor(start, press("End", { ctrlKey: true }), size)).toEqual(cursorAt({ row: 19, column: 4 }));
    expect(movedCursor(start, press("a"), size)).toBeNull();
    expect(within(cursorAt({ row: 19, column: 4 }), { rows: 2, columns: 5 })).toEqual(cursorAt({ row: 1, column: 4 }));
  });
});
