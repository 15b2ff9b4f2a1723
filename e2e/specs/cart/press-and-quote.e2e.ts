import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON });

test("STATE-1 a quote that arrives between press and release of the checkout link does not move it away", {
  tag: "@desktop",
}, async ({ shopper: { place, menu, cart, open, reads }, page }) => {
  await open("/");
  await place.open();
  await place.collectAt(points.embankment.name.ru);
  await reads("Сейчас мы закрыты");
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/checkout/quote*", async (route) => {
    await released;
    await route.continue();
  });
  await menu.add(dishes.burger);
  const asked = page.waitForRequest("**/checkout/quote*");
  await cart.open();
  await asked;
  await cart.checkoutLink.hover();
  await page.mouse.down();
  const answered = page.waitForResponse("**/checkout/quote*");
  release();
  await (await answered).finished();
  // Two frames, in which a quote that does not wait is painted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.mouse.up();
  await expect(page).toHaveURL(/\/order$/);
});
