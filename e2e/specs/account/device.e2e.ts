import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { nextBuildBefore } from "../../fixtures/next-build.ts";
import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { copiesAreMade, storedMedia } from "../../pages/device.ts";
import { shopperOn } from "../../pages/shopper.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON, serviceWorkers: "allow" });

test("APP-6 Chromium reports the shop installable, with its icons and two promo screenshots", {
  tag: "@desktop",
}, async ({ shop, launchOptions }) => {
  // A separate window, because an incognito window cannot install applications.
  const folder = mkdtempSync(join(tmpdir(), "skatert-browser-"));
  const context = await chromium.launchPersistentContext(folder, { ...launchOptions, baseURL: shop.url });
  const page = await context.newPage();
  await page.goto("/");
  await copiesAreMade(page, "/offline");
  const devtools = await context.newCDPSession(page);
  const { errors, data } = await devtools.send("Page.getAppManifest");
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  expect(errors).toEqual([]);
  expect(installabilityErrors).toEqual([]);
  const { icons, screenshots, ...manifest } = JSON.parse(data ?? "{}");
  expect(manifest).toMatchObject({ name: "Скатерть", display: "standalone", start_url: "/", id: "/" });
  const sizesOf = (pictures: readonly { readonly src: string; readonly sizes: string }[]) =>
    Promise.all(pictures.map(async ({ src, sizes }) => [sizes, await page.evaluate(pixelsOf, src)] as const));
  for (const [said, real] of await sizesOf([...icons, ...screenshots])) expect(real).toBe(said);
  expect(icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  expect(screenshots.map(({ sizes }: { sizes: string }) => sizes)).toEqual(["640x480", "640x480"]);
  await context.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs in the page. */
async function pixelsOf(src: string): Promise<string> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  return `${picture.naturalWidth}x${picture.naturalHeight}`;
}

test("STATE-9 API-9 a new build is noticed at the next poll, offered without a reload, and installed with the cart intact", {
  tag: "@phone",
}, async ({ shop, browser, viewport }) => {
  const front = await nextBuildBefore(shop.url);
  const context = await browser.newContext({ baseURL: front.url, viewport, locale: "ru-RU", serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.clock.install();
  const { open, place, menu, cart } = shopperOn({ page, language: "ru", isPhone: (viewport?.width ?? 0) < 992 });
  await open("/menu/garniry");
  await place.open();
  await place.collectAt(points.sobornaya.name.ru);
  await menu.add(dishes.mash);
  await copiesAreMade(page, "/offline");
  const loads: string[] = [];
  page.on("domcontentloaded", (loaded) => loads.push(loaded.url()));

  front.deploy();
  await page.clock.fastForward("05:01");
  const offer = page.getByRole("status").filter({ hasText: "Вышла новая версия сайта" });
  await expect(offer).toBeVisible();
  await expect.poll(() => page.evaluate(isWorkerWaiting)).toBe(true);
  expect(loads).toEqual([]);

  await offer.getByRole("button", { name: "Обновить" }).click();
  await expect.poll(() => loads.length).toBe(1);
  await cart.open();
  await expect(cart.line(dishes.mash)).toBeVisible();
  await expect.poll(() => page.evaluate(isWorkerWaiting)).toBe(false);
  expect(loads).toHaveLength(1);
  await context.close();
  await front.close();
});

/** Runs in the page. */
async function isWorkerWaiting(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return Boolean(registration?.waiting);
}

test("VALID-9 EXT-1 a story's picture is fetched once, and then comes from the media cache", {
  tag: "@phone",
}, async ({ shopper, page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch" && /\/api\/wp-content\//.test(request.url())) fetched.push(request.url());
  });
  const look = async () => {
    await shopper.open("/");
    await page.getByRole("region", { name: "Истории" }).getByRole("button", { name: "Новое в меню" }).click();
    await expect(page.getByRole("dialog").getByRole("img")).toHaveAttribute("src", /^blob:/);
    await expect.poll(async () => (await storedMedia(page)).photos).toBe(2);
  };
  await look();
  expect(new Set(fetched).size).toBe(2);
  expect(await storedMedia(page)).toEqual({ version: 1, stores: ["photos", "videos"], photos: 2 });
  await look();
  expect(fetched).toHaveLength(2);
});

test("CONST-4 the data of a dish hovered for a second are prefetched, and not requested twice", {
  tag: "@desktop",
}, async ({ shopper, page }) => {
  const sheets: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("route=sheet")) sheets.push(new URL(request.url()).search);
  });
  await shopper.open("/menu/picca");
  await copiesAreMade(page, "/offline");
  const ahead = page.waitForResponse((response) => response.url().includes("route=sheet"));
  await shopper.menu.card(dishes.margherita).getByRole("link", { name: "Маргарита", exact: true }).hover();
  await ahead;
  await shopper.menu.openSheet(dishes.margherita);
  expect(sheets).toEqual([`?route=sheet&product_id=${dishes.margherita.id}`]);
});

test("CONST-4 the data of a dish load while it is pressed, and are not requested twice", {
  tag: "@desktop",
}, async ({ shopper, page }) => {
  const sheets: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("route=sheet")) sheets.push(new URL(request.url()).search);
  });
  await shopper.open("/menu/picca");
  await copiesAreMade(page, "/offline");
  await shopper.menu.card(dishes.margherita).getByRole("link", { name: "Маргарита", exact: true }).hover();
  const pressed = page.waitForResponse((response) => response.url().includes("route=sheet"));
  await page.mouse.down();
  await pressed;
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByRole("dialog", { name: "Маргарита" })).toBeVisible();
  expect(sheets).toEqual([`?route=sheet&product_id=${dishes.margherita.id}`]);
});
