import { money } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { languageDictionary } from "../../../i18n/dictionary/language-dictionary.ts";
import { createI18n } from "../../../i18n/i18n.ts";
import type { CategoryLink } from "../../../model/shop/shop.ts";
import { couponReasonText, promoReasonText } from "./coupon-reason-text.ts";

const section = (id: number, name: string, children: readonly CategoryLink[] = []): CategoryLink => ({
  id,
  name,
  slug: "",
  url: "",
  image: null,
  children,
});
const context = {
  i18n: createI18n({ language: "ru", currency: "₽", dictionary: languageDictionary("ru") }),
  timeZone: "Europe/Moscow",
  sections: [section(1, "Кухня", [section(2, "Пицца"), section(3, "Супы")])],
  dishes: new Map([[7, "Филадельфия"]]),
};
const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("COUP-9 missing condition of a coupon", () => {
  it("names the section, at any depth, and uses the language's plural forms", () => {
    const need = (missing: number, categoryIds: readonly number[]) =>
      couponReasonText({ reason: "category-quantity", categoryIds, missing }, context);
    expect(need(1, [2])).toBe("Добавьте ещё 1 блюдо из раздела «Пицца»");
    expect(need(5, [2, 3])).toBe("Добавьте ещё 5 блюд из раздела «Пицца» или «Супы»");
    expect(need(2, [99])).toBe("Добавьте ещё 2 блюда из акции");
  });

  it("names the dish with too small a quantity", () => {
    const need = (productId: number) =>
      couponReasonText({ reason: "product-quantity", productId, missing: 2 }, context);
    expect(need(7)).toBe("Добавьте ещё 2 порции: Филадельфия");
    expect(need(8)).toBe("Добавьте ещё 2 блюда из акции");
  });

  it("shows a code's condition in full, without the kopeck of the strict bound", () => {
    const below = { reason: "sum-below", bound: money(1800_00), missing: money(570_01) } as const;
    expect(plain(promoReasonText(below, context))).toBe("Промокод действует от 1 800 ₽, добавьте ещё на 570 ₽");
    expect(plain(couponReasonText(below, context))).toBe("Ещё 570 ₽");
    const pickup = { reason: "delivery-type", methods: ["local_pickup"] } as const;
    expect(promoReasonText(pickup, context)).toBe("Промокод действует только на самовывоз");
    expect(promoReasonText({ reason: "expired" }, context)).toBe("Срок действия промокода истёк");
  });
});
