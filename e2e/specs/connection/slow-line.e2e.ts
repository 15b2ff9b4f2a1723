import type { Page } from "@playwright/test";
import { CATALOG_TYPES } from "@skatert/contract";
import { shopOfType } from "../../fixtures/shop-of-type.ts";
import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { WITH_MOTION } from "../../known/motion.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { topAtRest } from "../../pages/at-rest.ts";
import { holdScript, showsWaiting, unheardControls } from "../../pages/slow-line.ts";

test.use({ ...WITH_MOTION, testNow: WEDNESDAY_AFTERNOON });

const { mash } = dishes;
/** Bytes a second of 400 kbit/s. */
const slow3g = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

const presses: readonly { what: string; path: string; press: string; comes: (page: Page) => Promise<void> }[] = [
  { what: "the address button", path: "/", press: "Куда доставить?", comes: dialog },
  { what: "the burger menu", path: "/", press: "Открыть меню", comes: dialog },
  { what: "a dish's plus", path: "/menu/garniry", press: `Добавить в корзину: ${mash.name.ru}`, comes: dialog },
  { what: "a heart", path: "/menu/garniry", press: `В избранное: ${mash.name.ru}`, comes: isLiked },
  { what: "the filters", path: "/menu/garniry", press: "Фильтры", comes: dialog },
  { what: "a coupon's terms", path: "/promocodes", press: "Условия", comes: dialog },
];

async function dialog(page: Page): Promise<void> {
  await expect(page.getByRole("dialog")).toBeVisible();
}

async function isLiked(page: Page): Promise<void> {
  const heart = page.getByRole("button", { name: new RegExp(`избранн.*${mash.name.ru}`, "i") }).first();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
}

test.describe("before the page's script is loaded", () => {
  for (const { what, path, press, comes } of presses) {
    test(`a press of ${what} is shown at once and runs once the script is loaded`, { tag: "@phone" }, async ({
      page,
    }) => {
      const letCome = await holdScript(page);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.getByRole("button", { name: press }).first().click();
      expect(await showsWaiting(page)).toBe(true);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      letCome();
      await comes(page);
      await expect.poll(() => showsWaiting(page)).toBe(false);
    });
  }

  test("a plus pressed three times adds one portion", { tag: "@phone" }, async ({ page, shopper }) => {
    await shopper.open("/menu/garniry");
    await shopper.place.open();
    await shopper.place.collectAt(points.embankment.name.ru);
    const letCome = await holdScript(page);
    await page.reload({ waitUntil: "domcontentloaded" });
    for (let time = 0; time < 3; time += 1)
      await page.getByRole("button", { name: `Добавить в корзину: ${mash.name.ru}` }).click();
    letCome();
    await expect(shopper.cart.bar).toContainText("160");
  });

  test("a typed query is searched, and stays in the field", { tag: "@phone" }, async ({ page, shopper }) => {
    const letCome = await holdScript(page);
    await page.goto("/search", { waitUntil: "domcontentloaded" });
    const field = page.getByRole("searchbox");
    await field.pressSequentially("пюре");
    letCome();
    await expect(shopper.menu.card(mash)).toBeVisible();
    await expect(field).toHaveValue("пюре");
  });

  test("the search's own form is submitted by Enter", { tag: "@phone" }, async ({ page, shopper }) => {
    const letCome = await holdScript(page);
    await page.goto("/search", { waitUntil: "domcontentloaded" });
    await page.getByRole("searchbox").fill("пюре");
    await page.getByRole("searchbox").press("Enter");
    await page.waitForURL(/q=/);
    letCome();
    await expect(shopper.menu.card(mash)).toBeVisible();
  });

  test("the order of the dishes and the language apply as chosen", { tag: "@desktop" }, async ({ page }) => {
    let letCome = await holdScript(page);
    await page.goto("/menu/garniry", { waitUntil: "domcontentloaded" });
    await page.getByLabel("Порядок").selectOption("desc");
    expect(await showsWaiting(page)).toBe(true);
    letCome();
    await page.waitForURL(/sort=price-desc/);
    await expect(page.getByLabel("Порядок")).toHaveValue("desc");
    await page.unrouteAll({ behavior: "ignoreErrors" });
    letCome = await holdScript(page);
    await page.reload({ waitUntil: "domcontentloaded" });
    await page.getByLabel("Язык").selectOption("en");
    letCome();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });

  test("a link works without the script", { tag: "@phone" }, async ({ page, shopper }) => {
    await holdScript(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    const link = shopper.menu.section("Пицца").getByRole("heading").getByRole("link", { name: "Пицца" }).first();
    await link.scrollIntoViewIfNeeded();
    // The sections that the jump brings into view take their own height, and the link moves.
    await topAtRest(link);
    await link.click();
    await expect(page.getByRole("heading", { name: "Пицца", level: 1 })).toBeVisible();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
});

test("on slow 3G the address button responds to an early tap", { tag: "@phone" }, async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.enable");
  await browser.send("Network.emulateNetworkConditions", slow3g);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto("/", { waitUntil: "commit" });
  const address = page.getByRole("button", { name: "Куда доставить?" });
  await address.waitFor();
  await address.tap({ noWaitAfter: true });
  expect(await showsWaiting(page)).toBe(true);
  await expect(page.getByRole("dialog")).toBeVisible({ timeout: 60_000 });
});

const paths = ["/", "/menu/garniry", `/menu/garniry?product_id=${mash.id}`, "/search?q=сыр", "/contacts", "/order"];

for (const pageType of CATALOG_TYPES) {
  const ofType = pageType === "default" ? test : shopOfType(pageType);
  ofType.describe(`page type ${pageType}`, { tag: "@phone" }, () => {
    ofType("every control works without the script or is heard before it", async ({ page }) => {
      await holdScript(page);
      for (const path of paths) {
        await page.goto(path, { waitUntil: "domcontentloaded" });
        expect(await unheardControls(page), path).toEqual([]);
      }
      await page.locator("button[type=button]:visible:enabled").first().click();
      expect(await showsWaiting(page)).toBe(true);
      await page.unrouteAll({ behavior: "ignoreErrors" });
    });
  });
}
