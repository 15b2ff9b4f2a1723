import { type GuideDish, MAX_GUIDE_DISHES } from "@skatert/domain";
import { expect, it } from "vitest";
import { inSection, isTable, NO_DISH, shownRows, withRows } from "./dish-rows.ts";

const dish = (name: string, category = "Супы"): GuideDish => ({ ...NO_DISH, name, price: "100", category });
const namesOf = (rows: readonly GuideDish[]) => rows.map(({ name }) => name);

it("OFFICE-6 the table ends with one empty row, in the category of the dish above it", () => {
  expect(shownRows([], "Меню")).toEqual([{ ...NO_DISH, category: "Меню" }]);
  expect(shownRows([dish("Борщ"), NO_DISH, NO_DISH], "Меню")).toEqual([dish("Борщ"), { ...NO_DISH, category: "Супы" }]);
  expect(
    shownRows(
      Array.from({ length: MAX_GUIDE_DISHES }, () => dish("Борщ")),
      "Меню",
    ),
  ).toHaveLength(MAX_GUIDE_DISHES);
});

it("OFFICE-6 pasted dishes take the place of the empty row, and none that was typed is lost", () => {
  const typed = [dish("Борщ"), NO_DISH];
  expect(namesOf(withRows(typed, [dish("Плов"), dish("Чай")]))).toEqual(["Борщ", "Плов", "Чай"]);
  expect(namesOf(withRows([dish("Борщ"), dish("Уха")], [dish("Плов")], 1))).toEqual(["Борщ", "Плов", "Уха"]);
  expect(
    withRows(
      typed,
      Array.from({ length: 400 }, () => dish("Плов")),
    ),
  ).toHaveLength(MAX_GUIDE_DISHES);
});

it("tells lines of a table from a text for one cell", () => {
  expect(["Борщ 350\nУха 400", "Борщ\t350", "Борщ", "Борщ\n"].map(isTable)).toEqual([true, true, false, false]);
});

it("OFFICE-6 dishes of a file without sections stand in the usual one", () => {
  const read = inSection([dish("Борщ", ""), dish("Морс", "Напитки")], "Меню");
  expect(read.map(({ name, category }) => [name, category])).toEqual([
    ["Борщ", "Меню"],
    ["Морс", "Напитки"],
  ]);
});
