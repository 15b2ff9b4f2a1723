import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../fixtures/walk.ts";
import { addresses } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { arrowsWork } from "../../pages/at-rest.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON, contextOptions: { reducedMotion: "reduce" } });

/** Maximum tab stops without a pointer from the home page to a placed order. */
const MAX_STOPS = 60;

/** Presses Tab and arrows, and counts the stops. */
function handsOf(page: Page) {
  let stops = 0;
  const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  const go = async (key: string, target: Locator): Promise<void> => {
    await expect(target).toBeAttached();
    for (let steps = 0; steps < MAX_STOPS && !(await hasFocus(target)); steps += 1) {
      await page.keyboard.press(key);
      if (key.endsWith("Tab")) stops += 1;
    }
    await expect(target).toBeFocused();
  };
  return {
    press: (key: string) => page.keyboard.press(key),
    tabTo: (target: Locator) => go("Tab", target),
    tabBackTo: (target: Locator) => go("Shift+Tab", target),
    arrowTo: (target: Locator, key: string) => go(key, target),
    get stops() {
      return stops;
    },
  };
}

test("MODAL-3 an order takes at most 60 tab stops from the home page", { tag: "@desktop" }, async ({
  shopper,
  page,
  isMobile,
}) => {
  test.slow();
  const { place, menu, cart, checkout, order, open } = shopper;
  await open("/");
  await arrowsWork(page);
  const hands = handsOf(page);

  await hands.tabTo(place.line);
  await hands.press("Enter");
  await hands.tabTo(place.street);
  await page.keyboard.type(addresses.centre.typed.ru);
  await expect(place.dialog.getByRole("option", { name: addresses.centre.written.ru })).toBeVisible();
  await hands.press("Enter");
  await expect(place.street).toHaveValue(addresses.centre.written.ru);
  await hands.press("Enter");
  // The form asks once about a house without a flat, in the flat's field.
  await expect(place.dialog.getByLabel("Квартира", { exact: true })).toBeFocused();
  await page.keyboard.type("5");
  await hands.press("Enter");
  await expect(place.dialog).toBeHidden();

  const pizza = menu.chip("Пицца");
  await hands.tabTo(menu.chip("Новинки"));
  await hands.arrowTo(pizza, "ArrowRight");
  await hands.press("Enter");
  await expect(menu.section("Пицца")).toBeFocused();
  const cards = menu.section("Пицца").getByRole("article");
  const first = cards.first().getByRole("link");
  const dish = cards.getByRole("link", { name: "Пепперони", exact: true });
  await hands.tabTo(menu.section("Пицца").getByRole("heading", { level: 2 }).getByRole("link"));
  await hands.press("ArrowDown");
  await expect(first).toBeFocused();
  await hands.press("ArrowDown");
  await expect(first).not.toBeFocused();
  await hands.press("ArrowUp");
  await expect(first).toBeFocused();
  await hands.arrowTo(dish, "ArrowRight");
  await hands.press("Enter");
  await expect(menu.sheet).toHaveAccessibleName("Пепперони");
  await hands.tabTo(menu.addFor("570 ₽"));
  await hands.press("Enter");
  await expect(menu.sheet).toBeHidden();
  await expect(dish).toBeFocused();

  if (isMobile) {
    await hands.tabBackTo(cart.bar);
    await hands.press("Enter");
    await expect(cart.box).toBeVisible();
  }
  await (isMobile ? hands.tabTo(cart.checkoutLink) : hands.tabBackTo(cart.checkoutLink));
  await hands.press("Enter");
  await expect(checkout.title).toBeFocused();

  const form = page.getByRole("main");
  await hands.tabTo(form.getByLabel("Имя", { exact: true }));
  await page.keyboard.type("Лиза");
  await hands.tabTo(checkout.phone);
  await page.keyboard.type("9123450012");
  await hands.tabTo(form.getByRole("radio", { name: "Наличными" }));
  await hands.press("Space");
  await hands.tabTo(form.getByRole("checkbox"));
  await hands.press("Space");
  await hands.tabTo(checkout.submit);
  await hands.press("Enter");
  await order.appears();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
  test.info().annotations.push({ type: "tab stops", description: String(hands.stops) });
  expect(hands.stops).toBeLessThanOrEqual(MAX_STOPS);
});
