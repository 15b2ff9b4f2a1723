import type { APIRequestContext } from "@playwright/test";
import type { ConsumerKeys } from "../../fixtures/server.ts";
import { expect, test } from "../../fixtures/walk.ts";
import { dishes, type KnownDish } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_EVENING } from "../../known/times.ts";
import { buttonsWork, type Shopper } from "../../pages/shopper.ts";
import { roubles } from "../../pages/words.ts";

test.use({ testNow: WEDNESDAY_EVENING });

/** Breakfast is offered from 8 to 12, Sobornaya opens at 11. */
const nextBreakfast = "На завтра к 11:00";
const price = (amount: number) => roubles(amount, "ru");

async function atSobornaya({ open, place }: Shopper, path: string): Promise<void> {
  await open(path);
  await place.open();
  await place.collectAt(points.sobornaya.name.ru);
}

test("breakfast in the evening is ordered for tomorrow from its card, at its real price, with tomorrow's menu", {
  tag: "@phone",
}, async ({ shopper, page }) => {
  await atSobornaya(shopper, "/menu/zavtraki");
  const { menu, cart } = shopper;
  await expect(menu.card(dishes.syrniki)).toContainText(`С 08:00 до 12:00. ${nextBreakfast}`);
  await shopper.isTold(`${dishes.syrniki.name.ru}`, () => menu.add(dishes.syrniki));
  await expect(menu.card(dishes.syrniki)).not.toContainText("С 08:00 до 12:00");

  await menu.openSheet(dishes.syrniki);
  await expect(menu.sheet).not.toContainText("С 08:00 до 12:00");
  await page.keyboard.press("Escape");
  await cart.open();
  await expect(cart.box.getByText(nextBreakfast)).toBeVisible();
  await expect(cart.total).toHaveText(price(dishes.syrniki.price));
  await cart.checkoutLink.click();
  await expect(page.getByRole("radio", { name: "Ко времени" })).toBeChecked();
});

test("breakfast beside a dish for now offers a time for both and quotes both for it", { tag: "@phone" }, async ({
  shopper,
}) => {
  await atSobornaya(shopper, "/menu/supy/goryachie-supy");
  const { menu, cart, open } = shopper;
  await menu.add(dishes.borscht);
  await open("/menu/zavtraki");
  await menu.add(dishes.syrniki);
  await cart.open();
  await expect(cart.line(dishes.syrniki)).toContainText("Готовим с 08:00 до 12:00");
  await expect(cart.total).toHaveText(price(dishes.borscht.price));
  await cart.line(dishes.syrniki).getByRole("button", { name: nextBreakfast }).click();
  await expect(cart.total).toHaveText(price(dishes.borscht.price + dishes.syrniki.price));
  await expect(cart.line(dishes.syrniki)).not.toContainText("Готовим");
});

test("a chosen slot that has passed is replaced by the nearest one, with a notice", { tag: "@phone" }, async ({
  shopper,
  page,
}) => {
  await atSobornaya(shopper, "/menu/supy/goryachie-supy");
  await shopper.menu.add(dishes.borscht);
  await shopper.open("/order");
  await shopper.checkout.pickSlot("19:00");
  // Time passes while the page is closed. The open page would write its own slot again.
  await page.addInitScript(() => {
    const stored = localStorage.getItem("skatert-checkout") ?? "";
    localStorage.setItem(
      "skatert-checkout",
      stored.replace('"from":1140', '"from":990').replace('"to":1170', '"to":1020'),
    );
  });
  await page.reload();
  await buttonsWork(page);
  const told = page
    .getByRole("alert")
    .filter({ hasText: "К 16:30 уже не успеем. Поставили ближайшее время: Сегодня к 18:00" });
  await expect(told).toBeVisible();
  await expect(page.getByRole("button", { name: /^18:00/ })).toHaveAttribute("aria-pressed", "true");
});

async function setPrice(
  request: APIRequestContext,
  keys: ConsumerKeys,
  dish: KnownDish,
  amount: number,
): Promise<void> {
  const answer = await request.put(`/wp-json/wc/v3/products/${dish.id}`, {
    params: { ...keys },
    data: { regular_price: String(amount) },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test("a price that changes while cart and checkout are open is shown before the press, with both totals", {
  tag: "@phone",
}, async ({ shopper, page, request, operatorKeys }) => {
  const dish = dishes.cheeks;
  await atSobornaya(shopper, "/menu/goryachee/myaso-i-ptica");
  await shopper.menu.add(dish);
  await shopper.cart.open();
  await expect(shopper.cart.total).toHaveText(price(dish.price));
  await setPrice(request, operatorKeys, dish, dish.price + 60);
  const change = `Было ${price(dish.price)}, стало ${price(dish.price + 60)}`;
  await expect(shopper.cart.box.getByRole("alert").filter({ hasText: change })).toBeVisible();
  await shopper.cart.checkoutLink.click();

  const told = page.getByRole("main").getByRole("alert").filter({ hasText: change });
  await expect(told).toBeVisible();
  await expect(shopper.checkout.submit).toContainText(price(dish.price + 60));
  await told.getByRole("button", { name: "Понятно" }).click();
  await expect(told).toHaveCount(0);
  await setPrice(request, operatorKeys, dish, dish.price);
  const back = `Было ${price(dish.price + 60)}, стало ${price(dish.price)}`;
  await expect(page.getByRole("main").getByRole("alert").filter({ hasText: back })).toBeVisible();
});
