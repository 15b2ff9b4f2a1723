import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import type { Shopper } from "../../pages/shopper.ts";

/** The embankment closes at ten and needs 35 minutes to cook. */
const tooLate = test.extend<object, { testNow: string }>({
  testNow: ["2026-11-18T21:53:00+03:00", { scope: "worker" }],
});
const inTime = test.extend<object, { testNow: string }>({
  testNow: ["2026-11-18T21:13:00+03:00", { scope: "worker" }],
});

async function borschtAtTheEmbankment({ open, place, menu, cart }: Shopper): Promise<void> {
  await open("/menu/supy/goryachie-supy");
  await place.open();
  await place.collectAt(points.embankment.name.ru);
  await menu.add(dishes.borscht);
  await cart.open();
}

tooLate(
  "minutes before closing the shop names the closing time and offers the next opening; by call it refuses",
  { tag: "@phone" },
  async ({ shopper, page, byCall }) => {
    await borschtAtTheEmbankment(shopper);
    const { cart, checkout } = shopper;
    await expect(cart.box).toContainText("Сегодня не успеем: кухня закрывается в 22:00");
    const order = {
      lines: [{ product_id: dishes.borscht.id, quantity: 1 }],
      warehouse: 503,
      pickup: points.embankment.id,
    };
    expect(await byCall.isRefused(order)).toMatchObject({ status: 422, code: "order_refused", reasons: ["closed"] });

    await cart.box.getByRole("button", { name: "На завтра к 08:00" }).click();
    await expect(cart.box).not.toContainText("закрывается");
    await expect(cart.box.getByText("На завтра к 08:00")).toBeVisible();
    await cart.checkoutLink.click();
    await checkout.fill({ name: "Олег", phone: "+7 912 000-11-22", payment: "Картой при получении", consent: true });
    await expect(page.getByRole("radio", { name: "Ко времени" })).toBeChecked();
    await expect(page.getByRole("radio", { name: /Как можно скорее/ })).toBeDisabled();
    await checkout.submit.click();
    await shopper.order.appears();
    await expect(page.getByRole("main")).toContainText("08:00");
    await page.goBack();
    await expect(page, "not to the checkout, which is empty now").toHaveURL(/\/menu\/supy\/goryachie-supy$/);
  },
);

inTime(
  "a countdown says for how long the kitchen still takes orders, in cart and checkout",
  { tag: "@phone" },
  async ({ shopper, page }) => {
    await borschtAtTheEmbankment(shopper);
    // The server's clock runs from its start, which may be some minutes ago.
    const countdown = /Кухня принимает заказы ещё (?:[5-9]|1[0-2]) минут/;
    await expect(shopper.cart.box.getByRole("status").filter({ hasText: countdown })).toBeAttached();
    await expect(shopper.cart.box.locator('p[aria-hidden="true"]').filter({ hasText: countdown })).toBeVisible();
    await shopper.cart.checkoutLink.click();
    await expect(page.getByRole("main").locator('p[aria-hidden="true"]').filter({ hasText: countdown })).toBeVisible();
  },
);
