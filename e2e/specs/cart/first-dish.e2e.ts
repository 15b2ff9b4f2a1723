import { expect, languageBy, test } from "../../fixtures/walk.ts";
import { dishes, sizes, supplements } from "../../known/dishes.ts";
import { addresses, lounge, points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import type { Shopper } from "../../pages/shopper.ts";
import { roubles, words } from "../../pages/words.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON, language: languageBy("ru", "en") });

/** The branch has its own prices. */
const burgerAtVokzalny = 480;

test("CART-1 a dish added from its card is in the cart after the address is chosen", async ({ shopper }) => {
  const { place, menu, cart } = shopper;
  await shopper.open("/");
  await menu.add(dishes.borscht);
  await place.deliverTo(addresses.centre, { apartment: "12" });
  await cart.open();
  await expect(cart.lines).toHaveCount(1);
  await expect(cart.line(dishes.borscht)).toBeVisible();
});

test("CART-1 a dish added from its sheet keeps size and supplements after a pickup point is chosen", {
  tag: "@phone",
}, async ({ shopper }) => {
  const { place, menu, cart, language } = shopper;
  await shopper.open("/");
  await menu.openSheet(dishes.margherita);
  await menu.pickSize(sizes.middle);
  await menu.addSupplement(supplements.mozzarella);
  await menu.addFor(roubles(sizes.middle.price + supplements.mozzarella.price, language)).click();
  await place.collectAt(points.sobornaya.name[language]);
  await expect(menu.sheet).toBeHidden();
  await cart.open();
  await expect(cart.line(dishes.margherita)).toContainText(sizes.middle.name[language]);
  await expect(cart.line(dishes.margherita)).toContainText(supplements.mozzarella.name[language]);
});

test("CART-1 a dish added from its card is in the cart after a table is chosen", { tag: "@phone" }, async ({
  shopper,
}) => {
  const { place, menu, cart, language } = shopper;
  await shopper.open("/");
  await menu.add(dishes.borscht);
  await place.sitAt(lounge.name[language]);
  await cart.open();
  await expect(cart.line(dishes.borscht)).toBeVisible();
});

test("CART-1 different prices of the chosen branch are reported once, with sums", { tag: "@phone" }, async ({
  shopper,
}) => {
  const { cart, language } = shopper;
  const change = await addsAtDearerBranch(shopper);
  await cart.open();
  await expect.poll(cart.totalInRoubles).toBe(burgerAtVokzalny);
  const panel = cart.box.getByRole("alert").filter({ hasText: change[language] });
  await panel.getByRole("button").click();
  await expect(panel).toBeHidden();
});

test("CART-1 different prices are reported also when the shop answers before the script that reports them", {
  tag: "@phone",
}, async ({ page, shopper }) => {
  const script = /\/assets\/shop-syncs-[^/]*\.js$/;
  const isAnswered = page.waitForResponse(/\/checkout\/quote/);
  const isHeld = page.waitForRequest(script);
  await page.route(script, async (route) => {
    await (await isAnswered).finished();
    await route.continue();
  });
  await addsAtDearerBranch(shopper);
  await isHeld;
});

/** Adds a dish, chooses a pickup point of a branch with another price, and sees the notice of both prices. */
async function addsAtDearerBranch(shopper: Shopper): Promise<Readonly<Record<"ru" | "en", string>>> {
  const { place, menu, language } = shopper;
  const [before, after] = [roubles(dishes.burger.price, language), roubles(burgerAtVokzalny, language)];
  const change = {
    ru: `Бургер классический ${after} вместо ${before}`,
    en: `Classic burger ${after} instead of ${before}`,
  };
  await shopper.open("/");
  await menu.add(dishes.burger);
  await place.dialog.getByRole("tab", { name: words[language].pickup }).click();
  await place.dialog.locator("label").filter({ hasText: points.vokzalny.name[language] }).first().click();
  const collectHere = place.dialog.getByRole("button", { name: words[language].collectHere });
  await shopper.isTold(change[language], () => collectHere.click());
  return change;
}
