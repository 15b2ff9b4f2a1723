import { expect, it } from "vitest";
import { valueText } from "./value-words.ts";

it.each([
  ["price", "2450.5", "ru", "2450,5"],
  ["price:prices/center", "390.5", "ru", "390,5"],
  ["price", "2450.5", "en", "2450.5"],
  ["name", "Вода 0.5", "ru", "Вода 0.5"],
  ["price", "", "ru", ""],
] as const)("IMPORT-2 shows %s %j in %s as %j", (field, value, language, text) => {
  expect(valueText(field, value, language)).toBe(text);
});

it("MENU-24 shows hours in the language of the office", () => {
  const hours = "Mon–Fri 08:00–11:00; Sat, Sun 09:00–13:00";
  expect(valueText("hours", hours, "ru")).toBe("пн–пт 08:00–11:00; сб, вс 09:00–13:00");
  expect(valueText("hours", hours, "en")).toBe(hours);
});

it("IMPORT-2 shows a flag in the language of the office", () => {
  expect([valueText("in_stock", "no", "ru"), valueText("in_stock", "no", "en")]).toEqual(["нет", "no"]);
});
