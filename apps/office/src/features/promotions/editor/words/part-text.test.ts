import { expect, it } from "vitest";
import russian from "../../../../../messages/ru.json" with { type: "json" };
import { compiledMessages } from "../../../../../vite/messages.ts";
import { createI18n } from "../../../../i18n/i18n.ts";
import { readPromotion } from "../../../../model/promotions/form/promotion-form.ts";
import { partText } from "./part-text.ts";

const i18n = createI18n("ru", compiledMessages(russian, russian));
const names = { dish: String, section: String, branch: String };
const form = readPromotion({ "coupons#auto": { id: 1, code: "ОБЕД" } }, []);

it.each([
  ["of a promotion that is for everybody counts nowhere", {}, false, "всем гостям"],
  ["of a personal offer", { isPersonal: true }, false, "2 гостям из списка"],
  ["of a promo code", {}, true, "по промокоду ОБЕД, 2 гостям из списка"],
])("PROMO-1 whom: a list of guests %s", (_title, more, isByCode, said) => {
  expect(partText("whom", { ...form, guests: "77, 78", ...more }, { i18n, names, isByCode })).toBe(said);
});

it("PROMO-1 whom: a half of the guests is said in words", () => {
  expect(partText("whom", { ...form, audience: "b" }, { i18n, names, isByCode: false })).toBe("второй половине");
});
