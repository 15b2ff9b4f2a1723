import { setTimeout as latency } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { addressInTelegram, insideTelegram, shopWithBot, type TelegramPerson } from "../../fixtures/telegram.ts";
import { expect } from "../../fixtures/walk.ts";
import { type AccountPages, accountOn } from "../../pages/account.ts";
import { backClosesTheDialog } from "../../pages/at-rest.ts";

const test = shopWithBot.extend<{ readonly account: AccountPages }>({
  account: async ({ shopper, shop }, use) => use(accountOn(shopper, shop.dataDir)),
});

const share = "Войти с номером из Telegram";
const welcome = "Вы вошли";
/** A number never shared in Telegram, and data signed by another bot, are refused. */
test.use({ expectedErrors: [/status of 40[09]/] });

let people = 0;
/** A person of one test. Each worker has its own shop, so no other test meets this person. */
function somebody(): TelegramPerson {
  people += 1;
  return { id: 5_000_000_000 + people, phone: `+7912000${String(8800 + people)}` };
}

test("ROLE-2 opened in Telegram the shop asks for the number once, and then recognizes the shopper", {
  tag: ["@phone", "@core"],
}, async ({ shopper, account, page }) => {
  const anna = somebody();
  await insideTelegram(page, anna, true);
  await shopper.open(addressInTelegram(anna));
  expect(page.url()).not.toContain("tgWebAppData");
  await account.link.click();
  await backClosesTheDialog(page);
  expect(page.url()).not.toContain("tgWebAppData");
  await account.dialog.getByRole("button", { name: share }).click();
  await page.waitForURL(/\/lk$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(account.say.title);
  expect(await phoneOf(page)).toBe(anna.phone);

  await forgotten(page);
  await shopper.isTold(welcome, () => shopper.open(addressInTelegram(anna)));
  expect(page.url()).not.toContain("tgWebAppData");
  await account.open("");
  expect(await phoneOf(page)).toBe(anna.phone);

  await page.getByRole("button", { name: account.say.signOut, exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname === "/");
  await page.goto("about:blank");
  await shopper.open(addressInTelegram(anna));
  await account.link.click();
  await expect(account.dialog.getByRole("button", { name: share })).toBeVisible();
});

test.describe("with an expired session", () => {
  test.use({ expectedErrors: [/status of 40[019]/] });

  test("ROLE-2 a user stored in the browser is signed in again without a tap after the session has expired", {
    tag: "@phone",
  }, async ({ shopper, account, page }) => {
    const galina = somebody();
    await insideTelegram(page, galina, true);
    await shopper.open(addressInTelegram(galina));
    await account.link.click();
    await account.dialog.getByRole("button", { name: share }).click();
    await page.waitForURL(/\/lk$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(account.say.title);
    await page.goto("about:blank");
    await page.context().clearCookies();
    // While the shop is slow to confirm the session, no channel of the user is requested.
    await page.route(/\/system\/users(\?|$)/, async (route) => {
      await latency(1500);
      await route.continue();
    });
    await shopper.isTold(welcome, () => shopper.open(addressInTelegram(galina)));
    expect(await phoneOf(page)).toBe(galina.phone);
    await account.open("");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(account.say.title);
  });
});

test("ROLE-2 a person who refuses to share the number signs in by a code", { tag: "@phone" }, async ({
  shopper,
  account,
  page,
}) => {
  const boris = somebody();
  await insideTelegram(page, boris, false);
  await shopper.open(addressInTelegram(boris));
  await account.link.click();
  const button = account.dialog.getByRole("button", { name: share });
  await button.click();
  await expect(button).toBeEnabled();
  await account.signIn(boris.phone);
  await page.waitForURL(/\/lk$/);
});

test("ROLE-2 data signed by another bot are refused, and the page offers another sign-in", {
  tag: "@phone",
}, async ({ shopper, account, page }) => {
  const vera = somebody();
  await insideTelegram(page, vera, true);
  await shopper.isTold("Telegram не подтвердил вход", () => shopper.open(addressInTelegram(vera, "654321:another")));
  expect(page.url()).not.toContain("tgWebAppData");
  await account.link.click();
  await expect(account.dialog.getByRole("button", { name: account.say.getCode })).toBeVisible();
  await expect(account.dialog.getByRole("button", { name: share })).toBeHidden();
});

/** Clears the browser, like another phone of the same person. */
async function forgotten(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  await page.context().clearCookies();
}

/** Phone of the session in the browser's cookies. */
async function phoneOf(page: Page): Promise<string> {
  const answer = await page.request.get("/api/wp-json/system/users");
  return (await answer.json()).data.data.phone;
}
