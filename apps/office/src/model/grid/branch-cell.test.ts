import type { WireProductRow } from "@skatert/contract";
import fc from "fast-check";
import { expect, it } from "vitest";
import { clearedEdits, filledEdits, pastedEdits } from "./block-edits.ts";
import { branchCell, differs, isAsMain } from "./branch-cell.ts";
import { cellText } from "./cell-text.ts";
import { editedCell } from "./edit-cell.ts";
import { isEditable } from "./grid-column.ts";
import { applyEdits } from "./grid-edits.ts";
import { lineOf, linesOf } from "./grid-line.ts";
import { previewedPrices } from "./price-edits.ts";
import { rowPatch } from "./row-patch.ts";
import { shownDishes } from "./shown-dishes.ts";
import { columns, dish, pizza, words } from "./testing-dishes.ts";

const station = "prices/station";
const { branch, price, name } = columns;

function priced(amount: number, options: Record<string, number> = {}): WireProductRow["prices"][string] {
  return { price: amount, regular_price: amount, in_stock: true, sizes: {}, options };
}
const asMain = (id: string) => dish(id, { prices: { catalog: priced(300), [station]: priced(300) } });
const unsold = (id: string) => dish(id, { prices: { catalog: priced(300) } });
const lunch = dish("category:70", {
  kind: "category",
  prices: { catalog: priced(0, { "202": 0, "201": 450 }), [station]: priced(0, { "202": 0, "201": 390 }) },
});
const typed = (row: WireProductRow, key: string, text: string) => {
  const line = lineOf(new Map([[row.id, row]]), key);
  const edited = line === null ? null : editedCell(branch, line, text);
  return edited?.ok ? rowPatch(row, edited.dish) : (edited?.fault ?? null);
};
const textOf = (row: WireProductRow, key = row.id) => {
  const line = lineOf(new Map([[row.id, row]]), key);
  return line && cellText(branch, line, words);
};

it("MENU-23 a branch's cell is empty for the main menu's price, else its own price, or a dash where it is not sold", () => {
  expect([textOf(asMain("1")), textOf(dish("1")), textOf(unsold("1"))]).toEqual(["", "280", "–"]);
  expect([textOf(lunch, "category:70/~202"), textOf(lunch, "category:70/~201")]).toEqual(["", "390"]);
  expect(
    isEditable(branch, { key: "201/2", dish: pizza("201"), size: { id: "2", name: "40 см", weight: 1 }, option: null }),
  ).toBe(false);
});

it("MENU-23 a price and an old price typed for the main menu are sent for it alone, and its branches follow", () => {
  const row = asMain("1");
  const lineAt = (at: WireProductRow) => ({ key: "1", dish: at, size: null, option: null });
  const once = editedCell(price, lineAt(row), "320");
  const twice = once.ok ? editedCell(columns.old, lineAt(once.dish), "350") : once;
  expect([once, twice].map((edited) => edited.ok && rowPatch(row, edited.dish))).toEqual([
    { set: { catalog: { price: 320, regular_price: 320 } } },
    { set: { catalog: { price: 320, regular_price: 350 } } },
  ]);
});

it("MENU-23 a typed price, an emptied cell and a dash are saved as the branch's own, the main menu's and not sold", () => {
  expect(typed(asMain("1"), "1", "320")).toEqual({ set: { [station]: { price: 320, regular_price: 320 } } });
  expect(typed(dish("1"), "1", "")).toEqual({ as_main: [station] });
  expect(typed(dish("1"), "1", "300")).toEqual({ as_main: [station] });
  expect(typed(dish("1"), "1", "не продаётся")).toEqual({ unsold: [station] });
  expect(typed(unsold("1"), "1", "")).toEqual({ as_main: [station] });
  expect(typed(unsold("1"), "1", "310")).toEqual({
    as_main: [station],
    set: { [station]: { price: 310, regular_price: 310 } },
  });
  expect(typed(lunch, "category:70/~201", "400")).toEqual({ options: { [station]: { "201": 400 } } });
  expect(typed(lunch, "category:70/~201", "")).toEqual({ as_main: [station] });
  expect([typed(dish("1"), "1", "много"), typed(lunch, "category:70", "-"), typed(pizza("2"), "2", "5")]).toEqual([
    "branch",
    "branch",
    "branch",
  ]);
});

it("MENU-23 a new main price is sent once, and the branch that has the same price shows it too", () => {
  const edited = editedCell(price, { key: "1", dish: asMain("1"), size: null, option: null }, "350");
  expect(edited.ok && isAsMain(edited.dish, station)).toBe(true);
  expect(edited.ok && rowPatch(asMain("1"), edited.dish)).toEqual({
    set: { catalog: { price: 350, regular_price: 350 } },
  });
  const own = editedCell(price, { key: "1", dish: dish("1"), size: null, option: null }, "350");
  expect(own.ok && own.dish.prices[station]).toMatchObject({ price: 280 });
});

it("MENU-23 a column of prices is pasted, filled down and emptied, and changed by a percentage from the shown prices", () => {
  const rows = [asMain("1"), unsold("2"), dish("3"), lunch];
  const shown = { lines: linesOf(rows, true), columns: [name, price, branch] };
  const range = { top: 0, bottom: 2, left: 2, right: 2 };
  expect(pastedEdits(shown, range, [["310"], ["–"], [""]]).map(({ text }) => text)).toEqual(["310", "–", ""]);
  expect(
    filledEdits(shown, { ...range, top: 2, bottom: 5 }, words).map(({ lineKey, text }) => [lineKey, text]),
  ).toEqual([
    ["category:70", "280"],
    ["category:70/~201", "280"],
    ["category:70/~202", "280"],
  ]);
  const { dishes } = applyEdits(new Map(rows.map((row) => [row.id, row])), clearedEdits(shown, range));
  expect([...dishes.values()].every((row) => isAsMain(row, station))).toBe(true);
  const change = { percent: 1_000, rounding: "1", oldPrice: "keep" } as const;
  const preview = previewedPrices(shown.lines, [branch], change);
  expect(preview.map(({ line, after }) => [line.key, after.price])).toEqual([
    ["1", 33_000],
    ["3", 30_800],
    ["category:70/~201", 42_900],
  ]);
});

it("MENU-23 the filter leaves the dishes that a branch sells differently", () => {
  const rows = [asMain("1"), unsold("2"), dish("3"), lunch];
  const filter = { q: "", category: "", state: "differs" };
  expect(shownDishes(rows, filter, { column: null, isDown: false }).map(({ id }) => id)).toEqual([
    "2",
    "3",
    "category:70",
  ]);
  expect(differs(asMain("1"), [station])).toBe(false);
});

it("MENU-23 whatever is typed into a branch's cells, the main menu stays, and an emptied row is as in the main menu", () => {
  const texts = fc.constantFrom("", "–", "310", "99,50", "0", "нет");
  const rows = [asMain("1"), dish("1"), unsold("1"), pizza("1")];
  fc.assert(
    fc.property(fc.constantFrom(...rows), fc.array(fc.tuple(fc.nat(2), texts)), (start, steps) => {
      let row = start;
      for (const [at, text] of steps) {
        const lines = linesOf([row], true);
        const line = lines[at % lines.length];
        const edited = line === undefined ? null : editedCell(branch, line, text);
        if (edited?.ok) row = edited.dish;
      }
      expect(row.prices["catalog"]).toEqual(start.prices["catalog"]);
      const emptied = editedCell(branch, { key: "1", dish: row, size: null, option: null }, "");
      expect(
        emptied.ok &&
          isAsMain(emptied.dish, station) &&
          branchCell(linesOf([emptied.dish])[0] ?? { key: "1", dish: row, size: null, option: null }, station),
      ).toBe("main");
    }),
  );
});
