import { expect, it } from "vitest";
import type { I18n } from "../../../i18n/i18n.ts";
import { rowText, rowTitle } from "./row-words.ts";

const i18n: Pick<I18n, "t"> = { t: (_key, ...[values]) => `row ${Object.values(values ?? {}).join()}` };
const sheets = [
  { name: "Кухня", from: 3, shift: 0 },
  { name: "Бар", from: 8, shift: -6 },
];

it("IMPORT-1 numbers the rows of several sheets as each sheet does", () => {
  expect([2, 3, 7, 8, 10].map((row) => rowText(row, sheets, i18n))).toEqual([
    ...["row 2", "Кухня, row 3", "Кухня, row 7", "Бар, row 2", "Бар, row 4"],
  ]);
  expect(rowText(8, [], i18n)).toBe("row 8");
  expect(rowTitle(8, [], i18n)).toBe("Row 8");
});
