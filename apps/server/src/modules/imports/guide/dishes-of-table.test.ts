import { MAX_GUIDE_DISHES } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { readTable } from "../table/read-table.ts";
import { dishesOfTable } from "./dishes-of-table.ts";

const dishesOf = async (text: string) => dishesOfTable(await readTable(Buffer.from(text)), 0);
const linesOf = async (text: string) =>
  (await dishesOf(text))?.dishes.map(({ name, price, weight, category }) =>
    [name, price, weight, category].join(" | "),
  );

describe("the dishes of a file in the guide (OFFICE-6)", () => {
  it("are those of a price list, with its headings as sections", async () => {
    expect(
      await linesOf("Блюдо;Цена;Выход\nСупы;;\nБорщ;390,50;300 г\nУха;дорого;\nНапитки:;;\nМорс;120;0,5 л\n"),
    ).toEqual(["Борщ | 390,50 | 300 г | Супы", "Уха | дорого |  | Супы", "Морс | 120 | 0,5 л | Напитки"]);
  });

  it("are those of a WooCommerce export, each size as a dish, without drafts", async () => {
    const head =
      'ID,Type,SKU,Name,Published,"Weight (kg)","Regular price",Categories,Parent,"Attribute 1 name","Attribute 1 value(s)"';
    const rows = [
      '1,simple,,"Tom, yam",1,0.3,12.5,"Soups, Soups > Hot",,,',
      '2,variable,piz,Margherita,1,,,Pizza,,Size,"25 cm, 30 cm"',
      "3,variation,,,1,0.4,9,,id:2,Size,25 cm",
      "4,variation,,,1,,11,,piz,Size,30 cm",
      "5,simple,,Old soup,0,,5,Soups,,,",
    ];
    expect(await linesOf([head, ...rows].join("\n"))).toEqual([
      "Tom, yam | 12.5 | 300 g | Hot",
      "Margherita, 25 cm | 9 | 400 g | Pizza",
      "Margherita, 30 cm | 11 |  | Pizza",
    ]);
  });

  it("are at most as many as the guide accepts", async () => {
    const rows = Array.from({ length: MAX_GUIDE_DISHES + 7 }, (_, at) => `Блюдо ${at};100`);
    const found = await dishesOf(`Название;Цена\n${rows.join("\n")}\n`);
    expect([found?.dishes.length, found?.leftOut]).toEqual([MAX_GUIDE_DISHES, 7]);
  });

  it("are empty for a table without recognised headings", async () => {
    expect(await dishesOf("дата;сумма\n1;2\n")).toBeNull();
  });
});
