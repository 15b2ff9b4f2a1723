import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON });

/** Longer than a notice is shown, milliseconds. */
const busy = 2_500;

test("CONST-2 a busy page shows its notice late, but shows it", { tag: "@phone" }, async ({ shopper, page }) => {
  const { place, menu } = shopper;
  await shopper.open("/menu/garniry");
  await place.open();
  await place.collectAt(points.sobornaya.name.ru);
  // Delays idle callbacks, as on a device that renders a long menu meanwhile.
  await page.evaluate((late) => {
    const ask = requestIdleCallback;
    window.requestIdleCallback = (run) => Number(setTimeout(() => ask(run), late));
  }, busy);
  const notice = page.locator("[role=status][popover]").getByText(dishes.mash.name.ru);
  await menu.add(dishes.mash);
  await expect(notice).toBeVisible();
  await expect(notice).toBeHidden();
});
