import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { addresses, points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { accountOn } from "../../pages/account.ts";
import { buttonsWork } from "../../pages/shopper.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON, expectedErrors: [/net::ERR_FAILED|status of 500/] });

const retry = "Попробовать ещё раз";

/** A placeholder of loading content. */
function skeletonIn(box: Locator): Locator {
  return box.locator('span[aria-hidden="true"][style*="height"]').first();
}

type Calls = { retryIn(box: Locator): Promise<void>; letThrough(): void };

/**
 * Makes the requests of an address fail, automatic retries included, until `retryIn` presses the button. Those after the
 * press wait, and `letThrough` continues them. An automatic retry hides the button for a moment, so nothing may wait
 * before the press.
 */
async function failingCalls(page: Page, address: RegExp): Promise<Calls> {
  let letThrough: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(address, async (route) => {
    const isAsked = await page.evaluate(() => document.documentElement.hasAttribute("data-asked"));
    if (!isAsked) return route.abort("failed");
    await gate;
    return route.continue();
  });
  return {
    async retryIn(box) {
      await page.evaluate((name) => {
        document.addEventListener(
          "click",
          ({ target }) => {
            const button = target instanceof Element ? target.closest("button") : null;
            if (button?.textContent === name) document.documentElement.setAttribute("data-asked", "");
          },
          true,
        );
      }, retry);
      await box.getByRole("button", { name: retry }).click();
    },
    letThrough,
  };
}

test("STATE-1 the choice of a place: an error with a retry, a skeleton, the content", { tag: "@phone" }, async ({
  shopper: { place, open },
  page,
}) => {
  const calls = await failingCalls(page, /\/place-options\/_payload\.json/);
  // Nothing else on this page requests the places.
  await open("/menu/garniry");
  await place.open();
  await expect(place.dialog.getByRole("alert")).toHaveText(/Не удалось узнать, куда мы доставляем/);
  await calls.retryIn(place.dialog);
  await expect(skeletonIn(place.dialog)).toBeVisible();
  calls.letThrough();
  await expect(place.street).toBeVisible();
  await expect(skeletonIn(place.dialog)).toBeHidden();
});

test("STATE-1 the checkout's placeholder is as high as the form for a delivery of two dishes", async ({
  shopper: { place, menu, checkout, open },
  page,
  browser,
  viewport,
  shop,
}) => {
  const heightOnceThere = async (of: Page) => {
    await expect(of.getByRole("main").locator("h1")).toBeVisible();
    return (await of.getByRole("main").locator("h1 + *").boundingBox())?.height ?? 0;
  };
  // The script is still loading. Without script the page shows another text.
  const slow = await browser.newContext({ viewport, baseURL: shop.url });
  const waiting = await slow.newPage();
  await waiting.route(/\.js$/, () => {});
  await waiting.goto("/order", { waitUntil: "commit" });
  await expect(skeletonIn(waiting.getByRole("main"))).toBeVisible();
  const held = await heightOnceThere(waiting);
  await slow.close();

  await open("/");
  await place.open();
  await place.deliverTo(addresses.centre, { apartment: "7", entrance: "2" });
  await menu.add(dishes.burger);
  await menu.add(dishes.borscht);
  await open("/order");
  // The last to load: the quote.
  await expect(checkout.choice("Наличными")).toBeVisible();
  await expect(checkout.section("Ваш заказ").getByRole("term").filter({ hasText: "Доставка" })).toBeVisible();
  await expect.poll(async () => Math.abs((await heightOnceThere(page)) - held)).toBeLessThan(2);
});

test("STATE-1 the cart: empty, content, a failed quote and its retry", { tag: "@phone" }, async ({
  shopper: { place, menu, cart, open, isPhone },
  page,
}) => {
  await open("/menu/garniry");
  // On a phone the page has no empty cart.
  if (!isPhone) await expect(cart.box).toContainText("Пока пусто");
  await place.open();
  await place.collectAt(points.sobornaya.name.ru);
  const calls = await failingCalls(page, /checkout\/quote/);
  await menu.add(dishes.mash);
  await cart.open();
  await expect(cart.box.getByText("Нет связи с рестораном: сумма предварительная")).toBeVisible();
  await expect(cart.total).toHaveText("160 ₽");
  await calls.retryIn(cart.box);
  await expect(cart.box.locator('[aria-busy="true"]').first()).toBeVisible();
  calls.letThrough();
  await expect(cart.box.getByRole("button", { name: retry })).toBeHidden();
  await expect(cart.box.locator('[aria-busy="true"]')).toHaveCount(0);
});

test("STATE-1 the checkout: empty, content, and free times that fail, wait and load", { tag: "@phone" }, async ({
  shopper: { place, menu, cart, checkout, open },
  page,
}) => {
  await open("/order");
  await expect(page.getByRole("main").getByText("Корзина пуста")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Выбрать блюда" })).toBeVisible();

  await open("/menu/garniry");
  await place.open();
  await place.collectAt(points.sobornaya.name.ru);
  await menu.add(dishes.mash);
  await cart.open();
  await cart.checkoutLink.click();
  await expect(checkout.submit).toBeVisible();
  const calls = await failingCalls(page, /checkout\/avaible_time/);
  const when = checkout.section("Когда");
  await checkout.choice("Ко времени").click();
  await expect(when.getByRole("alert")).toHaveText("Не удалось узнать свободное время");
  await calls.retryIn(when);
  await expect(skeletonIn(when)).toBeVisible();
  calls.letThrough();
  await expect(when.getByRole("button", { name: /^16:30/ })).toBeVisible();
});

test("STATE-1 the account: content, empty, and a failed page that loads at a retry", {
  tag: "@phone",
}, async ({ shopper, shop, page }) => {
  const account = accountOn(shopper, shop.dataDir);
  // With realtime the page would reload automatically.
  await page.routeWebSocket(/./, () => {});
  await shopper.open("/");
  await account.enter("+79120007733");
  await page.route(/\/lk\/orders\/_payload\.json/, (route) => route.fulfill({ status: 500, body: "{}" }), { times: 1 });
  const toOrders = page.getByRole("main").locator('a[href="/lk/orders"]').first();
  await toOrders.click();
  await expect(page.getByRole("heading", { level: 1, name: "Страница не найдена" })).toBeVisible();
  await expect(page.getByText("Страница не открылась. Мы уже знаем об ошибке.")).toBeVisible();
  await page.getByRole("button", { name: retry }).click();
  await expect(page.getByText("Заказов пока нет")).toBeVisible();
  await page.reload();
  await buttonsWork(page);
  await expect(page.getByText("Заказов пока нет")).toBeVisible();
});

test("STATE-1 the terms of a coupon: an error with a retry, a skeleton, the content", { tag: "@phone" }, async ({
  shopper: { open },
  page,
}) => {
  const calls = await failingCalls(page, /\/coupon-info\/7004\/_payload\.json/);
  await open("/contacts?coupon=7004");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toContainText("Условия не загрузились");
  await calls.retryIn(dialog);
  await expect(skeletonIn(dialog)).toBeVisible();
  calls.letThrough();
  await expect(dialog).toContainText("Самовывозом");
});
