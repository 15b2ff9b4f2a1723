import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { cartOpensOffline } from "../../pages/at-rest.ts";

test.use({
  testNow: WEDNESDAY_AFTERNOON,
  serviceWorkers: "block",
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: [/ERR_FAILED|Failed to fetch/],
});

test("STATE-1 the cart opens while the server is away, in a browser without a service worker", {
  tag: "@phone",
}, async ({ shopper: { place, menu, cart, open }, page }) => {
  await open("/menu/picca/na-tomatnom-souse");
  await place.open();
  await place.collectAt(points.sobornaya.name.ru);
  await menu.openSheet(dishes.margherita);
  await menu.addFor("490 ₽").click();
  await expect(cart.bar).toBeVisible();
  await cartOpensOffline(page);
  await page.route("**", (route) => route.abort());
  await cart.bar.click();
  await expect(cart.box.getByText(dishes.margherita.name.ru)).toBeVisible();
  await expect(cart.checkoutLink).toBeVisible();
});
