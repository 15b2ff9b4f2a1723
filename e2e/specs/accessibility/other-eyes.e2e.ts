import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { addresses } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { shareOfContent } from "../../pages/sight.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON, contextOptions: { reducedMotion: "reduce" } });

const tall = 844;
const softly = expect.configure({ soft: true });

/** Pages and dialogs that must fit text of twice the size. */
const pages = [
  "/",
  "/menu/picca",
  "/?product_id=106101",
  "/catalog/custom",
  "/CategoriesPage",
  "/search?q=суп",
  "/order",
  "/contacts",
  "/promocodes",
  "/blog",
  "/information",
] as const;

async function styleOf(page: Page, selector: string, pseudo: string | null, property: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, [part, name]) => getComputedStyle(element, part).getPropertyValue(name ?? ""), [
      pseudo,
      property,
    ] as const);
}

test("APP-4 forced colours keep the plus, the heart, the chosen size and the main buttons visible", async ({
  shopper,
  page,
}) => {
  const { place, menu, open } = shopper;
  await page.emulateMedia({ forcedColors: "active" });
  await open("/menu/picca");
  for (const button of ["[data-add]", "[data-like]"]) {
    const ground = await styleOf(page, button, null, "background-color");
    expect(await styleOf(page, button, "::after", "background-color"), button).not.toBe(ground);
    expect(await styleOf(page, button, null, "outline-style"), button).toBe("solid");
  }
  const sign = '[data-signs] > [data-sign="l"]';
  const signGround = await styleOf(page, sign, null, "background-color");
  expect(await styleOf(page, sign, "::before", "background-color"), "the sign of a diet").not.toBe(signGround);
  await place.open();
  await place.deliverTo(addresses.centre);
  await menu.openSheet(dishes.margherita);
  const chosen = 'dialog input[type="radio"]:checked + span';
  const other = 'dialog input[type="radio"]:not(:checked) + span';
  const grounds = await Promise.all([chosen, other].map((span) => styleOf(page, span, null, "background-color")));
  expect(new Set(grounds).size).toBe(2);
  await expect(menu.addFor("490 ₽")).toHaveCSS("outline-style", "solid");
});

test("APP-4 more contrast strengthens soft text and the edges of fields", { tag: "@desktop" }, async ({
  shopper,
  page,
}) => {
  const inks = async () => {
    await shopper.open("/contacts");
    return page.evaluate(() => {
      const styles = getComputedStyle(document.documentElement);
      return ["--ink-soft", "--line", "--line-strong"].map((name) => styles.getPropertyValue(name));
    });
  };
  const usual = await inks();
  await page.emulateMedia({ contrast: "more" });
  const strong = await inks();
  for (const [index, ink] of usual.entries()) expect(strong[index]).not.toBe(ink);
});

test("LAYOUT-4 text of twice the size makes no page wider than a phone", { tag: "@phone" }, async ({
  shopper,
  page,
}) => {
  test.slow();
  const { place, menu, open } = shopper;
  await open("/menu/picca");
  await place.open();
  await place.deliverTo(addresses.centre);
  await menu.takePizza({ id: 1061012, name: { ru: "30 см", en: "30 cm" }, price: 640 });
  for (const path of pages) {
    await open(path);
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: tall });
      await softly.poll(() => overflow(page), `${path} at ${width} px`).toEqual([]);
      await softly.poll(() => cutText(page), `text out of its box: ${path} at ${width} px`).toEqual([]);
    }
  }
});

/** The page and parts of its open dialogs that are wider than their boxes. */
function overflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("dialog[open] > div > div")]
      .filter((box) => box.scrollWidth > Math.max(box.clientWidth, box === document.documentElement ? innerWidth : 0))
      .map((box) => `${box.tagName} ${box.scrollWidth} > ${box.clientWidth}`),
  );
}

/** Headings and paragraphs that begin above a box which cuts what lies outside. */
function cutText(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const boxesOf = (element: Element): Element[] =>
      element.parentElement === null ? [] : [element.parentElement, ...boxesOf(element.parentElement)];
    const isCut = (element: Element) =>
      boxesOf(element).some(
        (box) =>
          /hidden|clip/.test(getComputedStyle(box).overflowY) &&
          box.getBoundingClientRect().height > 1 &&
          element.getBoundingClientRect().top < box.getBoundingClientRect().top - 1,
      );
    return [...document.querySelectorAll("main :is(h1, h2, h3, p, [class*=title])")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && isCut(element))
      .map((element) => `${element.className}: ${element.textContent.slice(0, 60)}`);
  });
}

for (const [width, height] of [
  [844, 390],
  [667, 375],
] as const) {
  test(`LAYOUT-4 a phone in landscape (${width}x${height}) keeps 60 % of its height for content`, {
    tag: "@phone",
  }, async ({ shopper, page }) => {
    const { place, menu, open } = shopper;
    await open("/menu/picca");
    await place.open();
    await place.deliverTo(addresses.centre);
    await menu.takePizza({ id: 1061012, name: { ru: "30 см", en: "30 cm" }, price: 640 });
    await page.setViewportSize({ width, height });
    for (const path of ["/", "/menu/picca", "/order"]) {
      await open(path);
      await page.evaluate(() => window.scrollTo(0, 900));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
      await softly.poll(() => shareOfContent(page), path).toBeGreaterThanOrEqual(0.6);
    }
    await open("/?product_id=106101");
    await expect(menu.addFor("490 ₽")).toBeInViewport({ ratio: 1 });
    const bar = await menu.sheet.locator('[class^="footer"]').boundingBox();
    expect(bar?.height, "the bar of the sheet").toBeLessThanOrEqual(0.4 * height);
    await page.keyboard.press("Escape");
    await place.open();
    await expect(place.dialog.getByRole("button", { name: "Привезти сюда" })).toBeInViewport({ ratio: 1 });
  });
}

test("LAYOUT-4 the delivery types share one row at 320 px, and the minimum is shown below an address", {
  tag: "@phone",
}, async ({ shopper, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await shopper.open("/");
  await shopper.place.open();
  const tabs = shopper.place.dialog.getByRole("tab");
  await expect(tabs).toHaveText(["Доставка", "Самовывоз", "В зале"]);
  const rows = await tabs.evaluateAll((all) => new Set(all.map((tab) => tab.getBoundingClientRect().top)).size);
  expect(rows).toBe(1);
  await shopper.place.deliverTo(addresses.centre);
  // The dot before the text is cut off at the beginning of a line.
  await expect(shopper.place.line.getByText(/заказ от/), "below an address too").toBeInViewport({ ratio: 0.85 });
});

test("PRICE-6 the minimum is fully visible in the header at 320 px", { tag: "@phone" }, async ({ shopper, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await shopper.open("/");
  const terms = shopper.place.line.getByText(/заказ от/);
  await expect(terms).toContainText("500 ₽");
  await expect.poll(() => terms.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});

test("ROUTE-4 a wide checkout keeps the sum and the button beside the form", { tag: "@desktop" }, async ({
  shopper,
  page,
}) => {
  const { place, menu, checkout, open } = shopper;
  await open("/menu/picca");
  await place.open();
  await place.deliverTo(addresses.centre);
  await menu.takePizza({ id: 1061012, name: { ru: "30 см", en: "30 cm" }, price: 640 });
  await open("/order");
  for (const section of ["Когда", "Контакты", "Оплата"]) {
    await checkout.section(section).scrollIntoViewIfNeeded();
    await expect(checkout.submit).toBeInViewport({ ratio: 1 });
    await expect(checkout.submit).toContainText("739 ₽");
    await expect(page.getByRole("main").getByText("Итого", { exact: true })).toBeInViewport();
  }
});
