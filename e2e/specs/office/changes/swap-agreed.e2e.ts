import { askForSwap, paidOrder } from "../../../fixtures/changed-order.ts";
import { expect, test } from "../../../fixtures/office.ts";
import { dishes } from "../../../known/dishes.ts";

/** Another second than other walks, so that this walk gets its own server. */
test.use({ testNow: "2026-11-18T17:00:11+03:00", expectedErrors: [/status of (401|403)/] });

test("CHANGE-1 CHANGE-3 a dish of a paid order is replaced once its guest agrees on the own page", {
  tag: "@desktop",
}, async ({ page: tablet, door, openWindow, shop }) => {
  const guest = await openWindow("phone");
  const order = await paidOrder({ tablet, guest, door, origin: shop.url });
  const { window, card, story, text } = order;
  await askForSwap(order, tablet);
  await expect(window.getByText(/^Ждём согласия гостя до \d\d:\d\d$/)).toBeVisible();
  await expect(story).toContainText("Ресторан предлагает изменить заказ");
  await expect(story).toContainText(dishes.cheeks.name.ru);
  await story.getByRole("button", { name: "Согласиться" }).click();
  await expect(window.getByRole("list").first()).toContainText(dishes.cheeks.name.ru);
  const changes = window.getByRole("region", { name: text("change.list") });
  await expect(changes).toContainText(text("change.agreed.link"));
  await expect(changes).toContainText("1 → 0");
  await expect(window.getByText(/^Получить 300/)).toBeVisible();
  await tablet.keyboard.press("Escape");
  await expect(card).toContainText("Изменён в");
  await expect(card.getByRole("listitem").filter({ hasText: dishes.cheeks.name.ru }).first()).toBeVisible();
  await expect(story).toContainText("Что изменилось в заказе");
});
