import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";

const firstPicture = (page: Page) => page.getByRole("article").first().locator("img");
const hasCome = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;

test("a heart pressed before hydration is not lost", { tag: "@phone" }, async ({ page }) => {
  let letCome = (): void => undefined;
  const isLet = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await isLet;
    await route.continue();
  });
  await page.goto("/menu/garniry", { waitUntil: "domcontentloaded" });
  const heart = page.getByRole("button", { name: `Добавить в избранное: ${dishes.mash.name.ru}` });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  letCome();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});

test("pictures below the screen load at the first scroll, even while the page's script loads", async ({ page }) => {
  await page.route("**/assets/entry.client-*.js", () => undefined);
  await page.goto("/menu/garniry", { waitUntil: "domcontentloaded" });
  const html = page.locator("html");
  await expect(html).not.toHaveAttribute("data-seen");
  await expect(async () => {
    await page.mouse.wheel(0, 100);
    await expect(html).toHaveAttribute("data-seen", { timeout: 500 });
  }).toPass();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test.describe("the script fails to load", () => {
  // The starter requests the page's script again and logs each attempt.
  test.use({ expectedErrors: [/Failed to (?:load resource|fetch dynamically imported module)/] });

  test("deferred pictures load anyway", { tag: "@phone" }, async ({ page }) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/");
    await firstPicture(page).scrollIntoViewIfNeeded();
    await expect.poll(() => firstPicture(page).evaluate(hasCome)).toBe(true);
  });
});

test.describe("a browser without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("has the pictures at once", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/");
    await expect(firstPicture(page)).toBeVisible();
  });
});
