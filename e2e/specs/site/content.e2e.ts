import { expect, test } from "../../fixtures/walk.ts";
import { WITH_MOTION } from "../../known/motion.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { backClosesTheDialog } from "../../pages/at-rest.ts";
import { buttonsWork } from "../../pages/shopper.ts";

test.use({ ...WITH_MOTION, testNow: WEDNESDAY_AFTERNOON });

test("MODAL-2 ROUTE-5 closing a dish on a brand's page leaves the page", { tag: "@phone" }, async ({
  page,
  shopper: { open },
}) => {
  await open("/brands/melnica-zhernov");
  await page.locator("article h3 a").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(/\/brands\/melnica-zhernov\?product_id=\d+$/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/brands/melnica-zhernov");

  await page.goto("/brands/melnica-zhernov?product_id=113204");
  await buttonsWork(page);
  await expect(page.getByRole("dialog")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/brands/melnica-zhernov");
});

test("MODAL-1 ROUTE-2 a gallery's picture opens the carousel, keys move it, Back closes it", async ({
  page,
  shopper: { open },
}) => {
  await open("/gallery");
  await page.getByRole("button", { name: "Открыть фото: Окна на реку" }).click();
  const carousel = page.getByRole("dialog");
  await expect(carousel.getByText("2 из 3")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(carousel.getByText("3 из 3")).toBeVisible();
  await backClosesTheDialog(page);
  await page.goBack();
  await expect(carousel).toHaveCount(0);
});

test("ROUTE-2 the contacts show hours, phones and the restaurants on a map", { tag: "@phone" }, async ({
  page,
  shopper: { open },
}) => {
  await open("/contacts");
  await expect(page.getByRole("link", { name: /55-01-21/ })).toHaveAttribute("href", "tel:+74859550121");
  await expect(page.getByText("Круглосуточно").first()).toBeVisible();
  await page.getByRole("button", { name: "Показать на карте" }).nth(2).click();
  await expect(page.getByRole("region", { name: "Рестораны на карте" }).getByText("На набережной")).toBeVisible();
});

test("ROUTE-6 the menu on one sheet prints as one: names and prices, nothing to press, no cart", {
  tag: "@desktop",
}, async ({ page, shopper: { open } }) => {
  await open("/catalog/custom");
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  await expect(main.getByText("Батат фри").first()).toBeVisible();
  await expect(main.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Корзина" })).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
});

test("ROLE-1 a guest finds the public coupons in the menu or footer, reads their terms, and is never asked to sign in", {
  tag: "@phone",
}, async ({ shopper: { open, isPhone }, page }) => {
  await open("/");
  if (isPhone) await page.getByRole("button", { name: "Открыть меню" }).click();
  const where = isPhone ? page.getByRole("dialog") : page.getByRole("contentinfo");
  await where.getByRole("link", { name: "Акции для всех" }).click();
  await expect(page).toHaveURL(/\/promocodes$/);
  await expect(page.getByRole("heading", { name: "Акции для всех", level: 1 })).toBeVisible();
  const offer = page.getByRole("listitem").filter({ hasText: "на самовывоз по будням" });
  await expect(offer).toBeVisible();
  await expect(page.getByText("Ваша личная скидка")).toHaveCount(0);
  await offer.getByRole("button", { name: "Условия" }).click();
  await expect(page.getByRole("dialog")).toContainText(/самовывоз/i);
});
