import { shopOfType } from "../../fixtures/shop-of-type.ts";
import { expect } from "../../fixtures/walk.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { listenToNotices } from "../../pages/told.ts";

const test = shopOfType("samokat");
test.use({ testNow: WEDNESDAY_AFTERNOON });

test("CART-5 LAYOUT-2 a small card becomes a stepper without a notice", async ({ page, shopper: { place, open } }) => {
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

test("VALID-7 only a price beside its old one is marked as reduced", { tag: "@phone" }, async ({
  page,
  shopper: { open },
}) => {
  await open("/menu/akcii");
  const cards = page.getByRole("main").locator("article");
  const marked = cards.filter({ has: page.locator("s") });
  await expect(marked).not.toHaveCount(0);
  await expect(cards.and(page.locator("[data-reduced]"))).toHaveCount(await marked.count());
  await expect(cards.filter({ hasText: "Дьявола" })).not.toHaveAttribute("data-reduced");
});

test("LAYOUT-2 a name too long for its card ends at its third line, in a card of any height", async ({
  page,
  shopper: { open },
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open("/menu/novinki");
  const link = page.locator("article", { hasText: "Салат с креветками и грейпфрутом" }).getByRole("link");
  const lines = await link.evaluate((element) => {
    const { lineHeight } = getComputedStyle(element);
    return element.getBoundingClientRect().height / Number.parseFloat(lineHeight);
  });
  expect(Math.round(lines)).toBeLessThanOrEqual(3);
});
