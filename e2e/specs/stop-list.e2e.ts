import { expect, test } from "../fixtures/walk.ts";
import { dishes } from "../known/dishes.ts";
import { points } from "../known/places.ts";
import { WEDNESDAY_EVENING } from "../known/times.ts";
import { type Shopper, shopperOn } from "../pages/shopper.ts";

test.use({ testNow: WEDNESDAY_EVENING });

/** The embankment has one portion of it. */
const last = dishes.ribeye;

async function atTheSteaks({ open, place }: Shopper): Promise<void> {
  await open("/");
  await place.open();
  await place.collectAt(points.embankment.name.ru);
}

test("API-8 one buys the last portion, the other sees it sold out, and so does the cart (ERR-5)", {
  tag: ["@desktop", "@core"],
}, async ({ shopper, kitchen, browser, shop }) => {
  await atTheSteaks(shopper);
  const otherPage = await browser.newPage({ baseURL: shop.url });
  const other = shopperOn({ page: otherPage, language: "ru", isPhone: false });
  await atTheSteaks(other);

  await shopper.menu.add(last);
  await other.menu.add(last);
  await expect(other.cart.line(last)).toBeVisible();
  await other.cart.checkoutLink.click();
  await other.checkout.fill({ name: "Ирина", phone: "89125550202", payment: "Картой при получении", consent: true });
  await shopper.order.staysLoaded(async () => {
    await other.checkout.submit.click();
    const orderId = await other.order.appears();
    await expect(shopper.menu.card(last)).toContainText("Закончил");
    await expect(shopper.cart.line(last)).toContainText("Закончил");

    await kitchen.cancel(orderId);
    await expect(shopper.menu.card(last)).not.toContainText("Закончил");
    await expect(shopper.cart.line(last)).not.toContainText("Закончил");
  });
  await otherPage.close();
});
