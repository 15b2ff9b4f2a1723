import { shopWithSettings } from "../../fixtures/shop-with-settings.ts";
import { expect } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { addresses } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { cartOn } from "../../pages/cart.ts";

const test = shopWithSettings({
  product_disable_buy: [dishes.borscht.id],
  cart_button_as_app: true,
  dont_show_delivery_price: true,
  settings: { app: { disable_ordering: [502] }, payment: { payments_filtered_by_location: true } },
});
test.use({ testNow: WEDNESDAY_AFTERNOON });

test("ENT-1 PRICE-5 STATE-3 the settings show the cart as a button, delivery without a price, a paused branch and an unsold dish", {
  tag: "@phone",
}, async ({ shopper, page }) => {
  const { place, menu, open, language } = shopper;
  await open("/menu/supy");
  const borscht = menu.card(dishes.borscht);
  await expect(borscht).toContainText("Онлайн не продаётся");
  await expect(borscht.getByRole("button", { name: /^(Добавить в корзину|Выбрать)/ })).toHaveCount(0);

  await place.open();
  await place.dialog.getByRole("tab", { name: "Самовывоз" }).click();
  await expect(place.dialog.locator("label").filter({ hasText: "Заказы временно не принимаем" })).toHaveCount(1);
  await place.deliverTo(addresses.centre);

  await open("/menu/burgery-i-sendvichi");
  await menu.add(dishes.burger);
  await expect(page.getByRole("complementary")).toHaveCount(0);
  const cart = cartOn({ page, language, isPhone: true });
  await cart.open();
  // On a desktop it is a panel at the side, narrower than the screen.
  expect((await cart.box.boundingBox())?.width).toBeLessThanOrEqual(440);
  await expect(cart.amount("Доставка")).toHaveText("входит в итог");
  await expect(cart.total).toHaveText(/\d/);
});
