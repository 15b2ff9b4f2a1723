import { STATUS_OF_REASON } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import english from "../../../../messages/en.json" with { type: "json" };
import russian from "../../../../messages/ru.json" with { type: "json" };
import { compiledMessages } from "../../../../vite/messages.ts";
import { createI18n } from "../../../i18n/i18n.ts";
import { reasonText } from "./reason-text.ts";

const names = {
  dish: (id: string | number) => `dish ${id}`,
  section: (id: string | number) => `section ${id}`,
  branch: (id: number) => `branch ${id}`,
};
const parameters = {
  warehouse_ids: [501],
  methods: ["local_pickup"],
  product_ids: [1],
  category_ids: [2],
  product_id: 3,
  missing: 4,
  amount: 700,
  excess: 5,
  from: "12:00",
  to: "16:00",
  weekdays: [1, 5],
};

/** Reasons of lines and whole orders, which are not about a promotion. */
const OF_ORDERS = [
  ...["closed", "paused", "outside-zone", "address-required", "minimum-not-reached", "sold-out", "not-enough-stock"],
  ...["not-available", "not-at-location", "variation-required", "quantity-step", "supplement-not-offered"],
  ...["not-sold-alone", "choice-required", "choice-limit", "time-required", "time-passed", "slot-unavailable"],
  ...["slot-full", "express-unavailable", "guest-blocked", "payment-unavailable", "bonuses-limited"],
];
const ofPromotions = Object.keys(STATUS_OF_REASON).filter((reason) => !OF_ORDERS.includes(reason));

describe.each(["ru", "en"] as const)("in %s", (language) => {
  const i18n = createI18n(language, compiledMessages(russian, language === "ru" ? russian : english));

  it("PROMO-1 every reason has words of its own, with what it names", () => {
    const said = ofPromotions.map((reason) => reasonText({ reason, ...parameters }, { i18n, names }));
    const others = ofPromotions.map((reason) => reasonText({ reason: `${reason}?`, ...parameters }, { i18n, names }));
    expect(said.filter((text) => others.includes(text))).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
    for (const text of said) expect(text).not.toMatch(/promo\.|undefined|NaN|[{}]/);
    const about = (reason: string) => reasonText({ reason, ...parameters }, { i18n, names });
    expect(about("warehouse")).toContain("branch 501");
    expect(about("missing-product")).toContain("dish 1, section 2");
    expect(about("product-quantity")).toContain("dish 3");
    expect(about("sum-below")).toMatch(/700.*4/);
  });

  it("PROMO-1 a reason that this office does not know yet is still shown", () => {
    expect(reasonText({ reason: "moon" }, { i18n, names })).toContain("moon");
  });

  it("PROMO-1 a gift that the branch cannot give is named", () => {
    expect(reasonText({ reason: "sold-out", product_id: 9 }, { i18n, names })).toContain("dish 9");
  });
});
