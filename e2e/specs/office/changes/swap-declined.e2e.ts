import { askForSwap, paidOrder } from "../../../fixtures/changed-order.ts";
import { expect, test } from "../../../fixtures/office.ts";
import { dishes } from "../../../known/dishes.ts";

/** Another second than other walks, so that this walk gets its own server. */
test.use({ testNow: "2026-11-18T17:00:12+03:00", expectedErrors: [/status of (401|403)/] });

test("CHANGE-1 an order stays as it was if its guest declines the change, and the board hears it", {
  tag: "@desktop",
}, async ({ page: tablet, door, openWindow, shop }) => {
  const guest = await openWindow("phone");
  const order = await paidOrder({ tablet, guest, door, origin: shop.url });
  const { window, card, story, text } = order;
  await askForSwap(order, tablet);
  await expect(story).toContainText("Ресторан предлагает изменить заказ");
  await story.getByRole("button", { name: "Оставить как было" }).click();
  await expect(window.getByText(text("change.step.declined")).first()).toBeVisible();
  await tablet.keyboard.press("Escape");
  await expect(card).toContainText(dishes.fondant.name.ru);
  await expect(card).toContainText(text("change.step.declined"));
});
