import { expect, it } from "vitest";
import { mattersOf } from "./matters.ts";

it.each([
  ["адрес", "contacts"],
  ["Телефон", "contacts"],
  ["часы", "contacts"],
  ["график работы", "contacts"],
  ["доставка", "delivery"],
  ["оплата", "payment"],
  ["бронь", "booking"],
  ["забронировать столик", "booking"],
  ["opening hours", "contacts"],
  ["Öffnungszeiten", "contacts"],
  ["livraison", "delivery"],
  ["địa chỉ", "contacts"],
  ["电话", "contacts"],
  ["付款", "payment"],
  ["жеткізу", "delivery"],
  ["डिलीवरी", "delivery"],
  ["rezervasyon", "booking"],
  ["naqd", "payment"],
] as const)("APP-1 «%s» asks for %s", (query, matter) => expect(mattersOf(query)).toContain(matter));

it("APP-1 is known before the word ends", () => {
  expect(mattersOf("дост")).toEqual(["delivery"]);
  expect(mattersOf("теле")).toEqual(["contacts"]);
});

it.each([
  "",
  "борщ",
  "пицца",
  "кар",
  "адыгейский сыр",
  "кола",
  "пост",
  "столичный салат",
  "cashew",
  "masala",
  "tuna",
  "картофель",
])("APP-1 «%s» asks for dishes alone", (query) => expect(mattersOf(query)).toEqual([]));
