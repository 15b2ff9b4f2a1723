import { expect, type Locator } from "@playwright/test";
import type { KnownDish } from "../known/dishes.ts";
import { cartBox } from "./cart.ts";
import type { Visit } from "./visit.ts";
import { words } from "./words.ts";

/** Discounts, gifts and the promo code of the cart. */
export type Discounts = {
  /** The dialog in which a discount or gift is chosen. */
  readonly choices: Locator;
  /** A gift among the choices. */
  choice(gift: KnownDish): Locator;
  /** The field of the promo code, after it is opened. */
  readonly promo: Locator;
  enterPromo(code: string): Promise<void>;
};

export function discountsOn(visit: Visit): Discounts {
  const { page, language } = visit;
  const say = words[language];
  const box = cartBox(visit);
  const choices = page.getByRole("dialog", { name: /подарок|gift/ });
  const promo = box.getByRole("textbox", { name: say.promo });
  return {
    choices,
    choice: (gift) => choices.getByRole("button", { name: new RegExp(`^${gift.name[language]}`) }),
    promo,
    async enterPromo(code) {
      const ask = box.getByRole("button", { name: say.promoAsk });
      await expect(ask.or(promo)).toBeVisible();
      if (await ask.isVisible()) await ask.click();
      await promo.fill(code);
      await promo.press("Enter");
    },
  };
}
