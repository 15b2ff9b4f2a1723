import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { byCallOf } from "../../fixtures/by-call.ts";
import { startShop } from "../../fixtures/server.ts";
import { test as base, expect } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { addresses } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { buttonsWork } from "../../pages/shopper.ts";

/** The kitchen forgot the order: the promised 15:40 has passed when the shop restarts. */
const AN_HOUR_LATER = "2026-11-18T16:00:00+03:00";

const test = base.extend<{ readonly lateOrder: { readonly promised: string; readonly address: string } }>({
  lateOrder: async ({ playwright }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), "skatert-promise-"));
    const before = await startShop({ testNow: WEDNESDAY_AFTERNOON, dataDir });
    const request = await playwright.request.newContext({ baseURL: before.url });
    const lines = [{ product_id: dishes.burger.id, quantity: 2 }];
    const path = await byCallOf(request).orderAddress({ lines, warehouse: 501, to: addresses.centre.point });
    const promised = await (await request.get(path)).text();
    await request.dispose();
    await before.stop();
    const after = await startShop({ testNow: AN_HOUR_LATER, dataDir });
    await use({ promised, address: new URL(path, after.url).href });
    await after.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
});

test.use({ expectedErrors: [/stranger: /] });

test("an order promises a time, and a later one asks whether the guest waits", { tag: "@phone" }, async ({
  lateOrder,
  page,
}) => {
  test.slow();
  expect(lateOrder.promised).toMatch(/Привезём к 15:4[05]/);
  await page.goto(lateOrder.address);
  const main = page.getByRole("main");
  const late = main.getByText(/^Не успеваем к 15:4[05]\. Новое время: 16:[12]\d\. Подождёте\?$/);
  // The job that moves the promise runs soon after the start, and the page loads again.
  await expect(late).toBeVisible({ timeout: 45_000 });
  await expect(main.getByText(/^Привезём к 16:[12]\d$/)).toBeVisible();
  await expect(main.getByRole("button", { name: "Отменить заказ" })).toHaveCount(1);
  await buttonsWork(page);
  await main.getByRole("button", { name: "Подожду" }).click();
  await expect(late).toBeHidden();
  await expect(main.getByText(/^Привезём к 16:[12]\d$/)).toBeVisible();
});
