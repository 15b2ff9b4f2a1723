import { type Adjustment, money } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { type SpokenCart, spokenChange } from "./spoken-change.ts";

const i18n = {
  t: (key: string, values?: object) =>
    key.startsWith("site.") ? `${key}(${Object.values(values ?? {}).join(" | ")})` : key,
  formatPrice: (amount: number) => `${amount / 100} ₽`,
};

const delivery: Adjustment = { kind: "delivery", amount: money(9900) };
const express: Adjustment = { kind: "express", amount: money(25000) };

function cart(total: number, adjustments: readonly Adjustment[] = []): SpokenCart {
  return { isEmpty: false, total: money(total), adjustments };
}

const nothing: SpokenCart = { isEmpty: true, total: money(0), adjustments: [] };

function told(before: SpokenCart, now: SpokenCart, hidesDeliveryPrice = false): string | null {
  return spokenChange(before, now, i18n, hidesDeliveryPrice);
}

describe("announced change of a cart (VALID-1)", () => {
  it("is only the new total when no fee changes", () => {
    expect(told(cart(58900, [delivery]), cart(107900, [delivery]))).toBe("site.labelled(cart.total | 1079 ₽)");
  });

  it("has a new or changed fee before the total", () => {
    expect(told(cart(58900, [delivery]), cart(74000, [express]))).toBe(
      "site.twoSentences(site.labelled(adjustment.express | 250 ₽) | site.labelled(cart.total | 740 ₽))",
    );
  });

  it("leaves out the fee if the shop hides it", () => {
    expect(told(cart(58900, [delivery]), cart(74000, [express]), true)).toBe("site.labelled(cart.total | 740 ₽)");
  });

  it("is empty while nothing changes, and while the cart stays empty", () => {
    expect(told(cart(58900, [delivery]), cart(58900, [delivery]))).toBeNull();
    expect(told(nothing, nothing)).toBeNull();
  });

  it("tells that the cart is empty after its last dish", () => {
    expect(told(cart(58900), nothing)).toBe("cart.empty");
  });
});
