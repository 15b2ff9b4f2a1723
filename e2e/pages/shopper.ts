import { expect, type Page } from "@playwright/test";
import { type Cart, cartOn } from "./cart.ts";
import { type Checkout, checkoutOn } from "./checkout.ts";
import { type Discounts, discountsOn } from "./discounts.ts";
import { type Menu, menuOn } from "./menu.ts";
import { type OrderPage, orderPageOn } from "./order-page.ts";
import { type PlaceDialog, placeDialogOn } from "./place-dialog.ts";
import { seesNotice } from "./told.ts";
import type { Visit } from "./visit.ts";
import { words } from "./words.ts";

/** Actions of a shopper, in the shopper's terms. */
export type Shopper = Visit & {
  readonly place: PlaceDialog;
  readonly menu: Menu;
  readonly cart: Cart;
  readonly discounts: Discounts;
  readonly checkout: Checkout;
  readonly order: OrderPage;
  /** Opens an address of the shop and waits until its buttons work. */
  open(path: string): Promise<void>;
  /**
   * Runs an action with a short notice, which screen readers announce. The notice disappears soon, so the
   * check starts before the action.
   */
  isTold(text: string | RegExp, by?: () => Promise<void>): Promise<void>;
  /** Reads a popup and closes it. */
  reads(notice: string): Promise<void>;
};

export function shopperOn(visit: Visit): Shopper {
  const { page } = visit;
  return {
    ...visit,
    place: placeDialogOn(visit),
    menu: menuOn(visit),
    cart: cartOn(visit),
    discounts: discountsOn(visit),
    checkout: checkoutOn(visit),
    order: orderPageOn(visit),
    async open(path) {
      await speak(visit);
      await page.goto(path);
      await buttonsWork(page);
    },
    async isTold(text, by) {
      await Promise.all([seesNotice(page, text), by?.()]);
    },
    async reads(notice) {
      const dialog = page.getByRole("dialog", { name: notice });
      await expect(dialog).toBeVisible();
      await dialog.getByRole("button", { name: words[visit.language].close }).click();
      await expect(dialog).toBeHidden();
    },
  };
}

/** A returning guest: the language was chosen before. */
async function speak({ page, language }: Visit): Promise<void> {
  if (language !== "ru")
    await page.context().addCookies([{ name: "lang", value: language, domain: "127.0.0.1", path: "/" }]);
}

/** Before hydration the server's HTML does not handle every input. */
export async function buttonsWork(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset["ready"] !== undefined);
}
