import { LANGUAGES } from "@skatert/contract";
import { money } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import ru from "../../messages/ru.json" with { type: "json" };
import { compileDictionary, compileOverrides } from "./dictionary/compile.ts";
import { languageDictionary } from "./dictionary/language-dictionary.ts";
import { createI18n } from "./i18n.ts";

const russian = createI18n({ language: "ru", currency: "₽", dictionary: languageDictionary("ru") });
const english = createI18n({ language: "en", currency: "₽", dictionary: languageDictionary("en") });

describe("messages", () => {
  it("APP-3 counts by the plural forms of the language", () => {
    const counts = [1, 2, 5, 11, 21, 22, 25].map((count) => russian.t("menu.dishes", { count }));
    expect(counts).toEqual(["1 блюдо", "2 блюда", "5 блюд", "11 блюд", "21 блюдо", "22 блюда", "25 блюд"]);
    expect([1, 2, 21].map((count) => english.t("menu.dishes", { count }))).toEqual(["1 dish", "2 dishes", "21 dishes"]);
  });

  it("APP-3 says in Russian what a language does not say itself", () => {
    const sparse = createI18n({
      language: "de",
      currency: "₽",
      dictionary: compileDictionary({ "site.home": "Startseite" }),
    });
    expect(sparse.t("site.home")).toBe("Startseite");
    expect(sparse.t("cart.title")).toBe(ru["cart.title"]);
  });

  it("APP-3 lets a shop reword single keys, and ignores keys that do not exist", () => {
    const overrides = compileOverrides({ "dish.add": "В тарелку", "no.such.key": "нет" });
    const shop = createI18n({ language: "ru", currency: "₽", dictionary: compileDictionary(ru), overrides });
    expect(shop.t("dish.add")).toBe("В тарелку");
    expect(shop.t("dish.choose")).toBe(ru["dish.choose"]);
    expect(Object.keys(overrides)).toEqual(["dish.add"]);
  });

  it("APP-3 takes an override that is no ICU message literally", () => {
    const overrides = compileOverrides({ "dish.add": "{скобка" });
    const shop = createI18n({ language: "ru", currency: "₽", dictionary: compileDictionary(ru), overrides });
    expect(shop.t("dish.add")).toBe("{скобка");
  });

  it("APP-3 says the exact words of the specification on the not-found screen", () => {
    expect(russian.t("error.notFound.title")).toBe("Страница не найдена");
    expect(russian.t("site.home")).toBe("На главную");
  });
});

describe("formats", () => {
  it("APP-3 writes amounts by the language with the shop's sign, kopecks only where there are any", () => {
    expect(russian.formatPrice(money(129_000))).toBe("1\u00a0290\u00a0₽");
    expect(russian.formatPrice(money(129_050))).toBe("1\u00a0290,50\u00a0₽");
    expect(english.formatPrice(money(129_050))).toBe("₽1,290.50");
  });

  it("writes weights in grams, from a thousand on in kilograms", () => {
    const units = { gram: "г", kilogram: "кг" };
    expect(russian.formatGrams(350, units)).toBe("350\u00a0г");
    expect(russian.formatGrams(1250, units)).toBe("1,25\u00a0кг");
  });

  it("writes times of a day and of an instant in the shop's zone", () => {
    expect(russian.formatMinute(490)).toBe("08:10");
    expect(russian.formatMinute(1440)).toBe("00:00");
    const instant = Date.UTC(2026, 10, 20, 21, 30);
    expect(russian.formatTime(instant, "Europe/Moscow")).toBe("00:30");
    expect(russian.formatDay(instant, "Europe/Moscow")).toBe("21 ноября");
  });

  it.each(LANGUAGES)("APP-3 writes an amount and a plural in %s, known to the runtime or not", (language) => {
    const i18n = createI18n({ language, currency: "₽", dictionary: compileDictionary(ru) });
    expect(i18n.formatPrice(money(99_900))).toContain("₽");
    expect(i18n.t("menu.dishes", { count: 5 })).toMatch(/блюд/);
  });
});
