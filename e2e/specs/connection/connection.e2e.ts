import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import type { Shopper } from "../../pages/shopper.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON, expectedErrors: [/net::ERR_(INTERNET_DISCONNECTED|FAILED)/] });

async function fillTheForm({ open, place, menu, cart, checkout }: Shopper): Promise<void> {
  await open("/menu/garniry");
  await place.open();
  await place.collectAt(points.sobornaya.name.ru);
  await menu.add(dishes.mash);
  await cart.open();
  await cart.checkoutLink.click();
  await checkout.fill({ name: "Гость", phone: "89125550101", payment: "Картой при получении", consent: true });
}

test("API-7 after a lost answer to an order, a retry finds the one order", {
  tag: "@phone",
}, async ({ shopper, kitchen, page }) => {
  await fillTheForm(shopper);
  const before = await kitchen.orderCount();
  await page.route(
    "**/checkout/order",
    async (route) => {
      await route.fetch();
      await route.abort("failed");
    },
    { times: 1 },
  );
  await shopper.checkout.submit.click();
  const notice = page.getByRole("alert").filter({ hasText: "Нет ответа от ресторана" });
  await expect(notice).toContainText("второй заказ не появится");
  await notice.getByRole("button", { name: "Повторить" }).click();
  await shopper.order.appears();
  expect(await kitchen.orderCount()).toBe(before + 1);
});

test("ENT-7 offline the cart and the form stay, and the order is sent after the reconnection", {
  tag: "@desktop",
}, async ({ shopper, page, context }) => {
  await fillTheForm(shopper);
  await context.setOffline(true);
  await shopper.checkout.submit.click();
  const notice = page.getByRole("alert").filter({ hasText: "Заказ не отправлен: нет связи" });
  await expect(notice).toContainText("всё заполненное сохранены");
  await expect(shopper.checkout.phone).toHaveValue("+7 912 555-01-01");
  await context.setOffline(false);
  await notice.getByRole("button", { name: "Повторить" }).click();
  await shopper.order.appears();
});

test("STATE-1 a failed request of the checkout is retried automatically", {
  tag: "@desktop",
}, async ({ shopper, page }) => {
  await page.clock.install();
  await fillTheForm(shopper);
  const asked = ["**/place-options/_payload.json*", "**/checkout/quote"] as const;
  for (const address of asked) await page.route(address, (route) => route.abort("failed"));
  await page.reload();
  await expect(shopper.checkout.section("Оплата")).toContainText("Нет связи с рестораном");
  for (const address of asked) await page.unroute(address);
  // Each failure doubles the delay before the next retry.
  await page.clock.fastForward(30_000);
  await expect(shopper.checkout.choice("Картой при получении")).toBeVisible();
});
