import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { addresses } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { bareNumbers } from "../../pages/sight.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON, contextOptions: { reducedMotion: "reduce" } });

/** Waits for a text in a live region of the accessibility tree. The tree excludes regions outside a modal dialog. */
async function isSpoken(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByRole("status").filter({ hasText: text }).first()).toBeAttached();
}

test("VALID-1 quantity, fee and new total are announced as text, and no control has a bare number as its name", {
  tag: "@phone",
}, async ({ shopper, page }) => {
  const { place, menu, cart, checkout, open } = shopper;
  await open("/menu/picca");
  await place.open();
  await place.deliverTo(addresses.centre);
  await menu.openSheet(dishes.margherita);
  await menu.sheet.getByRole("button", { name: "Увеличить: Маргарита" }).click();
  await isSpoken(page, /Маргарита: 2/);
  expect(await bareNumbers(page)).toEqual([]);
  await menu.addFor("980 ₽").click();
  await cart.open();
  await expect(cart.box.locator("[aria-busy=true]")).toHaveCount(0);
  await cart.more(dishes.margherita);
  await isSpoken(page, /Маргарита: 3/);
  await isSpoken(page, /Итого: 1\s?470\s₽/);
  expect(await bareNumbers(page)).toEqual([]);
  await cart.checkoutLink.click();
  await expect(checkout.title).toBeVisible();
  await checkout.choice("Срочно").click();
  await isSpoken(page, /250\s₽\. Итого: 1\s?720\s₽/);
  await page
    .getByRole("main")
    .getByRole("button", { name: /Увеличить/ })
    .first()
    .click();
  await isSpoken(page, /приборов: 2/);
  expect(await bareNumbers(page)).toEqual([]);
});

test("VALID-1 a missing payment method is reported at its choice", { tag: "@phone" }, async ({ shopper, page }) => {
  const { place, menu, checkout, open } = shopper;
  await open("/menu/picca");
  await place.open();
  await place.deliverTo(addresses.centre);
  await menu.takePizza({ id: 1061012, name: { ru: "30 см", en: "30 cm" }, price: 640 });
  await open("/order");
  const cash = page.getByRole("main").getByRole("radio", { name: "Наличными" });
  // Before the server returns the methods, there is no choice to report on.
  await expect(cash).toBeAttached();
  await checkout.submit.click();
  await expect(cash).toHaveAccessibleDescription(/.+/);
});
