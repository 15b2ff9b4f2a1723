import type { Page } from "@playwright/test";
import { articlePaths, hostileShop as test } from "../../fixtures/hostile-shop.ts";
import { hostileShopper } from "../../fixtures/hostile-shopper.ts";
import { expect } from "../../fixtures/walk.ts";
import { allHostileMarkup, hostileMarkup } from "../../known/hostile-markup/corpus.ts";
import { polyglotVectors, templateVectors } from "../../known/hostile-markup/parsers.ts";
import { WITH_MOTION } from "../../known/motion.ts";
import { WEDNESDAY_EVENING } from "../../known/times.ts";
import { buttonsWork } from "../../pages/shopper.ts";
import { runnableParts, watchScripts } from "../../pages/watch-scripts.ts";

test.use({
  ...WITH_MOTION,
  testNow: WEDNESDAY_EVENING,
  // Invalid pictures and missing files. A stopped script is not one of them.
  expectedErrors: [/Failed to load resource|directive: "(img|media|font)-src|net::ERR_/],
});

const SHOP_PATHS = [
  "/",
  "/menu/novinki",
  "/menu/goryachee",
  "/?product_id=105101",
  "/?product_id=106101",
  "/contacts",
  "/blog",
  "/blog/kto-lepit-pelmeni",
  "/brands",
  "/brands/melnica-zhernov",
  "/information",
  "/information/page/zabota-o-klientah",
  "/gallery",
  "/seoData",
  "/CategoriesPage",
  "/catalog/custom",
  "/order",
  "/o-nas",
];

/** Hostile texts for addresses that the browser opens. */
const reflected = [...polyglotVectors, ...templateVectors.slice(0, 6)];

/** Opens a page, waits for hydration, and returns its runnable parts. */
async function partsOf(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path);
  await buttonsWork(page);
  return (await runnableParts(page)).map((part) => `${path}: ${part}`);
}

async function partsOfAll(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const path of paths) found.push(...(await partsOf(page, path)));
  return found;
}

test("the corpus has the stated size @desktop", () => {
  expect(allHostileMarkup.length).toBeGreaterThanOrEqual(200);
  for (const vectors of Object.values(hostileMarkup)) expect(vectors.length).toBeGreaterThanOrEqual(10);
});

test.describe("without the policy", () => {
  test.use({ bypassCSP: true });

  test("no text of an operator runs @desktop", ({ page }) => operatorsTexts(page));

  test("no text of a shopper runs @desktop", async ({ page, shop, kitchen }) => {
    test.slow();
    const executed = await watchScripts(page);
    const { paths } = await hostileShopper(page.request, shop.dataDir, kitchen);
    expect(await partsOfAll(page, [...paths, "/order", "/?product_id=105101"])).toEqual([]);
    await settled(page);
    expect(executed).toEqual({ runs: [], stopped: [] });
  });

  test("no text of an address runs @desktop", async ({ page }) => {
    const executed = await watchScripts(page);
    const opened = reflected.map((vector, at) => {
      const text = encodeURIComponent(vector);
      return at % 2 === 0 ? `/search?q=${text}#${text}` : `/no/page?utm_source=${text}&promo=${text}&q=${text}`;
    });
    expect(await partsOfAll(page, opened)).toEqual([]);
    await settled(page);
    expect(executed).toEqual({ runs: [], stopped: [] });
  });
});

// What stays silent without the policy cannot be stopped by it: one walk shows that pages obey it.
test("under the policy no text of an operator runs @desktop", ({ page }) => operatorsTexts(page));

test("no page repeats its address as markup @desktop", async ({ page }) => {
  test.slow();
  await page.goto("/contacts");
  const found: string[] = [];
  for (const [at, vector] of allHostileMarkup.entries()) {
    const text = encodeURIComponent(vector.toWellFormed());
    const paths = [`/search?q=${text}`, `/no/${text}/page`, `/order/1?key=${text}&lang=${text}&product_id=${text}`];
    const path = paths[at % paths.length] ?? "/";
    const html = await (await page.request.get(path)).text();
    found.push(...(await runnableParts(page, html)).map((part) => `${path}: ${part}`));
  }
  expect(found).toEqual([]);
});

/** Waits for delayed vectors: failing pictures, frames, zero timers. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

async function operatorsTexts(page: Page): Promise<void> {
  test.slow();
  const executed = await watchScripts(page);
  expect(await partsOfAll(page, [...SHOP_PATHS, ...articlePaths])).toEqual([]);
  // The map is loaded after the page, and its library inserts a string as HTML.
  await page.goto("/contacts");
  await expect(page.locator(".leaflet-tooltip").first()).toBeAttached();
  expect(await runnableParts(page)).toEqual([]);
  const answer = await page.request.get("/popups/_payload.json?route=popups");
  const { popups }: { popups: readonly { readonly text: string }[] } = await answer.json();
  expect(popups.length).toBeGreaterThanOrEqual(allHostileMarkup.length);
  // Each alone, because an open tag could swallow others.
  await page.evaluate(
    (texts) => {
      for (const text of texts) {
        const place = document.body.appendChild(document.createElement("div"));
        place.innerHTML = text;
      }
    },
    popups.map(({ text }) => text),
  );
  expect(await runnableParts(page)).toEqual([]);
  await settled(page);
  expect(executed).toEqual({ runs: [], stopped: [] });
}
