import { expect, it } from "vitest";
import { isOtherCurrency } from "./currency.ts";
import { readPrice } from "./read-number.ts";

it.each([
  ["120,00 грн", "120"],
  ["95 грн.", "95"],
  ["300р", "300"],
  ["1000 тг", "1000"],
  ["AED 45", "45"],
  ["350.-", "350"],
  ["350,—", "350"],
])("IMPORT-1 reads the price %s as %s", (text, price) => expect(readPrice(text)).toEqual({ text: price }));

it.each(["350р/порция", "450 за 100 г", "2500/кг", "от 350 ₽", "пр. 5"])("IMPORT-2 refuses the price %s", (text) => {
  expect(readPrice(text)).toEqual({ fault: "not-a-number" });
});

it.each([
  ["12 $", "₽", true],
  ["12,50 €", "₽", true],
  ["Price (EUR)", "₽", true],
  ["300 руб.", "₽", false],
  ["300 руб.", "BYN", false],
  ["12", "₽", false],
  ["12 $", "CA$", false],
  ["12 €", "монет", false],
])("IMPORT-2 the currency of %s is another than %s: %s", (text, sign, isOther) => {
  expect(isOtherCurrency(text, sign)).toBe(isOther);
});
