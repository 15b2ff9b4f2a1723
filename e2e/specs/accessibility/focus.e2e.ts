import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { addresses } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { arrowsWork } from "../../pages/at-rest.ts";
import { focusOutOfSight } from "../../pages/sight.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON, contextOptions: { reducedMotion: "reduce" } });

const softly = expect.configure({ soft: true });

test("MODAL-3 a bar never covers a focused control, on the pages of an order", async ({ shopper, page }) => {
  test.slow();
  const { place, menu, open } = shopper;
  const walk = async (where: string, key: string, steps: number) => {
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press(key);
      await softly.poll(() => focusOutOfSight(page), `${where}, ${key} ${step + 1}`).toBeNull();
    }
  };
  await open("/menu/picca");
  await place.open();
  await walk("place", "Tab", 5);
  await place.deliverTo(addresses.centre);
  await menu.openSheet(dishes.margherita);
  await walk("sheet", "Tab", 6);
  await menu.addFor("490 ₽").click();
  // Closing goes back in the history, which would abort the next load.
  await expect(menu.sheet).toBeHidden();
  await open("/");
  await arrowsWork(page);
  await walk("home", "Tab", 24);
  await page.getByRole("link", { name: "Разделы меню", exact: true }).press("Enter");
  await walk("home, sections", "Tab", 4);
  await page.keyboard.press("Enter");
  await walk("home, dishes", "Tab", 24);
  await walk("home, dishes", "Shift+Tab", 24);
  await open("/order");
  await arrowsWork(page);
  await walk("checkout", "Tab", 20);
  await walk("checkout", "Shift+Tab", 20);
});

test("MODAL-3 the focus stays near a control that a press removes or replaces", { tag: "@phone" }, async ({
  shopper,
  page,
}) => {
  test.slow();
  const { place, menu, cart, checkout, open } = shopper;
  await open("/menu/picca/na-tomatnom-souse");
  await arrowsWork(page);
  await place.open();
  await place.deliverTo(addresses.centre);
  await menu.openSheet(dishes.margherita);
  const mozzarella = menu.sheet.getByRole("button", { name: "Увеличить: Моцарелла" });
  await mozzarella.focus();
  await page.keyboard.press("Enter");
  await expect(menu.sheet.getByRole("button", { name: "Уменьшить: Моцарелла" })).toBeVisible();
  await expect(mozzarella).toBeFocused();
  await menu.addFor("610 ₽").click();
  await menu.takePizza({ id: 1061012, name: { ru: "30 см", en: "30 cm" }, price: 640 });

  await cart.open();
  await cart.box.getByRole("button", { name: "Есть промокод?" }).focus();
  await page.keyboard.press("Enter");
  const promo = cart.box.getByRole("textbox", { name: "Промокод" });
  await promo.focus();
  await page.keyboard.type("stol10");
  await page.keyboard.press("Enter");
  await expect(cart.box.getByRole("button", { name: "Убрать промокод STOL10" })).toBeFocused();

  const fewer = cart.box.getByRole("button", { name: "Уменьшить: Маргарита" });
  await expect(fewer).toHaveCount(2);
  await fewer.first().focus();
  await page.keyboard.press("Enter");
  await expect(fewer).toHaveCount(1);
  await expect(cart.line(dishes.margherita).getByRole("link")).toBeFocused();

  await cart.checkoutLink.focus();
  await page.keyboard.press("Enter");
  await expect(checkout.title).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
