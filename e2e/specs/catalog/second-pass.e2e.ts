import type { Page } from "@playwright/test";
import { shopWithSettings } from "../../fixtures/shop-with-settings.ts";
import { expect } from "../../fixtures/walk.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";

const test = shopWithSettings({ fragmentedCatalog: true });
const addressFirst = shopWithSettings({ fragmentedCatalog: true, need_to_choose_address_first: true });
test.use({ testNow: WEDNESDAY_AFTERNOON });
addressFirst.use({ testNow: WEDNESDAY_AFTERNOON });

const secondPass = "**/second-pass/_payload.json*";
const lastSection = "section#deserty";

/** Delays the second pass. Returns a function that releases it. */
async function holdBack(page: Page): Promise<() => void> {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  await page.route(secondPass, async (route) => {
    await held;
    await route.continue();
  });
  return resolve;
}

test("STATE-2 the first sections are in the page, the others in a second pass", { tag: "@phone" }, async ({
  page,
  shopper,
}) => {
  const letCome = await holdBack(page);
  await shopper.open("/");
  await expect(page.locator("section#novinki article").first()).toBeVisible();
  const later = page.locator(lastSection);
  await expect(later.locator('[aria-busy="true"]')).toHaveCount(1);
  await expect(later.locator("article")).toHaveCount(0);
  letCome();
  await expect(later.locator("article").first()).toBeAttached();
  await expect(later.locator('[aria-busy="true"]')).toHaveCount(0);
});

/** Half of the "good" limit of Web Vitals. A two-line name among one-line names moves the content below. */
const MAX_SHIFT = 0.05;

test("STATE-1 STATE-2 the dishes fill their placeholders, also while visible", async ({ page, shopper }) => {
  const letCome = await holdBack(page);
  await shopper.open("/");
  for (const section of await page.locator("section:has([aria-busy])").all()) await section.scrollIntoViewIfNeeded();
  const later = page.locator(lastSection);
  await later.evaluate((section) => section.scrollIntoView({ block: "center", behavior: "instant" }));
  const shift = await shiftFromNow(page);
  letCome();
  await expect(later.locator("article").first()).toBeVisible();
  expect(await shift()).toBeLessThan(MAX_SHIFT);
});

/** Sums the layout shifts from now on. Returns a function that returns the sum. */
async function shiftFromNow(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const from = performance.now();
    const add = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries())
        if (entry.startTime >= from) Object(window).shift += Number(Object(entry).value);
    };
    Object.assign(window, { shift: 0 });
    new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
  });
  return async () => {
    // A paint is reported with the frame after it.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    return page.evaluate(() => Number(Object(window).shift));
  };
}

test.describe("without an answer", () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test("STATE-1 STATE-2 a failed second pass is shown in its sections, and is retried", {
    tag: "@phone",
  }, async ({ page, shopper }) => {
    await page.route(secondPass, (route) => route.abort());
    await shopper.open("/");
    const later = page.locator(lastSection);
    await expect(later.getByText("Эта часть меню не загрузилась")).toBeAttached();
    await page.unroute(secondPass);
    await later.getByRole("button", { name: "Попробовать ещё раз" }).click();
    await expect(later.locator("article").first()).toBeAttached();
  });
});

addressFirst(
  "STATE-2 where an address is chosen first, the second pass waits for it",
  { tag: "@desktop" },
  async ({ page, shopper }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/second-pass/")) asked.push(request.url());
    });
    await shopper.open("/");
    await expect(shopper.place.dialog).toBeVisible();
    await expect(shopper.place.dialog.getByRole("tab").first()).toBeVisible();
    expect(asked).toEqual([]);
    await shopper.place.collectAt(points.sobornaya.name.ru);
    await expect(page.locator(`${lastSection} article`).first()).toBeAttached();
  },
);
