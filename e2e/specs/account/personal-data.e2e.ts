import { readFileSync } from "node:fs";
import { byCallOf } from "../../fixtures/by-call.ts";
import { test as base, expect } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { type AccountPages, accountOn } from "../../pages/account.ts";

const test = base.extend<{ readonly account: AccountPages }>({
  account: async ({ shopper, shop }, use) => use(accountOn(shopper, shop.dataDir)),
});
test.use({ testNow: WEDNESDAY_AFTERNOON, contextOptions: { reducedMotion: "reduce" } });

const longName = "Константин-Александр Преображенский-Воскресенский фон Рабинович-Штокенбергер младший";
const lines = [{ product_id: dishes.burger.id, quantity: 1 }];

test(
  "ROUTE-10 a shopper enters personal data, the birthday once, and downloads them as a file",
  { tag: "@phone" },
  async ({ shopper, account, page, isMobile }, { project }) => {
    const main = page.getByRole("main");
    const phone = `+7912000820${project.name.length % 10}`;
    const save = main.getByRole("button", { name: "Сохранить", exact: true });
    const birth = main.getByLabel("День рождения");
    await shopper.open("/");
    await account.enter(phone);
    await main.getByLabel("Имя").fill(longName);
    await main.getByLabel("Почта").fill("anna@");
    await birth.fill("2999-01-01");
    await save.click();
    await expect(main.getByRole("alert").filter({ hasText: "Укажите прошедшую дату" })).toBeVisible();
    await expect(main.getByLabel("Почта")).toHaveAttribute("aria-invalid", "true");
    await main.getByLabel("Почта").fill("anna@stol.example");
    await birth.fill("1990-05-14");
    await shopper.isTold("Сохранено", () => save.click());
    await expect(main.getByText("14 мая 1990 г.")).toBeVisible();
    await expect(birth).toBeHidden();
    const again = await page.request.post("/wp-json/system/users", { data: { birth: "15.05.1990" } });
    expect((await again.json()).data).toMatchObject({ reason: "birth-fixed" });

    await account.open("");
    await expect(main.getByLabel("Имя")).toHaveValue(longName);
    await expect(main.getByLabel("Почта")).toHaveValue("anna@stol.example");
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isWide, "a long name makes the page no wider").toBe(false);
    if (!isMobile) await expect(main.getByText(longName)).toBeVisible();

    const [file] = await Promise.all([
      page.waitForEvent("download"),
      main.getByRole("link", { name: "Скачать мои данные" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("account.json");
    const data = readFileSync(await file.path(), "utf8");
    for (const own of [phone, longName, "anna@stol.example", "14.05.1990"]) expect(data).toContain(own);
  },
);

test.describe("with an active order", () => {
  test.use({ expectedErrors: [/status of 409/] });

  test(
    "ROUTE-10 an account is deleted for good, but not while an order is on its way",
    { tag: "@phone" },
    async ({ shopper, account, kitchen, page }, { project }) => {
      const main = page.getByRole("main");
      const askToDelete = async () => {
        await main.getByRole("button", { name: "Удалить аккаунт" }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Удалить аккаунт" }).click();
      };
      await shopper.open("/");
      await account.enter(`+7912000821${project.name.length % 10}`);
      const address = await byCallOf(page.request).orderAddress({ lines, warehouse: 501, pickup: points.sobornaya.id });
      await askToDelete();
      await expect(main.getByRole("alert").filter({ hasText: "Заказ ещё в пути" })).toBeVisible();
      await kitchen.cancel(Number(/\d+/.exec(address)?.[0]));
      await shopper.isTold("Аккаунт удалён", askToDelete);
      await page.waitForURL(({ pathname }) => pathname === "/");
      expect((await page.request.get("/wp-json/system/users")).status()).toBe(401);
      const guest = await page.request.get("/lk", { maxRedirects: 0 });
      expect([guest.status(), guest.headers()["location"]]).toEqual([302, "/"]);
    },
  );
});

test(
  "ROUTE-10 signing out on all devices ends this session too, and open personal pages lead home",
  { tag: "@phone" },
  async ({ shopper, account, page, context }, { project }) => {
    await shopper.open("/");
    await account.enter(`+7912000822${project.name.length % 10}`);
    const second = await context.newPage();
    // Wait until the second page has checked its session; otherwise it would trust its HTML after the sign-out.
    const isLookedAt = Promise.all([
      second.waitForResponse(/\/system\/users(\?|$)/),
      second.waitForResponse(/\/pusher\/auth$/),
    ]);
    await second.goto("/lk/bonuses");
    await expect(second.getByRole("heading", { level: 1 })).toHaveText("Бонусы");
    await isLookedAt;
    await page.getByRole("button", { name: "Выйти на всех устройствах" }).click();
    await page.waitForURL(({ pathname }) => pathname === "/");
    await second.waitForURL(({ pathname }) => pathname === "/");
  },
);

test.describe("another page that hydrates late", () => {
  test.use({ expectedErrors: [/status of 401 .*system\/users/] });

  test(
    "STATE-8 does not keep the user of its HTML if the session ended in another tab before hydration",
    { tag: "@desktop" },
    async ({ shopper, account, page, context }, { project }) => {
      await shopper.open("/");
      await account.enter(`+7912000823${project.name.length % 10}`);
      const second = await context.newPage();
      const hasLeft = Promise.withResolvers<void>();
      await second.route(/\.js(\?|$)/, async (route) => {
        await hasLeft.promise;
        await route.continue();
      });
      await second.goto("/lk/bonuses", { waitUntil: "commit" });
      await expect(second.getByRole("heading", { level: 1 })).toHaveText("Бонусы");
      await page.getByRole("button", { name: "Выйти", exact: true }).click();
      await page.waitForURL(({ pathname }) => pathname === "/");
      hasLeft.resolve();
      await second.waitForURL(({ pathname }) => pathname === "/");
      for (const each of [page, second]) {
        await expect.poll(() => each.evaluate(() => localStorage.getItem("skatert-user"))).toContain('"user":null');
      }
    },
  );
});
