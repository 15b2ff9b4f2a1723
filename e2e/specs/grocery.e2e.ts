import { shopOfType } from "../fixtures/shop-of-type.ts";
import { expect } from "../fixtures/walk.ts";
import { points } from "../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../known/times.ts";
import { listenToNotices } from "../pages/told.ts";

const test = shopOfType("samokat");
test.use({ testNow: WEDNESDAY_AFTERNOON });

test("CART-5 LAYOUT-2 a small card becomes a stepper and no notice says so", async ({
  page,
  shopper: { place, open },
}) => {
  await open("/menu/salaty");
  await place.open();
  await place.collectAt(points.sobornaya.name.ru);
  const card = page.locator("article", { hasText: "Цезарь с курицей" });
  const told = await listenToNotices(page);
  await card.getByRole("button", { name: /^Добавить в корзину/ }).click();
  const count = card.getByRole("status");
  await expect(count).toHaveText("1");
  expect(await told()).toEqual([]);
  await card.getByRole("button", { name: /^Увеличить/ }).click();
  await expect(count).toHaveText("2");
  await card.getByRole("button", { name: /^Уменьшить/ }).click();
  await card.getByRole("button", { name: /^Уменьшить/ }).click();
  await expect(card.getByRole("button", { name: /^Добавить в корзину/ })).toBeVisible();
});
