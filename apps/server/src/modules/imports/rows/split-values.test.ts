import { describe, expect, it } from "vitest";
import { judge } from "../testing/judge-hostile.ts";

const file = (lines: readonly string[]) => judge(Buffer.from(lines.join("\n")));

describe("a table separated by commas", () => {
  it("IMPORT-1 has a fault in a row whose decimal comma is not quoted", async () => {
    expect(await file(["Название,Цена", "Суп,12,50", "Щи,390", "Чай,120,00"])).toEqual([
      ...["fault: Суп 2/price:cell-split", "added: Щи", "fault: Чай 4/price:cell-split"],
    ]);
    expect(await file(["Название,Цена,Вес,", "Суп,12,50,300 г,"])).toEqual(["fault: Суп 2/price:cell-split"]);
  });

  it("IMPORT-1 has a fault in a row whose text with a comma is not quoted", async () => {
    const lines = ["Название,Цена,Описание", "Суп,390,горячий, со сметаной"];
    expect(await file(lines)).toEqual(["fault: Суп 2/price:cell-split"]);
  });

  it("IMPORT-1 is read with quoted commas, empty cells at the end and notes beside it", async () => {
    expect(await file(["Название,Цена", 'Суп,"12,50"', "Щи,390,,,", "Чай,120,"])).toEqual([
      ...["added: Суп", "added: Щи", "added: Чай"],
    ]);
    expect(await file(["Название,Цена,,", "Суп,390,,острый"])).toEqual(["added: Суп"]);
  });

  it("IMPORT-1 may have notes beside it with semicolons, because prices have no semicolon", async () => {
    expect(await file(["Название;Цена", "Суп;12,50;острый"])).toEqual(["added: Суп"]);
  });
});
