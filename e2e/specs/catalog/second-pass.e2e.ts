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

/** Holds the second pass back. Returns how to release it. */
async function holdBack(page: Page): Promise<() => void> {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  await page.route(secondPass, async (route) => {
    await held;
    await route.continue();
  });
  return resolve;
}

test("STATE-2 the first sections come with the page, the others in a second pass", async ({ page, shopper }) => {
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

/** Of Web Vitals, where a half of what is still good. A name in two lines where most have one moves what follows. */
const MAX_SHIFT = 0.05;

test("STATE-1 STATE-2 the dishes come in the places that were held for them, whoever looks at them already", async ({
  page,
  shopper,
}) => {
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

/** Adds up the layout shifts from now on. Answers a question. */
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
    // What is painted is reported with the frame after.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    return page.evaluate(() => Number(Object(window).shift));
  };
}

test.describe("without an answer", () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test("STATE-1 STATE-2 a second pass that fails says so in its sections, and is asked for again", async ({
    page,
    shopper,
  }) => {
    await page.route(secondPass, (route) => route.abort());
    await shopper.open("/");
    const later = page.locator(lastSection);
    await expect(later.getByText("Эта часть меню не загрузилась")).toBeAttached();
    await page.unroute(secondPass);
    await later.getByRole("button", { name: "Попробовать ещё раз" }).click();
    await expect(later.locator("article").first()).toBeAttached();
  });
});

addressFirst("STATE-2 where an address is chosen first, the second pass waits for it", async ({ page, shopper }) => {
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
});
