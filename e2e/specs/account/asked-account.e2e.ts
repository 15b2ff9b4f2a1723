import { byCallOf } from "../../fixtures/by-call.ts";
import { test as base, expect } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { type AccountPages, accountOn } from "../../pages/account.ts";

const test = base.extend<{ readonly account: AccountPages }>({
  account: async ({ shopper, shop }, use) => use(accountOn(shopper, shop.dataDir)),
});

test.use({ testNow: WEDNESDAY_AFTERNOON });

test("ROUTE-10 a guest's link into the account opens the sign-in sheet with its reason, and opens the page afterwards", {
  tag: ["@phone", "@core"],
}, async ({ shopper, account, page }) => {
  await shopper.open("/lk/orders");
  expect(new URL(page.url()).pathname).toBe("/");
  const dialog = page.getByRole("dialog", { name: "Вход" });
  await expect(dialog).toContainText("Войдите, и откроется раздел «Заказы»");
  await account.signIn("+79120007711");
  await page.waitForURL(/\/lk\/orders$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Заказы");
  await page.goBack();
  await page.reload();
  await expect(dialog).toBeHidden();
});

test("ROUTE-10 APP-3 the language of a link into the account is kept, also at a reload and without script", {
  tag: "@desktop",
}, async ({ shopper, page, browser, shop }) => {
  await shopper.open("/lk?lang=en");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("dialog", { name: "Sign in" })).toContainText("Sign in to open “Personal info”");
  await page.goto("/contacts");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");

  const plain = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false });
  const bare = await plain.newPage();
  await bare.goto("/?lang=de");
  await bare.goto("/contacts");
  await expect(bare.locator("html")).toHaveAttribute("lang", "de");
  await plain.close();
});

test.describe("an order's address without its key", () => {
  test.use({ expectedErrors: [/404/] });

  test("ROUTE-12 says in the page's language that the address has a typo, and offers to sign in", {
    tag: "@phone",
  }, async ({ shopper, page }) => {
    for (const [lang, title, text] of [
      ["ru", "Страница не найдена", "Откройте ссылку из сообщения о заказе или войдите"],
      ["en", "Page not found", "Open the link from the message about your order, or sign in"],
      ["zh-CN", "页面不存在", "请打开订单消息中的链接"],
    ] as const) {
      const answer = await page.goto(`/order/1001?key=wrong&lang=${lang}`);
      expect(answer?.status()).toBe(404);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
      expect(await page.title()).toContain(title);
      await expect(main).toContainText(text);
      await expect(main.getByText("Page Not Found: /order/1001")).toHaveCSS("font-size", "12px");
    }
    await shopper.open("/order/1001?lang=ru");
    await page.getByRole("main").getByRole("button", { name: "Войти" }).click();
    await expect(page.getByRole("dialog", { name: "Вход" })).toBeVisible();
  });
});

test("APP-3 the language of another tab does not affect later loads of this page", { tag: "@phone" }, async ({
  shopper,
  page,
  context,
}) => {
  await shopper.open("/menu/garniry?product_id=11601&lang=ru");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("skatert-viewed") ?? "")).toContain("11601");
  await shopper.open("/?lang=en");
  const other = await context.newPage();
  await other.goto("/?lang=ru");
  await page
    .getByRole("link", { name: /search/i })
    .first()
    .click();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Recently viewed" })).toBeVisible();
  await expect(main).toContainText("Mashed potato");
});

test("ROUTE-10 the account's first page shows the active order, points and coupons above the personal data", {
  tag: "@phone",
}, async ({ shopper, account, kitchen, page }) => {
  await shopper.open("/");
  await account.enter("+79000000005");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /^Бонусы\s*60$/ })).toHaveAttribute("href", "/lk/bonuses");
  await expect(main.getByRole("link", { name: /^Мои промокоды\s*\d+$/ })).toHaveAttribute("href", "/lk/promocodes");
  const lines = [{ product_id: dishes.burger.id, quantity: 1 }];
  const own = byCallOf(page.request);
  const id = Number(/\d+/.exec(await own.orderAddress({ lines, warehouse: 501, pickup: points.sobornaya.id }))?.[0]);
  await page.reload();
  const order = main.getByRole("region", { name: "Текущий заказ" });
  await expect(order.getByRole("link")).toHaveAttribute("href", `/order/${id}`);
  await kitchen.move(id, "cooking");
  await expect(order).toContainText("Готовится");
  await expect
    .poll(async () => {
      const [above, below] = await Promise.all([order.boundingBox(), main.getByLabel("Имя").boundingBox()]);
      return (above?.y ?? 0) < (below?.y ?? 0);
    }, "the order is above the personal data")
    .toBe(true);
});
