import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { words } from "../../pages/words.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON, contextOptions: { reducedMotion: "reduce" } });

test("VALID-1 a number of another country, typed with a mistake and corrected, is the order's number", {
  tag: "@phone",
}, async ({ shopper, page }) => {
  const { open, place, menu, cart, checkout, order } = shopper;
  await open("/");
  await place.open();
  await place.collectAt(points.sobornaya.name.ru);
  await menu.add(dishes.burger);
  await cart.open();
  await cart.checkoutLink.click();
  await checkout.fill({ name: "Алесь", payment: words.ru.cash, consent: true });
  await checkout.phone.pressSequentially("+375291334567");
  await expect(checkout.phone).toHaveValue("+375291334567");
  for (let step = 0; step < 5; step += 1) await checkout.phone.press("ArrowLeft");
  await checkout.phone.press("Backspace");
  await checkout.phone.press("2");
  await expect(checkout.phone).toHaveValue("+375291234567");
  const sent = page.waitForRequest((request) => request.method() === "POST" && /\/orders?$/.test(request.url()));
  await checkout.submit.click();
  expect((await sent).postData()).toContain('"+375291234567"');
  await order.appears();
});
