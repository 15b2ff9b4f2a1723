import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeCsv } from "../write/write-csv.ts";
import { neutralCell, plainCell } from "./formula-text.ts";

const pieces = fc.constantFrom(..."=+-@＝＋－＠﹦,;\t\r\n'\"ab 1");

describe("IMPORT-1 a cell that a spreadsheet could calculate", () => {
  it.each([
    ["=1+1", "'=1+1"],
    ["＝1+1", "'＝1+1"],
    ["＠сумма", "'＠сумма"],
    ["Суп,=1+1", "Суп,'=1+1"],
    ['Суп,"=1+1"', 'Суп,"\'=1+1"'],
    ["Суп;－1", "Суп;'－1"],
    ["Суп\n@SUM(1)", "Суп\n'@SUM(1)"],
    ["Суп, -50%", "Суп, -50%"],
    ["2-3 порции", "2-3 порции"],
  ])("%j is %j", (text, neutral) => expect(neutralCell(text)).toBe(neutral));

  it("is read as it was written, for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: pieces }), (text) => {
        expect(plainCell(neutralCell(text))).toBe(text);
      }),
      { numRuns: 2_000 },
    );
  });

  it("begins no cell, whichever sign separates the cells", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: pieces }), { minLength: 1, maxLength: 4 }), (row) => {
        const file = writeCsv({ headings: row, rows: [row] }).toString("utf8");
        const cells = file.replace("\ufeff", "").split(/[,;\t\r\n]/);
        expect(cells.filter((cell) => /^"?[=+\-@＝＋－＠﹦]/.test(cell))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });
});
