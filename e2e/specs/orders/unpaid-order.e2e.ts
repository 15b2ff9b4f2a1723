import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { buttonsWork, type Shopper } from "../../pages/shopper.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON, contextOptions: { reducedMotion: "reduce" } });

const online = "Онлайн (учебная оплата)";
const phones = ["+7 912 000-61-01", "+7 912 000-61-02", "+7 912 000-61-03"] as const;

/** Orders a burger for pickup and opens the payment page. */
async function toPaymentPage({ page, place, menu, cart, checkout, open }: Shopper, phone: string): Promise<void> {
  await open("/");
  await place.open();
  await place.collectAt(points.sobornaya.name.ru);
  await menu.add(dishes.burger);
  await cart.open();
  await cart.checkoutLink.click();
  await checkout.fill({ name: "Рита", phone, payment: online, consent: true });
  await checkout.submit.click();
  await page.waitForURL(/\/sandbox-payments\//);
}

test("Back from the payment page shows the waiting order, with every payment method and cancelling", {
  tag: "@phone",
}, async ({ shopper, page }) => {
  await toPaymentPage(shopper, phones[0]);
  await page.goBack();
  await page.waitForURL(/\/order\/\d+\?key=/);
  const main = page.getByRole("main");
  await expect(shopper.order.headline).toHaveText("Заказ ждёт оплаты");
  await expect(shopper.order.headline).toBeInViewport();
  await expect(main.getByText(/Держим заказ до \d\d:\d\d/)).toBeVisible();
  await expect(main.getByRole("link", { name: /^Оплатить 450/ })).toBeVisible();
  const others = main.getByRole("group", { name: "Оплатить иначе" });
  await expect(others.getByRole("button")).toHaveText(["Наличными", "Картой при получении"]);
  await expect(main.getByRole("button", { name: "Отменить заказ" })).toHaveCount(1);
  await buttonsWork(page);
  await others.getByRole("button", { name: "Картой при получении" }).click();
  await expect(shopper.order.headline).toHaveText("Заказ принят, скоро начнём готовить");
  await expect(shopper.order.fact("Оплата")).toHaveText("Картой при получении");
  await expect(main.getByRole("link", { name: /Оплатить/ })).toHaveCount(0);
  await expect(main.getByText(/^Будет готов к \d\d:\d\d$/)).toBeVisible();
});

test("an order stays reachable after a card declined twice, a closed tab and a lost connection", {
  tag: "@phone",
}, async ({ shopper, page, context }) => {
  await toPaymentPage(shopper, phones[1]);
  const main = page.getByRole("main");
  await page.getByRole("button", { name: "Отклонить оплату" }).click();
  await expect(shopper.order.headline).toHaveText("Оплата не прошла");
  await expect(main.getByRole("alert")).toContainText(/Деньги не списаны\. Держим заказ до \d\d:\d\d/);
  await main.getByRole("link", { name: /^Попробовать ещё раз, 450/ }).click();
  await page.getByRole("button", { name: "Отклонить оплату" }).click();
  await expect(shopper.order.headline).toHaveText("Оплата не прошла");
  await page.close();

  const later = await context.newPage();
  await later.goto("/order");
  await buttonsWork(later);
  const waiting = later.getByRole("main");
  await expect(waiting.getByRole("heading", { name: /^Заказ \d+ ждёт оплаты$/ })).toBeFocused();
  await expect(waiting).toContainText(dishes.burger.name.ru);
  await context.setOffline(true);
  await waiting.getByRole("button", { name: "Наличными" }).click();
  await expect(later.getByText("Нет связи, способ оплаты не изменён. Попробуйте ещё раз")).toBeVisible();
  await context.setOffline(false);
  await waiting.getByRole("button", { name: "Наличными" }).click();
  await later.waitForURL(/\/order\/\d+\?key=/);
  await expect(later.getByRole("heading", { level: 1 })).toHaveText("Заказ принят, скоро начнём готовить");
  await later.goto("/order");
  await expect(later.getByText("Корзина пуста").first()).toBeVisible();
});

test("a paid order that the restaurant cancels shows the refund, its destination and its date", {
  tag: "@desktop",
}, async ({ shopper, kitchen, page }) => {
  await toPaymentPage(shopper, phones[2]);
  await page.getByRole("button", { name: "Оплатить" }).click();
  const id = await shopper.order.appears();
  await shopper.order.isLive();
  const main = page.getByRole("main");
  // A guest sees the same refund terms before cancelling.
  await main.getByRole("button", { name: "Отменить заказ" }).click();
  const question = page.getByRole("dialog", { name: "Отменить заказ?" });
  await expect(question).toContainText(/Вернём 450\s₽ на карту до \d+\s\p{L}+/u);
  await question.getByRole("button", { name: "Оставить" }).click();
  await kitchen.cancel(id);
  await expect(shopper.order.headline).toHaveText("Заказ отменён");
  await expect(main.getByText(/(?:Вернём|Вернули) 450\s₽ на карту.* до \d+\s\p{L}+/u)).toBeVisible();
});
