import { describe, expect, it } from "vitest";
import { textOf } from "../table.ts";
import { joinSheets } from "./join-sheets.ts";

const sheet = (name: string, rows: readonly (readonly string[])[]) => ({
  name,
  rows: rows.map((cells, index) => ({ row: index + 1, cells })),
});
const joined = (...sheets: ReturnType<typeof sheet>[]) =>
  joinSheets(sheets).rows.map(({ row, cells }) => `${row}: ${cells.map(textOf).join("|")}`);

describe("the sheets of a workbook", () => {
  it("IMPORT-1 are one table whose sections are the sheets, by their headings in any order", () => {
    const kitchen = sheet("Кухня", [["Прайс"], ["Название", "Цена"], ["Уха", "310"]]);
    const bar = sheet("Бар", [
      ["Стоимость", "Наименование", "Выход"],
      ["120", "Морс", "300 мл"],
    ]);
    expect(joined(kitchen, sheet("О нас", [["Мы", "открыты"]]), bar)).toEqual([
      "1: Прайс",
      "2: Название|Цена|Выход|Раздел",
      "3: Уха|310||Кухня",
      "4: Морс|120|300 мл|Бар",
    ]);
  });

  it("IMPORT-1 keep their titles and their own sections; a sheet with a default name is no section", () => {
    const titled = sheet("Меню", [["Name", "Price"], ["Bread", "5"], ["Soups"], ["Borscht", "9"]]);
    const plain = sheet("Sheet2", [
      ["Name", "Price"],
      ["Tea", "3"],
    ]);
    expect(joined(titled, plain)).toEqual([
      "1: Name|Price|Category",
      "2: Bread|5|Меню",
      "3: Soups",
      "4: Borscht|9",
      "5: Tea|3",
    ]);
    const own = sheet("A", [
      ["Name", "Price", "Section"],
      ["Tea", "3", "Drinks"],
    ]);
    expect(joined(own, { ...own, name: "B" })).toEqual(["1: Name|Price|Section", "2: Tea|3|Drinks", "3: Tea|3|Drinks"]);
  });

  it("IMPORT-1 are the first sheet if no second one has headings", () => {
    expect(joined(sheet("A", [["a", "b"]]), sheet("B", [["Название", "Цена"]]))).toEqual(["1: Название|Цена"]);
    expect(joined(sheet("A", [["a", "b"]]), sheet("B", [["c"]]))).toEqual(["1: a|b"]);
  });

  it("IMPORT-1 are named if they are not read; a sheet whose prices are below sizes is read", () => {
    const kitchen = sheet("Кухня", [
      ["Название", "Цена"],
      ["Уха", "310"],
    ]);
    const pizza = sheet("Пицца", [
      ["Название", "30 см", "35 см"],
      ["Маргарита", "450", "550"],
    ]);
    const { rows, leftOut, sheets } = joinSheets([sheet("О нас", [["Мы"]]), kitchen, pizza, sheet("Пусто", [])]);
    expect(rows.map(({ cells }) => cells.map(textOf).join("|"))).toEqual([
      ...["Название|Цена|30 см|35 см|Раздел", "Уха|310|||Кухня", "Маргарита||450|550|Пицца"],
    ]);
    expect(leftOut).toEqual(["О нас"]);
    expect(sheets).toEqual([
      { name: "Кухня", from: 2, shift: 0 },
      { name: "Пицца", from: 3, shift: -1 },
    ]);
  });

  it("IMPORT-2 are refused above the limit of rows together", () => {
    const rows = Array.from({ length: 10_001 }, (_, index) => [`Блюдо ${index}`, "1"]);
    const long = sheet("A", [["Название", "Цена"], ...rows]);
    expect(() => joined(long, { ...long, name: "B" })).toThrow("too-many-rows");
  });
});
