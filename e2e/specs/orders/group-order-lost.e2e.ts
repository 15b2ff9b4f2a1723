import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { hostDialog, opensGroup, patient } from "../../pages/group-order.ts";

test.use({
  testNow: WEDNESDAY_AFTERNOON,
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: [/net::ERR_FAILED/],
});

test("a host checks out only with the friends' dishes in the cart, after any lost answer", {
  tag: "@phone",
}, async ({ shopper, page, shop }) => {
  await shopper.open("/");
  await shopper.place.open();
  await shopper.place.collectAt(points.sobornaya.name.ru);
  await shopper.menu.add(dishes.burger);
  const link = await opensGroup(shopper, "Анна");
  const mine = { secret: "Zm9yIHRoZSBob3N0IG9ubHk", name: "Олег", done: true };
  const lines = [{ product_id: dishes.fondant.id, quantity: 2, name: "Шоколадный фондан" }];
  const put = `${shop.url}/wp-json/systeminfo/v1/group_orders/${link.split("/").at(-1)}/mine`;
  expect((await page.request.put(put, { data: { ...mine, lines } })).status()).toBe(200);

  // A page without the state of the friends' dishes shows no form, and the dialog has the link and a retry.
  const pageData = /\/together\/[^?]*\?route=group-order/;
  await page.route(pageData, (route) => route.abort());
  await page.goto(`${shop.url}/order`);
  await expect(page.getByText("Не получилось. Проверьте связь и попробуйте ещё раз")).toBeVisible(patient);
  await expect(shopper.checkout.submit).toHaveCount(0);
  await page.getByRole("button", { name: "Попробовать ещё раз" }).click();
  await expect(shopper.checkout.submit).toHaveCount(0);
  await page.unroute(pageData);
  await expect(page.getByText("Друзья ещё добавляют блюда")).toBeVisible(patient);

  // The group order closes and the host's page misses the answer: the dishes are not in the cart, and the page shows
  // it.
  const closing = "**/group_orders/*/state";
  await page.route(closing, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("main").getByRole("button", { name: "Посмотреть" }).click();
  await hostDialog(page).getByRole("button", { name: "Закрыть и оформить" }).click();
  await expect(hostDialog(page)).toContainText("их блюд ещё нет в корзине", patient);
  await expect(hostDialog(page).getByRole("link", { name: "Оформить" })).toHaveCount(0);
  await page.unroute(closing);
  await hostDialog(page).getByRole("button", { name: "Забрать блюда" }).click();
  await expect(shopper.checkout.title).toBeVisible();
  await expect(hostDialog(page)).toBeHidden();
  await page.reload();
  await expect(shopper.checkout.submit).toBeVisible();
  await shopper.open("/");
  await shopper.cart.open();
  await expect(shopper.cart.box.getByRole("list", { name: "Олег" })).toContainText("Шоколадный фондан");

  await test.step("a host who empties the cart is asked to confirm, and cannot check out without the friends' dishes", async () => {
    await shopper.cart.box.getByRole("button", { name: "Очистить", exact: true }).click();
    const question = page.getByRole("dialog", { name: "Очистить корзину?" });
    await expect(question).toContainText("Блюда друзей тоже уйдут из корзины");
    await question.getByRole("button", { name: "Очистить корзину", exact: true }).click();
    await shopper.cart.close();
    await shopper.menu.add(dishes.burger);
    await shopper.open("/order");
    await expect(page.getByRole("main").getByText("их блюд ещё нет в корзине")).toBeVisible();
    await expect(shopper.checkout.submit).toHaveCount(0);
    await page.getByRole("main").getByRole("button", { name: "Посмотреть" }).click();
    await hostDialog(page).getByRole("button", { name: "Забрать блюда" }).click();
    await expect(shopper.checkout.submit).toBeVisible();
  });
});
