import { paidOrder } from "../../../fixtures/changed-order.ts";
import { expect, OWNER, test } from "../../../fixtures/office.ts";
import { dishes } from "../../../known/dishes.ts";

/** Another second than other walks, so that this walk gets its own server. */
test.use({ testNow: "2026-11-18T17:00:13+03:00", expectedErrors: [/status of (401|403)/] });

test("CHANGE-2 STAFF-3 one dish is given back to the card after the PIN, a sum by hand, and the order says so", {
  tag: "@desktop",
}, async ({ page: tablet, door, openWindow, shop }) => {
  const guest = await openWindow("phone");
  const { window, story, text } = await paidOrder({ tablet, guest, door, origin: shop.url });
  await window.getByRole("button", { name: text("refund.open") }).click();
  const refund = tablet.getByRole("dialog", { name: /^Вернуть деньги за заказ/ });
  await refund.getByRole("checkbox", { name: dishes.fondant.name.ru }).check();
  await refund.getByRole("button", { name: text("refund.reason.cold") }).click();
  await expect(refund.getByRole("status")).toContainText("390");
  await refund.getByRole("button", { name: /^Вернуть 390/ }).click();
  await refund.getByLabel(text("board.pin.label")).fill(OWNER.pin);
  await refund.getByRole("button", { name: text("board.pin.do") }).click();
  await expect(refund).toBeHidden();
  const refunds = window.getByRole("region", { name: text("refund.list") });
  await expect(refunds).toContainText("390");
  await expect(refunds).toContainText(text("refund.state.done"));
  await expect(story).toContainText("Возвраты");

  await window.getByRole("button", { name: text("refund.open") }).click();
  await refund.getByRole("radio", { name: text("refund.what.sum") }).check();
  await refund.getByLabel(text("refund.sum")).fill("50");
  await tablet.keyboard.press("Escape");
  await window.getByRole("button", { name: text("refund.open") }).click();
  await expect(refund.getByLabel(text("refund.sum"))).toHaveValue("50");
  await refund.getByRole("radio", { name: text("refund.way.cash") }).check();
  await refund.getByRole("button", { name: text("refund.reason.late") }).click();
  await refund.getByRole("button", { name: /^Вернуть 50/ }).click();
  await expect(refund).toBeHidden();
  await expect(refunds).toContainText(text("refund.state.to-hand-back"));
  await refunds.getByRole("button", { name: /^Вернули 50/ }).click();
  await expect(refunds).not.toContainText(text("refund.state.to-hand-back"));
});
