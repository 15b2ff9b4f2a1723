import { type GuideDish, MAX_GUIDE_DISHES } from "@skatert/domain";
import { expect, it } from "vitest";
import { inSection, isTable, NO_DISH, shownRows, withRows } from "./dish-rows.ts";

const dish = (name: string, category = "Супы"): GuideDish => ({ ...NO_DISH, name, price: "100", category });
const namesOf = (rows: readonly GuideDish[]) => rows.map(({ name }) => name);

it("OFFICE-6 ends the table with one empty row in the category of the dish above", () => {
  expect(shownRows([], "Меню")).toEqual([{ ...NO_DISH, category: "Меню" }]);
  expect(shownRows([dish("Борщ"), NO_DISH, NO_DISH], "Меню")).toEqual([dish("Борщ"), { ...NO_DISH, category: "Супы" }]);
  expect(
    shownRows(
      Array.from({ length: MAX_GUIDE_DISHES }, () => dish("Борщ")),
      "Меню",
    ),
  ).toHaveLength(MAX_GUIDE_DISHES);
});

it("OFFICE-6 puts pasted dishes at the empty row and keeps all typed dishes", () => {
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

it("tells table rows from text for one cell", () => {
  expect(["Борщ 350\nУха 400", "Борщ\t350", "Борщ", "Борщ\n"].map(isTable)).toEqual([true, true, false, false]);
});

it("OFFICE-6 puts dishes of a file without sections into the usual category", () => {
  const read = inSection([dish("Борщ", ""), dish("Морс", "Напитки")], "Меню");
  expect(read.map(({ name, category }) => [name, category])).toEqual([
    ["Борщ", "Меню"],
    ["Морс", "Напитки"],
  ]);
});
