import { expect, it } from "vitest";
import { foreignDish } from "../../../testing/foreign-dish.ts";
import { type ForeignNote, note } from "./foreign-menu.ts";
import { foreignTable } from "./foreign-table.ts";

const notesOf = (notes: readonly ForeignNote[]) =>
  foreignTable({ system: "iiko", dishes: [foreignDish({ notes })] }).rows[0]?.notes;

it("MENU-25 the notes of a dish are each said once, and are bounded in count and length", () => {
  const same = note("branch-price", { option: "Кетчуп", cost: 500 });
  expect(notesOf([same, { ...same }, { ...same, cost: 700 }])).toMatchObject([{ cost: 5 }, { cost: 7 }]);
  const many = Array.from({ length: 80 }, (_, index) => note("no-price", { group: "Соусы", option: String(index) }));
  expect(notesOf(many)).toHaveLength(50);
  const long = "а".repeat(5000);
  expect(
    notesOf([note("nested", { group: long, option: `${long}1` }), note("nested", { group: long, option: long })]),
  ).toEqual([note("nested", { group: long.slice(0, 200), option: long.slice(0, 200) })]);
});
