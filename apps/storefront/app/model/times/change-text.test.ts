import { money, type QuoteChange } from "@skatert/domain";
import { expect, it } from "vitest";
import ru from "../../../messages/ru.json" with { type: "json" };
import { compileDictionary } from "../../i18n/dictionary/compile.ts";
import { createI18n } from "../../i18n/i18n.ts";
import { changeText } from "./change-text.ts";

const i18n = createI18n({ language: "ru", currency: "₽", dictionary: compileDictionary(ru) });

it.each<[QuoteChange, string]>([
  [{ kind: "price", name: "Борщ", before: money(390_00), after: money(420_50) }, "Борщ: было 390 ₽, стало 420,50 ₽"],
  [{ kind: "fee", before: money(0), after: money(150_00) }, "Доставка: было 0 ₽, стало 150 ₽"],
  [{ kind: "refused", name: "Борщ", refusal: { reason: "not-enough-stock", left: 2 } }, "Борщ: Осталось 2"],
  [{ kind: "coupon-gone", couponId: 7, label: "STOL10" }, "Скидка «STOL10» больше не действует"],
])("a change of an order is told with what it concerns and both prices: %j", (change, text) => {
  expect(changeText(change, "Europe/Moscow", i18n).replaceAll("\u00a0", " ")).toBe(text);
});
