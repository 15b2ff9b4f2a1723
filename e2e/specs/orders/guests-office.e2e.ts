import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { addresses } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON });

test("an order for later requires a time, and the door of an office is written as typed", {
  tag: "@phone",
}, async ({ shopper, page, kitchen }) => {
  const { place, menu, checkout, order, open } = shopper;
  await open("/menu/goryachee");
  await place.open();
  await expect(place.dialog.getByLabel("Квартира", { exact: true })).toHaveAttribute("inputmode", "text");
  await place.deliverTo(addresses.centre, { apartment: "офис 305" });
  await menu.add(dishes.cheeks);
  await open("/order");
  await expect(checkout.section("Куда")).toContainText("офис 305");
  await expect(checkout.section("Куда")).not.toContainText("Квартира");
  await checkout.fill({ name: "Ольга", phone: "9125550101", payment: "По счёту для организаций", consent: true });
  await checkout.choice("Ко времени").click();

  const before = await kitchen.orderCount();
  await checkout.submit.click();
  await expect(checkout.section("Когда")).toBeFocused();
  await expect(checkout.section("Когда").getByRole("alert")).toHaveText("Выберите время");
  expect(await kitchen.orderCount()).toBe(before);

  await checkout.fill({ comment: "Чек на ООО «Ромашка»" });
  const slot = await checkout.pickSlot("19:00");
  await checkout.submit.click();
  await order.appears();
  const facts = page.getByRole("main").locator("dl").first();
  await expect(facts).toContainText(slot.slice(0, 5));
  await expect(facts).toContainText("18, офис 305");
  // A label that is broken inside its word takes two lines.
  const label = facts.getByRole("term").filter({ hasText: "Комментарий" });
  const lines = () =>
    label.evaluate((term) => {
      const range = document.createRange();
      range.selectNodeContents(term);
      return range.getClientRects().length;
    });
  await expect.poll(lines).toBe(1);
});
