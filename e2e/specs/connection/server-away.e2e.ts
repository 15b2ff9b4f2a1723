import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures/walk.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { buttonsWork } from "../../pages/shopper.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON, expectedErrors: [/Failed to (?:load resource|fetch)|place-modal|module/] });

const lazyPart = "**/assets/place-modal-*.js";
const offline = "Нет связи. Корзина сохранена, заказ можно будет оформить позже";

/** Counts page loads from now on. */
function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads += 1;
  });
  return () => loads;
}

test("ERR-2 a part that fails to load keeps the page, is reported, and loads once the server answers", {
  tag: "@phone",
}, async ({ page, shopper }) => {
  await shopper.open("/menu/garniry");
  const loads = loadsOf(page);
  await page.route(lazyPart, (route) => route.abort("connectionrefused"));
  await page.getByRole("button", { name: "Куда доставить?" }).click();
  await expect(page.getByText(offline)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Гарниры");
  await page.unroute(lazyPart);
  await expect(page.getByRole("dialog")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(offline)).toBeHidden();
  expect(loads()).toBe(0);
});

test("ERR-2 CONST-5 a part of a removed build reloads the page once", { tag: "@phone" }, async ({ page, shopper }) => {
  await shopper.open("/menu/garniry");
  const loads = loadsOf(page);
  await page.route(lazyPart, (route) => route.fulfill({ status: 404 }));
  await page.getByRole("button", { name: "Куда доставить?" }).click();
  await expect.poll(loads, { timeout: 60_000 }).toBe(1);
  await buttonsWork(page);
  expect(loads()).toBe(1);
});

test("a page whose own script failed loads it once the server answers", { tag: "@phone" }, async ({ page }) => {
  await page.route("**/assets/entry.client-*.js", (route) => route.abort("connectionrefused"));
  await page.goto("/menu/garniry", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Куда доставить?" }).click();
  await page.unroute("**/assets/entry.client-*.js");
  await expect(page.locator("html[data-ready]")).toBeAttached({ timeout: 60_000 });
});
