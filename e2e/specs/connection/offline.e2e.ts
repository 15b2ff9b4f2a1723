import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { cachedAddresses, copiesAreMade } from "../../pages/device.ts";
import type { Shopper } from "../../pages/shopper.ts";

test.use({
  testNow: WEDNESDAY_AFTERNOON,
  serviceWorkers: "allow",
  expectedErrors: [/net::ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to (fetch|load resource)/],
});

const picca = "/menu/picca/_payload.json?route=menu";

async function fillTheForm({ open, place, menu, cart, checkout }: Shopper): Promise<void> {
  await open("/menu/garniry");
  await place.open();
  await place.collectAt(points.sobornaya.name.ru);
  await menu.add(dishes.mash);
  await cart.open();
  await cart.checkoutLink.click();
  await checkout.fill({ name: "Гость", phone: "89125550101", payment: "Картой при получении", consent: true });
}

test("EXT-1 STATE-1 offline the menu and its sections open, and the page shows that it is offline", {
  tag: "@phone",
}, async ({ shopper, page, context }) => {
  await shopper.open("/");
  await copiesAreMade(page, "/", "/offline", picca);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("status").filter({ hasText: "Нет связи. Корзина сохранена" })).toBeVisible();
  await expect(shopper.menu.card(dishes.margherita)).toBeVisible();
  await shopper.menu.section("Пицца").getByRole("heading").getByRole("link", { name: "Пицца" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Пицца" })).toBeVisible();
  await expect(shopper.menu.card(dishes.margherita)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("status").filter({ hasText: "Нет связи" })).toBeHidden();
  // Uncached parts appear once they are available.
  await expect.poll(() => shopper.menu.card(dishes.margherita).locator("img").evaluate(widthOf)).toBeGreaterThan(16);
});

test("STATE-1 offline a search uses the device's cached menu, and shows it", {
  tag: "@phone",
}, async ({ shopper, page, context }) => {
  await shopper.open("/");
  await copiesAreMade(page, "/", "/offline", picca);
  await context.setOffline(true);
  await page.getByRole("banner").getByRole("link", { name: "Поиск по меню" }).click();
  await page.getByRole("searchbox", { name: "Поиск по меню" }).fill("маргорита");
  await expect(shopper.menu.card(dishes.margherita)).toBeVisible();
  await expect(page.getByText("Нет связи: ищем только в меню, сохранённом на этом устройстве")).toBeVisible();
  await page.reload();
  await expect(shopper.menu.card(dishes.margherita)).toBeVisible();
});

/** Runs in the page. */
function widthOf(picture: HTMLElement): number {
  return picture instanceof HTMLImageElement ? picture.naturalWidth : 0;
}

test("STATE-1 a page that was never visited shows that the device is offline, and loads after the reconnection", {
  tag: "@phone",
}, async ({ shopper, page, context }) => {
  await shopper.open("/");
  await copiesAreMade(page, "/offline", picca);
  await context.setOffline(true);
  // This page has no cached copy either, but its data are cached.
  await page.goto("/menu/picca");
  await expect(shopper.menu.card(dishes.margherita)).toBeVisible();
  await page.goto("/gallery");
  await expect(page.getByRole("heading", { level: 1, name: "Нет связи" })).toBeVisible();
  await page.getByRole("button", { name: "Попробовать ещё раз" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Нет связи" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Галерея" })).toBeVisible();
});

test.describe("in English", () => {
  test.use({ language: "en" });
  test("APP-3 the offline page is in the visitor's language, and links to the menu", {
    tag: "@phone",
  }, async ({ shopper, page, context }) => {
    await shopper.open("/");
    await copiesAreMade(page, "/offline", "/");
    await context.setOffline(true);
    await page.goto("/gallery");
    await expect(page.getByRole("heading", { level: 1, name: "No connection" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Home" }).click();
    await expect(shopper.menu.card(dishes.margherita)).toBeVisible();
  });
});

test("STATE-1 a dish opened within the site shows that the device is offline, and loads after the reconnection", {
  tag: "@desktop",
}, async ({ shopper, page, context }) => {
  await shopper.open("/menu/picca");
  await copiesAreMade(page, "/offline");
  await context.setOffline(true);
  await shopper.menu.card(dishes.margherita).getByRole("link", { name: "Маргарита", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Нет связи" })).toBeVisible();
  await context.setOffline(false);
  await expect(shopper.menu.sheet).toHaveAccessibleName("Маргарита");
});

test("ENT-7 an order offline is refused with a clear text, nothing is lost, and nothing personal is cached", {
  tag: "@phone",
}, async ({ shopper, kitchen, page, context }) => {
  await fillTheForm(shopper);
  await copiesAreMade(page, "/offline");
  const before = await kitchen.orderCount();
  await context.setOffline(true);
  await shopper.checkout.submit.click();
  const notSent = page.getByRole("alert").filter({ hasText: "Заказ не отправлен: нет связи" });
  await expect(notSent).toContainText("сохранены");
  await page.reload();
  // The browser stores the form, so it is unchanged, shows that it is offline, and still sends nothing.
  await expect(page.getByRole("status").filter({ hasText: "Нет связи. Корзина сохранена" })).toBeVisible();
  await expect(shopper.checkout.phone).toHaveValue("+7 912 555-01-01");
  await shopper.checkout.fill({ consent: true });
  await shopper.checkout.submit.click();
  await expect(notSent).toContainText("сохранены");
  await context.setOffline(false);
  // Missing data load automatically, but the order is not sent automatically.
  await expect(shopper.checkout.choice("Картой при получении")).toBeVisible();
  await expect(notSent).toContainText("Связь вернулась");
  expect(await kitchen.orderCount()).toBe(before);
  await shopper.checkout.submit.click();
  await shopper.order.appears();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Нет связи" })).toBeVisible();
  const own = (await cachedAddresses(page)).filter((address) =>
    /^\/(?:lk|order|api|wp-json)(?:[/?]|$)|key=/.test(address),
  );
  expect(own).toEqual([]);
  await context.setOffline(false);
  await shopper.order.appears();
});
