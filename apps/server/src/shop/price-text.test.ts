import { money } from "@skatert/domain";
import { expect, it } from "vitest";
import { priceText } from "./price-text.ts";

it.each([
  ["ru", 739_00, "₽", "739\u00a0₽"],
  ["ru", 1_739_50, "₽", "1\u00a0739,50\u00a0₽"],
  ["de", 739_00, "₽", "739\u00a0₽"],
  ["zh-CN", 739_00, "₽", "₽739"],
  ["zh-CN", 739_00, "Br", "Br\u00a0739"],
  ["en", 739_50, "₽", "₽739.50"],
] as const)("APP-3 writes a sum as the storefront does: %s, %i", (language, amount, currency, text) => {
  expect(priceText(money(amount), currency, language)).toBe(text);
});
