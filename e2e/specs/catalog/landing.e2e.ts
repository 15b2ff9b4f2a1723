import type { Page } from "@playwright/test";
import { shopOfType } from "../../fixtures/shop-of-type.ts";
import { expect } from "../../fixtures/walk.ts";
import { WITH_MOTION } from "../../known/motion.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { buttonsWork } from "../../pages/shopper.ts";

const test = shopOfType("lending");
test.use({ ...WITH_MOTION, testNow: WEDNESDAY_AFTERNOON });

/** Pixels between the window's top and a block. */
const topOf = (page: Page, block: string) =>
  page.locator(`section#${block}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test("SEO-2 /menu/{slug} opens the long page at its block, 100 pixels below the top", async ({ page }) => {
  await page.goto("/menu/deserty");
  await expect(page).toHaveTitle(/^Десерты/);
  await expect.poll(() => topOf(page, "deserty")).toBe(100);
});

test("SEO-2 a section's link scrolls, sets address and title, and loads nothing", { tag: "@desktop" }, async ({
  page,
}) => {
  // Wait until the page stops changing, because its own requests after hydration are not caused by the link.
  const popups = page.waitForResponse((response) => response.url().includes("route=popups"), { timeout: 60_000 });
  await page.goto("/");
  await buttonsWork(page);
  await popups;
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("_payload.json")) loaded.push(request.url());
  });
  await page.getByRole("main").getByRole("link", { name: "Супы", exact: true }).first().click();
  await expect(page).toHaveURL("/menu/supy");
  await expect(page).toHaveTitle(/^Супы/);
  await expect.poll(() => topOf(page, "supy")).toBe(100);
  expect(loaded).toEqual([]);
});

test("SEO-2 MODAL-2 a dish opens over the page, and closing it keeps page and address", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/");
  await buttonsWork(page);
  await page.getByRole("main").getByRole("link", { name: "Супы", exact: true }).first().click();
  await expect.poll(() => topOf(page, "supy")).toBe(100);
  await page.locator("section#supy article h3 a").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/menu/supy");
  await expect.poll(() => topOf(page, "supy")).toBe(100);
});

test("SEO-2 a return to a block's address shows the block's title, not the home page's", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/");
  await buttonsWork(page);
  await page.getByRole("main").getByRole("link", { name: "Супы", exact: true }).first().click();
  await expect(page).toHaveTitle(/^Супы/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Поставщики" }).click();
  await expect(page).toHaveTitle(/^Поставщики/);
  await page.goBack();
  await expect(page).toHaveURL("/menu/supy");
  await expect(page).toHaveTitle(/^Супы/);
});
