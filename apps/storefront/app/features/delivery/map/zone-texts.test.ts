import { money } from "@skatert/domain";
import { expect, it } from "vitest";
import ru from "../../../../messages/ru.json" with { type: "json" };
import { compileDictionary } from "../../../i18n/dictionary/compile.ts";
import { createI18n } from "../../../i18n/i18n.ts";
import { zoneTexts } from "./zone-texts.ts";

const i18n = createI18n({ language: "ru", currency: "₽", dictionary: compileDictionary(ru) });
const textsOf = (name: string, roubles: number, hidesFee: boolean) =>
  zoneTexts({ name, price: money(roubles * 100) }, 2, hidesFee, i18n);

it("shows a zone's name and fee", () => {
  expect(textsOf("Центр", 0, false)).toEqual({ name: "Центр", fee: "Доставка бесплатно" });
  expect(textsOf("", 150, false)).toEqual({ name: "Зона 2", fee: expect.stringMatching(/^Доставка 150\s₽$/) });
});

it("shows no fee if the shop hides it, also for a zone without a name", () => {
  expect(textsOf("Центр", 150, true)).toEqual({ name: "Центр", fee: null });
  expect(textsOf("", 150, true)).toEqual({ name: "Зона 2", fee: null });
});
