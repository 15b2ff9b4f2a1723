import { choiceText, usesText } from "@skatert/contract";
import { menuOfCases } from "@skatert/contract/testing";
import { describe, expect, it } from "vitest";
import type { Json } from "../../../shop/documents/json.ts";
import { planTable } from "../testing/plan-table.ts";
import { readRule, readUses } from "./group-text.ts";

const cases = new Map<string, Json>([
  ["settings", {}],
  ["catalog", JSON.parse(JSON.stringify(menuOfCases()))],
]);
const groupsOf = async (text: string) => {
  const [plan] = await planTable(cases, Buffer.from(`ID;Название;Группы\n203;Пельмени;"${text}"\n`));
  return plan?.faults.map(({ code }) => code).join() || plan?.changes.find(({ field }) => field === "groups")?.after;
};

describe("the groups of a dish as text", () => {
  it.each([
    ["Соусы (0–4, 1 беспл.); Прожарка (1)", "Соусы (0–4, 1 free); Прожарка (1)"],
    ["соусы; Прожарка (1)", "Соусы (0–4, 1 free); Прожарка (1)"],
    ["Соусы [90] (2+, 2 разных)", "Соусы (2+, 2 different)"],
    ["Соусы (0-2, цена: Сырный = 60.5, нет: Кетчуп)", "Соусы (0–2, price: Сырный [902] = 60.5, without: Кетчуп [901])"],
    ["Топпинги (1)", "unknown-group"],
    ["Соусы (сколько угодно 5)", "group-rule"],
    ["Соусы (1, цена: Хрен = 5)", "unknown-option"],
  ])("MENU-25 reads %s as %s", async (text, read) => {
    expect(await groupsOf(text)).toBe(read);
  });

  it("MENU-25 a name may have parentheses, and a part that is not understood is refused", () => {
    expect(readUses("Соусы (острые)")).toMatchObject([{ group: "Соусы (острые)" }]);
    expect(readUses("Соусы (острые) (1)")).toMatchObject([{ group: "Соусы (острые)", rule: { min: 1, max: 1 } }]);
    expect(readRule("1, почти даром")).toBeNull();
  });

  it("MENU-25 shows the words of the office's language, and reads them back", () => {
    const text = "Соусы (0–4, 1 free, size: 30 см, without: Кетчуп, price: Сырный = 60)";
    const shown = usesText(text, "ru");
    expect(shown).toBe("Соусы (0–4, 1 беспл., размер: 30 см, нет: Кетчуп, цена: Сырный = 60)");
    expect(readUses(shown)).toEqual(readUses(text));
    expect(choiceText("halves-average (2): Маргарита (max: 2)", "ru")).toBe("половинки (2): Маргарита (не больше: 2)");
  });
});
