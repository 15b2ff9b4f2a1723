import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { WITH_MOTION } from "../../known/motion.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { buttonsWork, shopperOn } from "../../pages/shopper.ts";

test.use({
  ...WITH_MOTION,
  testNow: WEDNESDAY_AFTERNOON,
  expectedErrors: [/status of 404 .*\/(net\/takoy|menu\/netu)\)/],
});

test("APP-3 another language is chosen, and the cart stays, in that language", { tag: "@phone" }, async ({
  shopper: { place, menu, open, isPhone },
  page,
}) => {
  await open("/menu/garniry");
  await place.open();
  await place.collectAt(points.sobornaya.name.ru);
  await menu.add(dishes.mash);
  if (isPhone) await page.getByRole("button", { name: "Открыть меню" }).click();
  await page.getByLabel("Язык").filter({ visible: true }).selectOption("en");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await buttonsWork(page);
  const english = shopperOn({ page, language: "en", isPhone });
  await english.cart.open();
  await expect(english.cart.total).toHaveText("₽160");
  await expect(english.cart.lines).toHaveCount(1);
});

test("OFFICE-1 pages of the shop neither name nor load a file of the office", { tag: "@desktop" }, async ({
  shopper,
  page,
}) => {
  for (const path of ["/", "/order"]) {
    await shopper.open(path);
    const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    expect(loaded.length).toBeGreaterThan(0);
    expect([await page.content(), ...loaded].filter((text) => /\/office\b/.test(text))).toEqual([]);
  }
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("APP-4 another theme applies at once, in every part of the page", { tag: "@desktop" }, async ({
    shopper,
    page,
  }) => {
    await shopper.open("/");
    const changing = await page.evaluate(() => {
      document.documentElement.setAttribute("data-theme", "dark");
      return document.getAnimations().filter((each) => each instanceof CSSTransition).length;
    });
    expect(changing).toBe(0);
  });
});

test("APP-4 the theme is in the first HTML, switches at once and is stored for the next visit", {
  tag: "@phone",
}, async ({ shopper: { open, isPhone }, page, request }) => {
  const themeOf = async (headers: Record<string, string>) =>
    /<html[^>]* data-theme="(\w+)"/.exec(await (await request.get("/", { headers })).text())?.[1];
  expect(await themeOf({})).toBe("light");
  expect(await themeOf({ cookie: "theme=dark" })).toBe("dark");

  await open("/");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-theme", "light");
  const light = await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  if (isPhone) await page.getByRole("button", { name: "Открыть меню" }).click();
  await page.getByRole("button", { name: "Сменить тему" }).filter({ visible: true }).click();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.reload({ waitUntil: "commit" });
  await expect(html).toHaveAttribute("data-theme", "dark");
  expect(await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor)).not.toBe(light);
});

test("SCREEN-1 ROUTE-12 a missing page answers 404 and links home", { tag: "@phone" }, async ({
  shopper: { open },
  page,
  request,
}) => {
  expect((await request.get("/net/takoy/stranicy/zdes")).status()).toBe(404);
  expect((await request.get("/menu/netu")).status()).toBe(404);
  await open("/menu/netu");
  await expect(page.getByRole("heading", { level: 1, name: "Страница не найдена" })).toBeVisible();
  await expect(page.getByText("Page Not Found: /menu/netu")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "На главную" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole("navigation", { name: "Разделы меню" })).toBeVisible();
});

test("SCREEN-2 Back restores the scroll position; a new page starts at its top", { tag: "@phone" }, async ({
  shopper: { open },
  page,
}) => {
  await open("/");
  const desserts = page.getByRole("region", { name: "Десерты", exact: true }).getByRole("heading", { level: 2 });
  await scrollDownTo(page, desserts);
  const place = () => desserts.evaluate((heading) => heading.getBoundingClientRect().top);
  // A slow machine gives a block above its height when the page has long come to rest, and no scrolling tells of it.
  await page.locator("main").evaluate((main) => {
    main.ownerDocument.documentElement.style.overflowAnchor = "none";
    main.style.paddingTop = "15px";
  });
  // Measured at the press itself, because pictures above may still load before it.
  await desserts.evaluate((heading) => {
    const tell = () =>
      heading.ownerDocument.documentElement.setAttribute("data-at", `${heading.getBoundingClientRect().top}`);
    document.addEventListener("click", tell, { capture: true, once: true });
  });
  await desserts.getByRole("link").click();
  const pressed = Number(await page.locator("html").getAttribute("data-at"));
  await expect(page.getByRole("heading", { level: 1, name: "Десерты" })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(desserts).toBeInViewport();
  await expect.poll(async () => Math.abs((await place()) - pressed)).toBeLessThan(2);
});

/** Scrolls like a shopper, so that every block on the way is shown once. Returns after the page stops scrolling. */
async function scrollDownTo(page: Page, target: Locator): Promise<void> {
  const { height } = page.viewportSize() ?? { height: 800 };
  await expect(async () => {
    // Blocks get their height on the way, so a busy page may have passed the target.
    const top = await target.evaluate((element) => element.getBoundingClientRect().top);
    await page.mouse.wheel(0, Math.sign(top) * Math.min(height, Math.abs(top)));
    await expect(target).toBeInViewport({ timeout: 50 });
  }).toPass({ intervals: [50] });
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = window.scrollY;
        const timer = setInterval(() => {
          if (window.scrollY === last) {
            clearInterval(timer);
            resolve();
          }
          last = window.scrollY;
        }, 250);
      }),
  );
}

test("LAYOUT-4 no page scrolls sideways, not even at 320 px", { tag: "@phone" }, async ({
  shopper: { place, menu, cart, open },
  page,
}) => {
  await open("/menu/garniry");
  await place.open();
  await place.collectAt(points.sobornaya.name.ru);
  await menu.add(dishes.mash);
  const narrow = [390, 320].map((width) => ({ width, height: 740 }));
  for (const address of ["/", "/menu/picca", "/menu/picca?product_id=106101", "/order", "/net/takoy"]) {
    await open(address);
    for (const size of narrow) {
      await page.setViewportSize(size);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${address} at ${size.width}`)
        .toBeLessThanOrEqual(size.width);
    }
  }
  await open("/menu/garniry");
  await cart.open();
  for (const size of narrow) {
    await page.setViewportSize(size);
    const inside = () => cart.box.evaluate((box) => box.scrollWidth - box.clientWidth);
    await expect.poll(inside, `the cart at ${size.width}`).toBe(0);
  }
});
