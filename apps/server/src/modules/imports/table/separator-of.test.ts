import { expect, it } from "vitest";
import { separatorOf } from "./separator-of.ts";

const lines = (...rows: readonly string[]) => rows.join("\n");

it.each([
  [
    "more commas in a description than columns",
    ";",
    lines("Название;Состав;Цена", "Борщ;свёкла, капуста, картофель, морковь, лук, чеснок, укроп, сметана, хлеб;350"),
  ],
  [
    "the same number of commas in every description",
    ";",
    lines(
      "Название;Состав",
      "Борщ;свёкла, капуста, лук",
      "Щи;капуста, лук, укроп",
      "Уха;рыба, лук, перец",
      "Квас;а, б, в",
    ),
  ],
  ["decimal commas, and a comma in a heading", ";", lines("Название;Цена, руб", "Борщ;12,50", "Щи;13,50")],
  ["decimal commas in rows of different length", ";", lines("Имя;Цена;Вес", "Борщ;350,00", "Щи;300,00", "Уха;1,5;250")],
  ["a title without a separator", ";", lines("Прайс-лист", "Название;Цена", "Борщ;12,50", "Щи;13,50")],
  ["a title with commas", ";", lines("Кафе «Уют», Москва, Ленина, 5", "Название;Цена", "Борщ;12,50", "Щи;13,50")],
  ["semicolons inside quotes", ",", lines("name,text", '"Soup","a; b; c"', '"Stew","d; e; f"', '"Tea","g; h; i"')],
  ["semicolons in lists", ",", lines("name,price,tags", "Soup,1,hot;new", "Stew,2,hot;new", "Tea,3,hot;new")],
  ["entities of HTML", ",", lines("name,text", "Soup,a&nbsp;b", "Stew,c&nbsp;d", "Tea,e&nbsp;f")],
  [
    "text pasted from a spreadsheet",
    "\t",
    lines("Название\tСостав\tЦена", "Борщ\tсвёкла, лук; укроп, соль, мясо\t12,50"),
  ],
  ["one row without headings", ";", "Борщ;12,50"],
  ["bars", "|", lines("Название|Цена", "Борщ, острый|12,50")],
])("IMPORT-1 finds the separator of a file with %s", (_title, separator, text) => {
  expect(separatorOf(text)).toBe(separator);
});

it("IMPORT-1 finds the separator if the first descriptions are longer than the sample", () => {
  const row = (name: string) => `"${name}";"${"очень вкусно, ".repeat(5_000)}";350\n`;
  expect(separatorOf(`"Название";"Описание";"Цена"\n${row("Борщ")}${row("Щи")}`)).toBe(";");
});

it("IMPORT-1 reads a table with one column as one column", () => {
  expect(separatorOf("Название\nБорщ\nЩи\n")).toBe("\t");
});
