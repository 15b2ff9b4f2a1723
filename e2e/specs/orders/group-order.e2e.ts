import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { bar, hostDialog, joins, opensGroup, patient, person } from "../../pages/group-order.ts";
import { words } from "../../pages/words.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON, contextOptions: { reducedMotion: "reduce" } });

/** Sets whether the shop has a dish. */
async function setStock(shop: { readonly url: string }, page: Page, keys: object, inStock: boolean): Promise<void> {
  const answer = await page.request.put(`${shop.url}/wp-json/wc/v3/products/${dishes.borscht.id}`, {
    params: { ...keys },
    data: { stock_status: inStock ? "instock" : "outofstock" },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test("friends add dishes under their names, the host closes and orders, and the order names them", {
  tag: "@phone",
}, async ({ shopper, page, browser, shop, operatorKeys }) => {
  await shopper.open("/");
  await shopper.place.open();
  await shopper.place.collectAt(points.sobornaya.name.ru);
  await shopper.menu.add(dishes.burger);
  const link = await opensGroup(shopper, "Анна");

  const oleg = await joins(browser, link, "Олег");
  await oleg.menu.add(dishes.borscht);
  await oleg.menu.add(dishes.fondant);
  const ira = await joins(browser, link, "Ира");
  await ira.menu.add(dishes.burger);
  await ira.menu.add(dishes.burger);

  // The host sees both while they choose, each with the sum.
  await expect(person(page, "Олег")).toContainText(/Борщ с говядиной × 1, Шоколадный фондан × 1/);
  await expect(person(page, "Олег")).toContainText("780 ₽");
  await expect(person(page, "Ира")).toContainText(/Бургер классический × 2/);

  // A reload loses nothing, and the dishes still belong to the guest.
  await oleg.page.reload();
  await expect(bar(oleg.page)).toContainText("Ваших блюд на 780 ₽", patient);
  await bar(ira.page).getByRole("button", { name: "Готово" }).click();
  await expect(person(page, "Ира")).toContainText("готово");

  // A guest does not check out.
  await oleg.page.goto(`${shop.url}/order`);
  await expect(oleg.page.getByText("Этот заказ оформит Анна")).toBeVisible();
  await oleg.page.goto(shop.url);

  // A dish sells out before the host closes. It is named with its guest.
  await setStock(shop, page, operatorKeys, false);
  await hostDialog(page).getByRole("button", { name: "Закрыть и оформить" }).click();
  await expect(hostDialog(page)).toContainText("Не вошло в заказ: Борщ с говядиной (Олег)");
  await expect(bar(oleg.page)).toContainText("Заказ оформляют", patient);

  // A friend who joins now reads that it is closed.
  const late = await browser.newPage({ locale: "ru-RU" });
  await late.goto(link);
  await expect(late.getByText("Заказ уже закрыт: добавить блюда нельзя")).toBeVisible();
  await expect(late.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);

  // After reopening, the dish is back and is merged with the others.
  await setStock(shop, page, operatorKeys, true);
  await hostDialog(page).getByRole("button", { name: "Открыть для друзей снова" }).click();
  await expect(hostDialog(page).getByText(/\/together\//)).toBeVisible();
  await hostDialog(page).getByRole("button", { name: "Закрыть и оформить" }).click();
  await expect(shopper.checkout.title).toBeVisible();

  // The host takes a friend's dish out, and the friend reads which and what is left to settle.
  await shopper.open("/");
  await shopper.cart.open();
  await shopper.cart.box
    .getByRole("list", { name: "Олег" })
    .getByRole("button", { name: words.ru.fewer(dishes.fondant.name.ru) })
    .click();
  await expect(bar(oleg.page)).toContainText("Из заказа убрали: Шоколадный фондан", patient);
  await expect(bar(oleg.page)).toContainText("Заказ оформляют. Ваших блюд на 390 ₽");
  await shopper.open("/order");
  await shopper.checkout.fill({
    name: "Анна",
    phone: "9995550101",
    payment: words.ru.card,
    consent: true,
  });
  await shopper.checkout.submit.click();
  const id = await shopper.order.appears();

  const main = page.getByRole("main");
  await expect(main.getByRole("list", { name: "Олег" })).toContainText("Борщ с говядиной");
  await expect(main.getByRole("list", { name: "Олег" })).not.toContainText("Шоколадный фондан");
  await expect(main.getByRole("list", { name: "Ира" })).toContainText("Бургер классический");
  const kitchen = await page.request.get(`${shop.url}/wp-json/wc/v3/orders/${id}`, { params: { ...operatorKeys } });
  const items: readonly { name: string; meta_data: readonly { key: string; value: string }[] }[] = (
    await kitchen.json()
  ).line_items;
  expect(items.map(({ name, meta_data: meta }) => [name, meta.find(({ key }) => key === "person")?.value])).toEqual([
    [dishes.burger.name.ru, undefined],
    [dishes.borscht.name.ru, "Олег"],
    [dishes.burger.name.ru, "Ира"],
  ]);

  // Each friend sees the sum to settle, and has their own cart back.
  await expect(bar(ira.page)).toContainText("Заказ оформлен. Ваших блюд на 900 ₽", patient);
  await bar(ira.page).getByRole("button", { name: "Понятно" }).click();
  await expect(bar(ira.page)).toBeHidden();
  await expect(ira.cart.bar).toBeHidden();
  await expect(bar(oleg.page)).toContainText("Заказ оформлен. Ваших блюд на 390 ₽", patient);
  await expect(bar(oleg.page)).toContainText("Из заказа убрали: Шоколадный фондан");
  for (const each of [oleg.page, ira.page, late]) await each.close();
});

test("a guest's own cart is saved, and restored when the guest leaves", { tag: "@phone" }, async ({
  shopper,
  page,
  browser,
  shop,
}) => {
  await shopper.open("/");
  await shopper.place.open();
  await shopper.place.collectAt(points.vokzalny.name.ru);
  await shopper.menu.add(dishes.burger);
  const made = await page.request.post(`${shop.url}/wp-json/systeminfo/v1/group_orders`, {
    data: { host: "Анна", warehouse_id: points.sobornaya.warehouseId },
  });
  const { id, key } = await made.json();
  await shopper.open(`/together/${id}`);
  await expect(page.getByText("Ваша корзина подождёт: вернём её после этого заказа")).toBeVisible();
  await page.getByRole("button", { name: "Добавить свои блюда" }).click();
  await expect(page.getByText("Напишите имя, чтобы было понятно, чьи блюда")).toBeVisible();
  await page.getByLabel("Ваше имя").fill("Олег");
  await page.getByLabel("Ваше имя").press("Enter");
  await expect(bar(page)).toBeVisible(patient);
  await expect(shopper.cart.bar).toBeHidden();
  await shopper.menu.add(dishes.crab);
  await expect
    .poll(
      async () =>
        (await (await page.request.get(`${shop.url}/wp-json/systeminfo/v1/group_orders/${id}`)).json()).people,
    )
    .toMatchObject([{ name: "Олег", lines: [{ product_id: dishes.crab.id }] }]);

  // Another browser cannot remove the guest without a key; the host can.
  const stranger = await browser.newContext();
  const removal = `${shop.url}/wp-json/systeminfo/v1/group_orders/${id}/people/1/remove`;
  const other = await stranger.request.post(removal, { data: { key: id } });
  expect(other.status()).toBe(403);
  expect((await stranger.request.post(removal, { data: { key } })).status()).toBe(200);
  await stranger.close();
  await expect(bar(page)).toContainText("Вы больше не участвуете в этом заказе", patient);
  await bar(page).getByRole("button", { name: "Понятно" }).click();
  await shopper.cart.open();
  await expect(shopper.cart.line(dishes.burger)).toBeVisible();
  await expect(shopper.cart.line(dishes.crab)).toHaveCount(0);
});

test("a friend reads that the host has cancelled the group order (issue 14 B)", { tag: "@phone" }, async ({
  shopper,
  page,
  browser,
}) => {
  await shopper.open("/");
  await shopper.place.open();
  await shopper.place.collectAt(points.sobornaya.name.ru);
  await shopper.menu.add(dishes.burger);
  const link = await opensGroup(shopper, "Анна");
  const oleg = await joins(browser, link, "Олег");
  await oleg.menu.add(dishes.borscht);
  await expect(person(page, "Олег")).toContainText("390 ₽");
  await hostDialog(page).getByRole("button", { name: "Отменить общий заказ" }).click();
  const question = page.getByRole("dialog", { name: "Отменить общий заказ" });
  await question.getByRole("button", { name: "Отменить общий заказ" }).click();
  await expect(bar(oleg.page)).toContainText("Общий заказ отменён: Анна не будет его оформлять", patient);
  await bar(oleg.page).getByRole("button", { name: "Понятно" }).click();
  await expect(bar(oleg.page)).toBeHidden();
  await oleg.open(link);
  await expect(oleg.page.getByText("Общий заказ отменён: Анна не будет его оформлять")).toBeVisible();
  await oleg.page.close();
});
