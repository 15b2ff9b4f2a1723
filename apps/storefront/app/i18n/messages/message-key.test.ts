import { expect, expectTypeOf, it } from "vitest";
import { languageDictionary } from "../dictionary/language-dictionary.ts";
import { createI18n } from "../i18n.ts";
import type { KeyTaking, PlainKey } from "./message-key.ts";

const { t } = createI18n({ language: "ru", currency: "₽", dictionary: languageDictionary("ru") });

it("APP-3 the compiler accepts a text with exactly its arguments", () => {
  expect(t("cart.clear")).toBe("Очистить");
  expect(t("cart.checkoutFor", { price: "590 ₽" })).toBe("Оформить за 590 ₽");
  expect(t("menu.dishes", { count: 2 })).toBe("2 блюда");
});

it("APP-3 the compiler refuses an argument that is missing, misspelt, unknown or no number", () => {
  // @ts-expect-error the price is missing
  t("cart.checkoutFor");
  // @ts-expect-error the price is misspelt
  t("cart.checkoutFor", { prise: "590 ₽" });
  // @ts-expect-error the text has no sum
  t("cart.checkoutFor", { price: "590 ₽", sum: 590 });
  // @ts-expect-error the text has no arguments
  t("cart.clear", { price: "590 ₽" });
  // @ts-expect-error a plural form is chosen by a number
  t("menu.dishes", { count: "2" });
  // @ts-expect-error there is no such text
  t("cart.cleared");
});

it("APP-3 the compiler wants the arguments of every text that a key may be", () => {
  const told = (key: "cart.clear" | "cart.goal.gift") => t(key, { price: "1 ₽" });
  // @ts-expect-error one of the two needs the price
  const untold = (key: "cart.clear" | "cart.goal.gift") => t(key);
  expect([told("cart.clear"), untold("cart.clear"), told("cart.goal.gift")]).toEqual([
    "Очистить",
    "Очистить",
    "До подарка ещё 1 ₽",
  ]);
  expectTypeOf<"cart.clear">().toExtend<PlainKey>();
  expectTypeOf<"cart.checkoutFor">().not.toExtend<PlainKey>();
  expectTypeOf<"cart.clear" | "cart.checkoutFor">().toExtend<KeyTaking<{ price: string }>>();
  expectTypeOf<"menu.dishes">().not.toExtend<KeyTaking<{ price: string }>>();
});
