import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { addresses } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { arrowsWork } from "../../pages/at-rest.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON, contextOptions: { reducedMotion: "reduce" } });

/** Maximum tab stops without a pointer from the home page to a placed order. */
const MAX_STOPS = 60;

/** Presses Tab, and counts the stops. */
function handsOf(page: Page) {
  let stops = 0;
  const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  const go = async (key: "Tab" | "Shift+Tab", target: Locator): Promise<void> => {
    await expect(target).toBeAttached();
    for (let steps = 0; steps < MAX_STOPS && !(await hasFocus(target)); steps += 1) {
      await page.keyboard.press(key);
      stops += 1;
    }
    await expect(target).toBeFocused();
  };
  return {
    press: (key: string) => page.keyboard.press(key),
    tabTo: (target: Locator) => go("Tab", target),
    tabBackTo: (target: Locator) => go("Shift+Tab", target),
    get stops() {
      return stops;
    },
  };
}

test("MODAL-3 an order takes at most 60 tab stops from the home page", { tag: "@desktop" }, async ({
  shopper,
  page,
}) => {
  test.slow();
  const { place, menu, checkout, order, open } = shopper;
  await open("/");
  await arrowsWork(page);
  const hands = handsOf(page);

  await hands.tabTo(place.line);
  await hands.press("Enter");
  // It takes the focus itself, a moment after it appears. A Tab in between would lead away from it.
  await expect(place.street).toBeFocused();
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

  await hands.tabBackTo(page.getByRole("link", { name: "Разделы меню", exact: true }));
  await hands.press("Enter");
  await expect(menu.chips).toBeFocused();
  await hands.tabTo(menu.chip("Пицца"));
  await hands.press("Enter");
  await expect(menu.section("Пицца")).toBeFocused();
  const cards = menu.section("Пицца").getByRole("article");
  const dish = cards.getByRole("link", { name: "Пепперони", exact: true });
  await hands.tabTo(dish);
  await hands.press("Enter");
  await expect(menu.sheet).toHaveAccessibleName("Пепперони");
  await hands.tabTo(menu.addFor("570 ₽"));
  await hands.press("Enter");
  await expect(menu.sheet).toBeHidden();
  await expect(dish).toBeFocused();

  await hands.tabBackTo(menu.section("Пицца").getByRole("link", { name: "К началу страницы" }));
  await hands.press("Enter");
  await expect(page.getByRole("link", { name: "К содержанию" })).toBeFocused();
  await hands.tabTo(page.getByRole("navigation", { name: "Корзина" }).getByRole("link", { name: "Оформить заказ" }));
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

test("MODAL-3 Tab reaches every control of a dish, the next dish, and every link of the menu", {
  tag: "@desktop",
}, async ({ shopper: { menu, open }, page }) => {
  await open("/menu/supy");
  await arrowsWork(page);
  const cards = page.getByRole("main").getByRole("article");
  const controls = cards.nth(0).or(cards.nth(1)).locator("a[href], button:not(:disabled)");
  await controls.first().focus();
  for (const control of await controls.all()) {
    await expect(control).toBeFocused();
    await page.keyboard.press("Tab");
  }
  const sections = menu.chips.getByRole("link");
  await sections.first().focus();
  for (const section of await sections.all()) {
    await expect(section).toBeFocused();
    await page.keyboard.press("Tab");
  }
});

test("MODAL-3 skip links lead to the content, the sections, the cart and the checkout", { tag: "@desktop" }, async ({
  shopper: { place, menu, cart, open },
  page,
  isMobile,
}) => {
  await open("/menu/picca/na-tomatnom-souse");
  await place.open();
  await place.deliverTo(addresses.centre);
  await menu.openSheet(dishes.margherita);
  await menu.addFor("490 ₽").click();
  // A closing sheet gives the focus back to its dish.
  await expect(menu.sheet).toHaveCount(0);
  const skip = (name: string) => page.getByRole("link", { name, exact: true }).first();
  await skip("Разделы меню").press("Enter");
  await expect(page.locator("[data-sections]:focus")).toBeVisible();
  await skip("К содержанию").press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await skip("Корзина").press("Enter");
  await expect(isMobile ? cart.box : page.locator("#cart")).toBeVisible();
  if (isMobile) await page.keyboard.press("Escape");
  await skip("Оформить заказ").press("Enter");
  await expect(page).toHaveURL(/\/order$/);
});
