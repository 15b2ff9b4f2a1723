import { money } from "@skatert/domain";
import { aCartLine } from "@skatert/domain/testing";
import { describe, expect, it } from "vitest";
import ru from "../../../../messages/ru.json" with { type: "json" };
import { compileDictionary } from "../../../i18n/dictionary/compile.ts";
import { createI18n } from "../../../i18n/i18n.ts";
import { changesNotice, changeText } from "./change-text.ts";

const i18n = createI18n({ language: "ru", currency: "₽", dictionary: compileDictionary(ru) });
const trimmed = { kind: "trimmed", key: "a", name: "Форель", from: 1200, to: 800 } as const;

/** Replaces non-breaking blanks between a number and its unit. */
const told = (...args: Parameters<typeof changeText>) => changeText(...args).replace(/\s/g, " ");

describe("changes of the cart by a new address", () => {
  it("CART-4 shows a trimmed quantity of a dish sold by weight in grams and kilograms", () => {
    const line = aCartLine({ key: "a", measure: { kind: "grams" }, quantity: 800 });
    expect(told(trimmed, [line], i18n)).toBe("Форель: осталось только 800 г, было 1,2 кг");
  });

  it("CART-4 shows pieces as a number", () => {
    const change = { ...trimmed, from: 5, to: 2 };
    expect(told(change, [aCartLine({ key: "a", quantity: 2 })], i18n)).toBe("Форель: осталось только 2, было 5");
    expect(told(change, [], i18n)).toBe("Форель: осталось только 2, было 5");
  });
});

describe("notice of a new branch", () => {
  const salad = { kind: "repriced", key: "b", name: "Салат", from: money(560_00), to: money(600_00) } as const;
  const notice = (...changes: Parameters<typeof changesNotice>[0]) =>
    changesNotice(changes, [], "На Вокзальном", i18n).replace(/\s/g, " ");

  it("CART-1 names the branch and the sums if only prices differ", () => {
    expect(notice(salad)).toBe("Цены ресторана «На Вокзальном»: Салат 600 ₽ вместо 560 ₽");
    const tea = { ...salad, key: "c", name: "Чай", from: money(300_00), to: money(290_00) };
    expect(notice(salad, tea)).toContain("Салат 600 ₽ вместо 560 ₽, Чай 290 ₽ вместо 300 ₽");
  });

  it("names an unavailable dish, because an empty cart has no list", () => {
    const gone = { kind: "removed", key: "d", name: "Щёки", why: "missing" } as const;
    expect(notice(gone)).toBe("Щёки: здесь этого нет, убрали из корзины");
    expect(notice(salad, gone)).toBe("Салат 600 ₽ вместо 560 ₽. Щёки: здесь этого нет, убрали из корзины");
  });

  it("leaves many changes to the list in the cart", () => {
    expect(notice(salad, salad, salad)).toBe("По новому адресу корзина изменилась");
  });
});
