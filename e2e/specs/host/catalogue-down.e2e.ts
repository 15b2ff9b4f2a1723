import { collects, opensAll } from "../../fixtures/host-walk.ts";
import { shopBeforeSpecHost } from "../../fixtures/shop-before-spec-host.ts";
import { expect } from "../../fixtures/walk.ts";

const test = shopBeforeSpecHost();
test.use({ expectedErrors: [/status of 503/] });

test("STATE-1, ERR-1 a catalogue that fails is a 503 that retries, and later the last good copy is served", {
  tag: "@phone",
}, async ({ page, host }) => {
  host.fail("catalogue");
  for (const path of ["/", "/menu/supy"]) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 503]);
    await expect(page.getByRole("button", { name: "Попробовать ещё раз" })).toBeVisible();
  }
  expect((await page.goto("/o-nas"))?.status()).toBe(200);
  await page.goto("/menu/supy");

  host.fail();
  await expect(page.getByRole("heading", { level: 1, name: "Супы" })).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Открыть меню" }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "Пироги" })).toBeVisible();

  host.fail("catalogue");
  expect((await page.goto("/menu/pirogi"))?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1, name: "Пироги" })).toBeVisible();
});

test("ERR-1 a cart goes on while the host's coupons fail, and every other page opens", {
  tag: "@phone",
}, async ({ page, shopper, host }) => {
  host.fail("autoapply", "coupons", "promo-settings", "blog", "gallery", "banners");
  await shopper.open("/");
  await collects(page);
  await shopper.open("/menu/supy");
  await page.getByRole("button", { name: "Добавить в корзину: Борщ" }).click();
  await shopper.cart.open();
  await expect.poll(shopper.cart.totalInRoubles).toBe(300);
  await opensAll(page, ["/", "/o-nas", "/contacts", "/menu/pirogi", "/information"]);
  expect(host.violations).toEqual([]);
});
