import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { accountOn } from "../../pages/account.ts";
import { topAtRest } from "../../pages/at-rest.ts";
import { joins, opensGroup, patient } from "../../pages/group-order.ts";
import type { Shopper } from "../../pages/shopper.ts";
import { words } from "../../pages/words.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON, contextOptions: { reducedMotion: "reduce" } });

const say = words.ru;
const payloads = "**/_payload.json*";

/** Holds the data of the next page, like a slow line. Returns a function that lets them come. */
async function holdNextPage(page: Page): Promise<() => void> {
  let letCome = (): void => undefined;
  const isLet = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(payloads, async (route) => {
    await isLet;
    await route.continue();
  });
  return () => letCome();
}

/** Presses twice at one place, and fails if the page has changed under the finger. */
async function pressTwice(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await topAtRest(button);
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const before = page.url();
  const [left, top] = [x + width / 2, y + height / 2];
  await page.mouse.click(left, top);
  await expect(button).toHaveAttribute("aria-busy", "true");
  await page.mouse.click(left, top);
  expect(page.url()).toBe(before);
}

async function fillsCheckout({ open, place, menu, cart, checkout }: Shopper, phone: string, payment: string) {
  await open("/");
  await place.open();
  await place.collectAt(points.sobornaya.name.ru);
  await menu.add(dishes.burger);
  await cart.open();
  await cart.checkoutLink.click();
  await checkout.fill({ name: "Рита", phone, payment, consent: true });
}

test("a sent order's form stays until the order's page covers it, so a double tap hits nothing else", {
  tag: ["@phone", "@core"],
}, async ({ shopper, page }) => {
  await fillsCheckout(shopper, "+7 912 000-62-01", say.cash);
  const letCome = await holdNextPage(page);
  const asked = page.waitForRequest(/\/order\/\d+\/_payload\.json/);
  await pressTwice(page, shopper.checkout.submit);
  await asked;
  await expect(shopper.checkout.submit).toHaveAttribute("aria-busy", "true");
  await expect(shopper.checkout.section("Контакты")).toBeVisible();
  await expect(page.getByText("Корзина пуста")).toHaveCount(0);
  letCome();
  await shopper.order.appears();
  await expect(shopper.order.headline).toHaveText(say.headlines.accepted);
  await shopper.open("/order");
  await expect(page.getByText("Корзина пуста")).toBeVisible();
});

test("a form whose order is paid online stays until the payment page", { tag: "@phone" }, async ({ shopper, page }) => {
  await fillsCheckout(shopper, "+7 912 000-62-02", "Онлайн (учебная оплата)");
  // A page that is being left answers no questions, so it records its frames.
  await page.evaluate(() => {
    const look = () => {
      if (document.querySelector("main form") === null) sessionStorage.setItem("lost-its-form", "yes");
      requestAnimationFrame(look);
    };
    look();
  });
  await shopper.checkout.submit.click();
  await page.waitForURL(/\/sandbox-payments\//);
  expect(await page.evaluate(() => sessionStorage.getItem("lost-its-form"))).toBeNull();
  await shopper.open("/order");
  await expect(page.getByRole("heading", { name: /ждёт оплаты/ })).toBeVisible();
  await expect(shopper.checkout.submit).toHaveCount(0);
});

test("the last order, repeated by a double tap, ends on the checkout", { tag: "@phone" }, async ({ shopper, page }) => {
  await fillsCheckout(shopper, "+7 912 000-62-03", say.cash);
  await shopper.checkout.submit.click();
  await shopper.order.appears();
  await page.clock.setFixedTime(Date.now() + 4 * 3_600_000);
  await shopper.open("/");
  await page.getByRole("button", { name: /^Повторить прошлый заказ/ }).dblclick();
  await page.waitForURL(/\/order$/);
  await expect(shopper.checkout.submit).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("API-6 signing out keeps the account's page until the home page covers it (STATE-8)", { tag: "@phone" }, async ({
  shopper,
  shop,
  page,
}) => {
  const account = accountOn(shopper, shop.dataDir);
  await shopper.open("/");
  await account.enter("+79000000002");
  const addresses = page.getByRole("main").getByRole("listitem");
  const count = await addresses.count();
  const letCome = await holdNextPage(page);
  const asked = page.waitForRequest(/_payload\.json/);
  await pressTwice(page, page.getByRole("button", { name: "Выйти", exact: true }));
  await asked;
  await expect(addresses).toHaveCount(count);
  await expect(page.getByLabel("Имя")).toHaveValue(/\S/);
  letCome();
  await page.waitForURL(/\/$/);
  const known = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(known).not.toContain("79000000002");
});

test("a friend's invitation and part stay until the menu covers them", { tag: "@phone" }, async ({
  shopper,
  browser,
}) => {
  const { open, place, menu } = shopper;
  await open("/");
  await place.open();
  await place.collectAt(points.sobornaya.name.ru);
  await menu.add(dishes.burger);
  const link = await opensGroup(shopper, "Анна");
  const friend = await joins(browser, link, "Олег");
  await friend.open(link);
  const letCome = await holdNextPage(friend.page);
  await pressTwice(friend.page, friend.page.getByRole("button", { name: "Выйти из заказа" }));
  await expect(friend.page.getByLabel("Ваше имя")).toHaveCount(0);
  letCome();
  await friend.page.waitForURL(/\/$/, patient);
  await friend.page.context().close();
});
