import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { addresses } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { arrowsWork } from "../../pages/at-rest.ts";
import { buttonsWork, type Shopper } from "../../pages/shopper.ts";

test.use({
  testNow: WEDNESDAY_AFTERNOON,
  expectedErrors: [
    /net::ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to (fetch|load resource)|status of 503|WebSocket is already in CLOSING/,
  ],
});

async function withADish({ open, place, menu }: Shopper): Promise<void> {
  await open("/menu/goryachee");
  await place.open();
  await place.deliverTo(addresses.centre, { apartment: "12" });
  await menu.add(dishes.cheeks);
}

test("an order with a lost answer is mentioned after a reload, and a retry finds it", { tag: "@phone" }, async ({
  shopper,
  page,
  kitchen,
  context,
}) => {
  const { checkout, order, open } = shopper;
  await withADish(shopper);
  await open("/order");
  await checkout.fill({ name: "Вера", phone: "9125550102", payment: "Онлайн (учебная оплата)", consent: true });
  const before = await kitchen.orderCount();
  await page.route("**/checkout/order", async (route) => {
    await route.fetch();
    await route.abort();
  });
  const unanswered = page.getByRole("alert").filter({ hasText: "Нет ответа от ресторана" });
  await checkout.submit.click();
  await expect(unanswered).toContainText("второй заказ не появится");
  await page.unroute("**/checkout/order");
  await page.reload();
  await expect(unanswered).toContainText("второй заказ не появится");
  await checkout.fill({ consent: true });
  await unanswered.getByRole("button", { name: "Повторить" }).click();
  await page.waitForURL(/sandbox-payments/);
  expect(await kitchen.orderCount()).toBe(before + 1);

  await page.goBack();
  await order.appears();
  await buttonsWork(page);
  await test.step("offline, the order stays when the page asks for news", async () => {
    await context.setOffline(true);
    const failed = page.waitForEvent("requestfailed");
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await failed;
    await expect(page.getByRole("link", { name: /^Оплатить/ })).toBeVisible();
  });

  await test.step("offline, the payment link shows the reason and stays on the page", async () => {
    await shopper.isTold("страница оплаты не откроется", () => page.getByRole("link", { name: /^Оплатить/ }).click());
    await expect(page).toHaveURL(/\/order\/\d/);
    await context.setOffline(false);
  });

  await test.step("a cancellation that the server fails to answer is reported as not sent", async () => {
    await page.route("**/cancel?**", (route) => route.fulfill({ status: 503, body: "{}" }));
    await page.getByRole("button", { name: "Отменить заказ" }).click();
    const sure = page.getByRole("dialog").getByRole("button", { name: "Отменить заказ" });
    await shopper.isTold("Ответ не отправлен", () => sure.click());
    await page.unroute("**/cancel?**");
  });
});

test("VALID-1 a press before the payment methods load asks for a method, and moves the focus to their section", {
  tag: "@phone",
}, async ({ shopper, page }) => {
  const { checkout, open } = shopper;
  await withADish(shopper);
  let letCome = (): void => undefined;
  const isLet = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route("**/checkout/quote**", async (route) => {
    await isLet;
    await route.continue();
  });
  await open("/order");
  await checkout.fill({ name: "Вера", phone: "9125550103", consent: true });
  await checkout.submit.click();
  await expect(checkout.section("Оплата")).toBeFocused();
  await expect(checkout.section("Оплата")).toContainText("Выберите способ оплаты");
  letCome();
  await checkout.choice("Наличными").click();
  await expect(checkout.section("Оплата")).not.toContainText("Выберите способ оплаты");
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("offline, a waiting part of the page is reported once", { tag: "@phone" }, async ({ shopper, page, context }) => {
  const words = page.getByText("Нет связи. Корзина сохранена");
  await shopper.open("/menu/garniry");
  // The part that reports it is loaded when the page is idle.
  await arrowsWork(page);
  await context.setOffline(true);
  await expect(words).toHaveCount(1);
  await shopper.place.line.click();
  await expect(page.locator("[popover]:popover-open").getByText("Нет связи")).toBeVisible();
  await expect(words).toHaveCount(1);
  await context.setOffline(false);
  await expect(shopper.place.dialog).toBeVisible();
});
