import type { Page, Route } from "@playwright/test";
import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON });

test("STATE-1 a quote and a part of the cart that arrive between press and release of the checkout link do not move it away", {
  tag: "@desktop",
}, async ({ shopper: { place, menu, cart, open, reads }, page }) => {
  await page.clock.install();
  await open("/");
  await place.open();
  await place.collectAt(points.embankment.name.ru);
  await reads("Сейчас мы закрыты");
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = async (route: Route) => {
    await released;
    await route.continue();
  };
  await page.route("**/checkout/quote*", held);
  await page.route("**/assets/group-entry-*.js", held);
  const asked = ["**/checkout/quote*", "**/assets/group-entry-*.js"].map((address) => page.waitForRequest(address));
  await menu.add(dishes.burger);
  await cart.open();
  await Promise.all(asked);
  // The coupons are due two seconds after the dish. They would move the link before the press.
  await expect(page.getByText("Можно получить ещё")).toBeVisible();
  await cart.checkoutLink.hover();
  const answered = [
    page.waitForResponse("**/checkout/quote*"),
    page.waitForResponse("**/assets/group-entry-*.js"),
  ] as const;
  await stopClock(page);
  await page.mouse.down();
  release();
  for (const answer of await Promise.all(answered)) await answer.finished();
  await twoFrames(page);
  await expect(page.getByRole("button", { name: "Заказать вместе" })).toBeHidden();
  await page.mouse.up();
  await page.clock.resume();
  await expect(page).toHaveURL(/\/order$/);
});

/** A press stops delaying updates after one second of the page's clock, and the answers may take longer. */
async function stopClock(page: Page) {
  const soon = 10_000;
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + soon);
}

/** Two frames, in which a quote that does not wait for the end of a press is painted. */
async function twoFrames(page: Page) {
  const painted = page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
  await page.clock.runFor(100);
  await painted;
}
