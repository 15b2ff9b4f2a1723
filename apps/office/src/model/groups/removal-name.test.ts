import { describe, expect, it } from "vitest";
import { removalName } from "./removal-name.ts";

describe("the name of a removal", () => {
  it.each([
    ["лук", "Без лука"],
    ["Лук", "Без лука"],
    ["красный  лук", "Без красного лука"],
    ["сыр", "Без сыра"],
    ["огурец", "Без огурца"],
    ["огурцы", "Без огурцов"],
    ["солёные огурцы", "Без солёных огурцов"],
    ["помидоры", "Без помидоров"],
    ["грибы", "Без грибов"],
    ["оливки", "Без оливок"],
    ["маслины", "Без маслин"],
    ["огурчики", "Без огурчиков"],
    ["капуста", "Без капусты"],
    ["горчица", "Без горчицы"],
    ["петрушка", "Без петрушки"],
    ["морковь", "Без моркови"],
    ["масло", "Без масла"],
    ["майонез", "Без майонеза"],
    ["острый соус", "Без острого соуса"],
    ["кинза", "Без кинзы"],
  ])("MENU-8 of «%s» is «%s»", (ingredient, name) => {
    expect(removalName(ingredient, "ru")).toBe(name);
  });

  it("MENU-8 is kept if the owner typed the whole name, and in languages without a rule", () => {
    expect(removalName("Без лука", "ru")).toBe("Без лука");
    expect(removalName("Onion", "en")).toBe("No onion");
    expect(removalName("no onion", "en")).toBe("no onion");
    expect(removalName("Soğansız", "tr")).toBe("Soğansız");
    expect(removalName(" ", "ru")).toBe("");
  });
});
