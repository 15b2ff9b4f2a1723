import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_EVENING } from "../../known/times.ts";
import { type Shopper, shopperOn } from "../../pages/shopper.ts";

test.use({ testNow: WEDNESDAY_EVENING });

/** The embankment has one portion of it. */
const last = dishes.ribeye;

async function atTheSteaks({ open, place }: Shopper): Promise<void> {
  await open("/");
  await place.open();
  await place.collectAt(points.embankment.name.ru);
}

test("API-8 when one shopper buys the last portion, the other sees it sold out, also in the cart (ERR-5)", {
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

test("API-8 a menu that changes between the page and its stop-list is loaded again", { tag: "@phone" }, async ({
  shopper,
  page,
  shop,
  operatorKeys,
}) => {
  test.skip(process.env["SHOP_MODE"] === "remote", "a storefront before another host has revisions of its own");
  const { fondant } = dishes;
  await shopper.open("/menu/deserty");
  await shopper.place.open();
  await shopper.place.collectAt(points.sobornaya.name.ru);
  let letAsk = (): void => undefined;
  const isLet = new Promise<void>((resolve) => {
    letAsk = resolve;
  });
  const isAsked = page.waitForRequest(/systeminfo\/v1\/stop_list/);
  await page.route("**/systeminfo/v1/stop_list*", async (route) => {
    await isLet;
    await route.continue();
  });
  // No event announces the change; only the list shows it.
  await page.routeWebSocket(/.*/, () => undefined);
  await page.reload();
  await isAsked;
  await expect(shopper.menu.card(fondant)).not.toContainText("Закончил");
  const edited = await page.request.put(`${shop.backendUrl}/wp-json/wc/v3/products/${fondant.id}`, {
    params: { ...operatorKeys },
    data: { stock_status: "outofstock" },
  });
  expect(edited.status(), await edited.text()).toBe(200);
  letAsk();
  await expect(shopper.menu.card(fondant)).toContainText("Закончил");
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
