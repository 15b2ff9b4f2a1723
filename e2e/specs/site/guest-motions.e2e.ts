import type { Page } from "@playwright/test";
import { shopWithWheel } from "../../fixtures/shop-with-wheel.ts";
import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { WITH_MOTION } from "../../known/motion.ts";
import { addresses, points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { accountOn } from "../../pages/account.ts";
import { backClosesTheDialog } from "../../pages/at-rest.ts";

test.use({ ...WITH_MOTION, testNow: WEDNESDAY_AFTERNOON });

test("MODAL-3 an arrow key shows the next story at once; Back closes it and leaves the page as it is", {
  tag: "@phone",
}, async ({ page, shopper }) => {
  await shopper.open("/");
  const before = page.url();
  const stories = page.getByRole("region", { name: "Истории" }).getByRole("button");
  const second = (await stories.nth(1).textContent()) ?? "";
  await stories.first().click();
  const story = page.getByRole("dialog");
  await expect(story).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(story).toHaveAccessibleName(second);
  await backClosesTheDialog(page);
  await page.goBack();
  await expect(story).toBeHidden();
  expect(page.url()).toBe(before);
  expect(await page.evaluate(() => history.state?.state?.modals ?? 0)).toBe(0);
});

test("MODAL-3 after a link in a story, Back returns to the page in one step", {
  tag: "@desktop",
}, async ({ page, shopper }) => {
  await shopper.open("/");
  await page.getByRole("region", { name: "Истории" }).getByRole("button").nth(1).click();
  const link = page.getByRole("dialog").getByRole("link");
  await expect(link).toBeVisible();
  await link.click();
  await page.waitForURL((url) => url.pathname !== "/" || url.search !== "");
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.evaluate(() => history.state?.state?.modals ?? 0)).toBe(0);
});

test("MODAL-3 Back closes each dialog of the header, one at a time", { tag: "@phone" }, async ({ page, shopper }) => {
  await shopper.open("/menu/garniry");
  for (const name of ["Открыть меню", "Куда доставить?", "Фильтры"]) {
    await page.getByRole("button", { name }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await backClosesTheDialog(page);
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(/\/menu\/garniry$/);
  }
});

test("MODAL-3 a double tap on closing a sheet stays in the shop and orders once", { tag: "@phone" }, async ({
  page,
  shopper,
}) => {
  const { place, menu, cart } = shopper;
  await shopper.open("/menu/picca");
  await menu.openSheet(dishes.margherita);
  await menu.addFor("490 ₽").dblclick();
  await place.type(addresses.centre);
  await place.isPrivateHouse();
  await place.dialog.getByRole("button", { name: "Привезти сюда" }).dblclick();
  await expect(page).toHaveURL(/\/menu\/picca$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await menu.openSheet(dishes.margherita);
  await menu.addFor("490 ₽").dblclick();
  await expect(menu.sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/menu\/picca$/);
  await cart.open();
  await expect.poll(async () => (await cart.steps()).get("Блюда")).toBe(980);
});

shopWithWheel.describe("the wheel", () => {
  for (const reducedMotion of ["no-preference", "reduce"] as const)
    shopWithWheel.describe(`motion: ${reducedMotion}`, () => {
      shopWithWheel.use({ contextOptions: { reducedMotion } });

      shopWithWheel(
        "APP-2 stops once, on what was won, and stands there after a reload",
        { tag: "@phone" },
        async ({ page, shopper, shop }) => {
          const account = accountOn(shopper, shop.dataDir);
          await shopper.open("/lk?lang=ru");
          await shopper.open("/wheel/");
          await page.getByRole("main").getByRole("button", { name: "Войти" }).click();
          await account.signIn(reducedMotion === "reduce" ? "+79120007831" : "+79120007832");
          const spin = page.getByRole("main").getByRole("button", { name: account.say.spin });
          let draws = 0;
          page.on("request", (request) => {
            draws += Number(request.method() === "POST" && /wheel/.test(request.url()));
          });
          const news = page.waitForResponse((response) => /_payload\.json\?.*route=wheel/.test(response.url()));
          await spin.dblclick({ noWaitAfter: true });
          await expect(page.getByRole("main").getByRole("status")).toContainText(account.say.prize);
          const won = await wheelPicture(page);
          await news;
          await framesPass(page);
          expect(await wheelPicture(page)).toBe(won);
          expect(draws).toBe(1);
          await page.reload();
          await expect(page.getByRole("img", { name: /Колесо удачи/ })).toBeVisible();
          await expect.poll(() => wheelPicture(page)).toBe(won);
        },
      );
    });
});

test.describe("notices", () => {
  for (const width of [320, 390, 1280])
    test(`are shown one at a time above the bars, let presses through, and undo a removal, ${width} px`, {
      tag: "@phone",
    }, async ({ page, shopper }) => {
      await page.setViewportSize({ width, height: 800 });
      await shopper.open("/menu/garniry");
      await shopper.place.open();
      await shopper.place.collectAt(points.sobornaya.name.ru);
      await watchNotices(page);
      const heart = page.getByRole("button", { name: new RegExp(`избранн.*${dishes.mash.name.ru}`, "i") }).first();
      await page.getByRole("button", { name: `Добавить в корзину: ${dishes.mash.name.ru}` }).click();
      await heart.click();
      await heart.click();
      const undo = page.getByRole("status").getByRole("button", { name: "Вернуть" });
      await expect(undo).toBeVisible();
      for (const step of [90, 40, -200])
        await page.evaluate((by) => window.scrollBy({ top: by, behavior: "instant" }), step);
      await undo.click();
      await expect(heart).toHaveAttribute("aria-pressed", "true");
      const seen = await page.evaluate(() => window.seenNotices);
      expect(seen.length).toBeGreaterThanOrEqual(4);
      expect(seen.filter(({ count, inTheWay }) => count > 1 || inTheWay.length > 0)).toEqual([]);
    });

  test("a notice is above the bars of the cart and of an active order", { tag: "@phone" }, async ({
    page,
    shopper,
    byCall,
  }) => {
    const { place, menu, open } = shopper;
    const lines = [{ product_id: dishes.burger.id, quantity: 1 }];
    await open(await byCall.orderAddress({ lines, warehouse: 501, pickup: points.sobornaya.id }));
    await open("/menu/garniry");
    await place.open();
    await place.collectAt(points.sobornaya.name.ru);
    await menu.add(dishes.mash);
    await expect(page.getByRole("region", { name: "Текущий заказ" })).toBeVisible();
    await expect(shopper.cart.bar).toBeVisible();
    await watchNotices(page);
    await page
      .getByRole("button", { name: new RegExp(`избранн.*${dishes.mash.name.ru}`, "i") })
      .first()
      .click();
    await expect.poll(() => page.evaluate(() => window.seenNotices.length)).toBeGreaterThan(0);
    const seen = await page.evaluate(() => window.seenNotices);
    expect(seen.flatMap(({ inTheWay }) => inTheWay)).toEqual([]);
  });

  test("CART-7 a gift is offered only by its card if the cart is visible, and a removed dish is restored", {
    tag: "@desktop",
  }, async ({ page, shopper }) => {
    const { place, menu, cart, open } = shopper;
    await open("/menu/nabory");
    await place.open();
    await place.collectAt(points.sobornaya.name.ru);
    await menu.add(dishes.rollSet);
    await expect(cart.box.getByText("Вам доступны скидка или подарок!")).toBeVisible();
    await expect(page.getByText("Вам доступны скидка или подарок!")).toHaveCount(1);
    await cart.fewer(dishes.rollSet);
    await expect(cart.lines).toHaveCount(0);
    await page.getByRole("status").getByRole("button", { name: "Вернуть" }).click();
    await expect(cart.lines).toHaveCount(1);
  });
});

function wheelPicture(page: Page): Promise<string> {
  return page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
}

/** Long enough to detect a second turn of the wheel. */
function framesPass(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/**
 * Checks every notice when it is placed and as the page scrolls: their number, and what they cover: a bar, or
 * a control that a press would not reach. Their own button is excluded.
 */
function watchNotices(page: Page): Promise<void> {
  return page.evaluate(() => {
    const region = document.querySelector("[popover][role=status]");
    if (!region) throw new Error("the page has no place for notices");
    window.seenNotices = [];
    const shared = (each: Element, notice: DOMRect) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const [x0, x1] = [Math.max(left, notice.left), Math.min(right, notice.right)];
      const [y0, y1] = [Math.max(top, notice.top), Math.min(bottom, notice.bottom)];
      return x0 < x1 && y0 < y1 ? ([(x0 + x1) / 2, (y0 + y1) / 2] as const) : null;
    };
    const look = () => {
      const notices = [...region.querySelectorAll("p")];
      const [notice] = notices;
      if (!notice || notice.style.visibility === "hidden") return;
      const box = notice.getBoundingClientRect();
      const undo = notice.querySelector("button")?.getBoundingClientRect();
      const controls = [...document.querySelectorAll("button, input, select, textarea, a")];
      const blocked = controls.filter((each) => {
        if (region.contains(each) || (undo && shared(each, undo))) return false;
        const point = shared(each, box);
        const hit = point && document.elementFromPoint(...point);
        return hit && region.contains(hit);
      });
      const bars = [...document.querySelectorAll("[data-bar] a, [data-bar] button")];
      const under = bars.filter((each) => shared(each, box));
      const names = [...blocked, ...under].map((each) => each.getAttribute("aria-label") ?? each.textContent ?? "");
      window.seenNotices.push({ count: notices.length, inTheWay: names });
    };
    new MutationObserver(look).observe(region, { childList: true, subtree: true, attributeFilter: ["style"] });
    addEventListener("scroll", look);
  });
}

declare global {
  interface Window {
    seenNotices: { readonly count: number; readonly inTheWay: readonly string[] }[];
  }
}
