import { newShopTest as test } from "../../fixtures/new-shop.ts";
import { expect } from "../../fixtures/walk.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { roubles, words } from "../../pages/words.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON });

const burger = { id: 101, name: { ru: "Бургер классический", en: "Classic burger" }, price: 450 } as const;

test("a shop written by 'shop -- new' shows its photos on the home page and sells a burger for cash", {
  tag: "@phone",
}, async ({ shopper, page }) => {
  const { place, menu, cart, checkout, order, language } = shopper;
  const say = words[language];
  await shopper.open("/");
  await expect(page).toHaveTitle(/Булка/);
  await expect(page.getByRole("article")).toHaveCount(6);
  const photo = menu.card(burger).locator("img").first();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await place.open();
  await place.collectAt("Булка");
  await menu.add(burger);
  await cart.open();
  await expect.poll(cart.totalInRoubles).toBe(burger.price);
  await cart.checkoutLink.click();
  await checkout.fill({ name: "Олег", phone: "+7 912 000-11-22", payment: say.cash, consent: true });
  await expect(checkout.submit).toHaveText(say.placeFor(roubles(burger.price, language)));
  await checkout.submit.click();
  await order.appears();
  await expect(order.headline).toHaveText(say.headlines.accepted);
});
