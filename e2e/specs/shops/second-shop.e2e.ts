import type { Locator, Page } from "@playwright/test";
import { burgersShop as test } from "../../fixtures/burgers-shop.ts";
import { expect } from "../../fixtures/walk.ts";
import type { KnownDish } from "../../known/dishes.ts";
import { roubles } from "../../pages/words.ts";

/** Half past midnight on a Thursday: the kitchens are open until two. */
test.use({ testNow: "2026-11-19T00:30:00+03:00" });

const dish = (id: number, name: string, price: number): KnownDish => ({ id, name: { ru: name, en: name }, price });
const classic = dish(101, "Классический", 390);
const blueCheese = dish(103, "С голубым сыром", 490);
const cola = dish(301, "Кола", 150);
const menu = [classic, dish(102, "Двойной огонь", 540), blueCheese, dish(104, "Овощной", 350)];
const sides = [dish(201, "Картофель фри", 190), dish(202, "Луковые кольца", 230), cola, dish(302, "Лимонад", 170)];

/** Waits until the browser has decoded a picture. A broken one has no width. */
async function isShown(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image) => Number(Reflect.get(image, "naturalWidth")))).toBeGreaterThan(0);
}

/** The map with the pin in its middle. */
const map = (page: Page) => page.getByRole("application", { name: "Карта зон доставки" });

test("a shop with JPEG and PNG photos shows every picture, on cards, in the sheet and in the cart", {
  tag: "@phone",
}, async ({ shopper, page }) => {
  await shopper.open("/");
  await expect(page).toHaveTitle(/Два огня/);
  for (const each of [...menu, ...sides]) {
    const picture = shopper.menu.card(each).getByRole("presentation").first();
    await isShown(picture);
    await expect.poll(() => picture.evaluate((image) => String(Reflect.get(image, "currentSrc")))).toMatch(/\.webp/);
  }
  await shopper.place.open();
  await shopper.place.collectAt("На Кирова");
  await shopper.menu.openSheet(blueCheese);
  await isShown(shopper.menu.sheet.locator("img").first());
  await shopper.menu.addFor(roubles(blueCheese.price, "ru")).click();
  await shopper.menu.add(cola);
  await shopper.cart.open();
  for (const each of [blueCheese, cola]) await isShown(shopper.cart.line(each).locator("img"));
});

test("PRICE-5 at night a dinner is delivered to an address outside every list, typed and placed on the map", {
  tag: "@phone",
}, async ({ shopper, page, request, operatorKeys }) => {
  const { place, cart, checkout, order } = shopper;
  await shopper.open("/");
  await place.open();
  await expect(map(page)).toBeVisible();
  await expect(place.street).not.toHaveAttribute("placeholder");
  await place.street.fill("улица Ленина, 51");
  await expect(place.dialog).not.toContainText("нет на нашей карте");

  await test.step("without a point the form shows what is missing", async () => {
    await place.dialog.getByRole("button", { name: "Привезти сюда" }).click();
    await expect(place.street).toHaveAccessibleDescription(/Поставьте точку на карте или выберите зону/);
  });

  await test.step("a tap on the map sets the point, and the address stays as typed", async () => {
    await map(page).scrollIntoViewIfNeeded();
    const box = await map(page).boundingBox();
    if (box === null) throw new Error("the map has no size");
    // The zone "Центр" is east of the middle.
    await map(page).click({ position: { x: box.width * 0.62, y: box.height * 0.45 } });
    await expect(place.dialog).toContainText("Доставка 150 ₽");
    await expect(place.street).toHaveValue("улица Ленина, 51");
    await place.street.fill("улица Ленина, 51 к1");
    await expect(place.dialog).toContainText("Доставка 150 ₽");
  });

  await place.isPrivateHouse();
  await place.dialog.getByRole("button", { name: "Привезти сюда" }).click();
  await expect(place.dialog).toBeHidden();
  await expect(place.line).toContainText("улица Ленина, 51 к1");

  await shopper.menu.add(classic);
  await shopper.menu.add(cola);
  await cart.open();
  await expect.poll(cart.totalInRoubles).toBe(390 + 150 + 150);
  await cart.checkoutLink.click();
  await checkout.fill({ name: "Вера", phone: "+7 912 000-11-22", payment: "Наличными", consent: true });
  await checkout.submit.click();
  const id = await order.appears();
  await expect(page.getByRole("main")).toContainText("улица Ленина, 51 к1");
  const stored = await request.get(`/wp-json/wc/v3/orders/${id}`, { params: { ...operatorKeys } });
  const meta: { key: string; value: unknown }[] = (await stored.json()).meta_data;
  expect(meta).toContainEqual({ key: "zone_id", value: "centr" });
  expect(meta).toContainEqual({ key: "address_unconfirmed", value: true });
});

test("PRICE-5 without the map the zone is chosen by name, and the next order reuses it with one tap", {
  tag: "@phone",
}, async ({ shopper, page }) => {
  const { place, cart, checkout, order } = shopper;
  await shopper.open("/");
  await place.open();
  await place.street.fill("улица Беляева, 8");
  await place.dialog.locator("label").filter({ hasText: "Правый берег" }).click();
  await expect(place.dialog.getByText("бесплатно от 2 000 ₽")).toBeVisible();
  await place.isPrivateHouse();
  await place.dialog.getByRole("button", { name: "Привезти сюда" }).click();
  await expect(place.line).toContainText("улица Беляева, 8");
  await shopper.menu.add(classic);
  await shopper.menu.add(blueCheese);
  await cart.open();
  await expect.poll(cart.totalInRoubles).toBe(390 + 490 + 200);
  await cart.checkoutLink.click();
  await checkout.fill({ name: "Вера", phone: "+7 912 000-11-22", payment: "Наличными", consent: true });
  await checkout.submit.click();
  await order.appears();
  await expect(page.getByRole("main")).toContainText("улица Беляева, 8");

  await shopper.open("/");
  await place.open();
  await place.dialog.getByRole("button", { name: "улица Беляева, 8" }).click();
  await expect(place.dialog).toBeHidden();
});

test("at night an order is picked up at the second branch, whose kitchen closes at two", { tag: "@phone" }, async ({
  shopper,
  page,
}) => {
  const { place, cart, checkout, order } = shopper;
  await shopper.open("/");
  await place.open();
  await place.collectAt("На Правом берегу");
  await shopper.menu.add(classic);
  await cart.open();
  await expect.poll(cart.totalInRoubles).toBe(390);
  await cart.checkoutLink.click();
  // The shop has no bonus.json, so it shows no points.
  await expect(page.getByRole("main")).toContainText("Итого");
  await expect(page.getByRole("button", { name: /баллы/ })).toHaveCount(0);
  await checkout.fill({ name: "Олег", phone: "+7 912 000-11-22", payment: "Картой при получении", consent: true });
  await checkout.submit.click();
  await order.appears();
  await expect(page.getByRole("main")).toContainText("улица Генерала Попова, 4");
});
