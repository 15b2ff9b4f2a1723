import type { Page } from "@playwright/test";
import { shopWithNeighbour } from "../../fixtures/shop-with-neighbour.ts";
import { expect } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { outsideServicesAreThere } from "../../pages/at-rest.ts";

const inline = (url: string) =>
  `<script>window.inlineRan = true; fetch("${url}/hit?inline", { mode: "no-cors" });</script><noscript>-</noscript>`;

const test = shopWithNeighbour({
  settings: (url) => ({
    include: { metrix: inline(url), scripts: [`<script async src="${url}/tag.js" data-counter="7"></script>`] },
    chat_widget: `${url}/chat.js`,
    telegram_web_app: `${url}/telegram.js`,
  }),
});

test.use({ testNow: WEDNESDAY_AFTERNOON });
test.beforeEach(({ neighbour }) => neighbour.become("well"));

const banner = (page: Page) => page.getByRole("region", { name: "Сервисы других сайтов" });
const counted = (page: Page) => page.evaluate(() => Object(window)["counted"]);
const carePath = "/information/page/zabota-o-klientah";

/** Refuses outside services. The banner appears when the page is idle, so all requests would be sent by then. */
async function refuse(page: Page): Promise<void> {
  await banner(page).getByRole("button", { name: "Не нужно" }).click();
  await expect(banner(page)).toBeHidden();
}

async function allow(page: Page): Promise<void> {
  await banner(page).getByRole("button", { name: "Разрешить" }).click();
  await expect(banner(page)).toBeHidden();
}

test("EXT-3 no request is sent to another host before consent, nor after a refusal, on any page", {
  tag: "@phone",
}, async ({ shopper, page, neighbour }) => {
  await shopper.open("/#tgWebAppPlatform=ios");
  await expect(banner(page)).toBeVisible();
  expect(neighbour.asked).toEqual([]);
  await refuse(page);
  for (const path of ["/menu/garniry", carePath, "/contacts"]) {
    await shopper.open(path);
    await outsideServicesAreThere(page);
    await expect(banner(page)).toBeHidden();
    expect(await page.locator(`script[src^="${neighbour.url}"]`).count()).toBe(0);
  }
  await shopper.open("/menu/garniry");
  await shopper.menu.add(dishes.mash);
  expect(neighbour.asked).toEqual([]);
});

test("EXT-3 after a yes metrics and tags come as files, under the policy, and stay for the next page", {
  tag: "@desktop",
}, async ({ shopper, page, neighbour }) => {
  const answer = await page.request.get("/");
  const policy = answer.headers()["content-security-policy"] ?? "";
  expect(policy).toMatch(new RegExp(`script-src 'self' 'sha256-[^']+' ${neighbour.url};`));
  expect(policy).not.toMatch(/script-src [^;]*'unsafe-inline'/);

  await shopper.open("/");
  await allow(page);
  await expect.poll(() => counted(page)).toBe(1);
  await expect.poll(() => page.evaluate(() => Object(window)["inlineRan"])).toBe(true);
  await expect.poll(() => neighbour.askedFor("/hit").length).toBe(2);
  await expect(page.locator(`script[src="${neighbour.url}/tag.js"]`)).toHaveAttribute("data-counter", "7");
  expect(neighbour.askedFor("/chat.js")).toEqual([]);
  expect(neighbour.askedFor("/telegram.js")).toEqual([]);

  await shopper.open("/contacts");
  await expect.poll(() => counted(page)).toBe(1);
});

test("EXT-3 after consent is withdrawn in the settings, the next page loads nothing of other hosts", {
  tag: "@desktop",
}, async ({ shopper, page, neighbour }) => {
  await shopper.open("/");
  await allow(page);
  await expect.poll(() => counted(page)).toBe(1);
  // The last requests of this page.
  await expect.poll(() => neighbour.askedFor("/hit").length).toBe(2);
  await page.getByRole("contentinfo").getByRole("button", { name: "Настройки" }).click();
  const dialog = page.getByRole("dialog", { name: "Настройки" });
  await dialog
    .locator("div")
    .filter({ hasText: /^Сервисы других сайтов/ })
    .getByRole("button")
    .click();
  await expect(banner(page)).toContainText("Сейчас они разрешены");
  neighbour.become("well");
  await Promise.all([page.waitForEvent("load"), banner(page).getByRole("button", { name: "Не нужно" }).click()]);
  await shopper.open("/contacts");
  await outsideServicesAreThere(page);
  expect(await counted(page)).toBeUndefined();
  expect(neighbour.asked).toEqual([]);
});

test("APP-7 the chat shows on the page of customer care alone", { tag: "@phone" }, async ({
  shopper,
  page,
  neighbour,
}) => {
  await shopper.open("/information");
  await allow(page);
  await expect.poll(() => counted(page)).toBe(1);
  const chat = page.getByRole("button", { name: "Чат поддержки" });
  expect(neighbour.askedFor("/chat.js")).toEqual([]);
  await page.locator(`a[href="${carePath}"]`).first().click();
  await expect(chat).toBeVisible();
  await page.goBack();
  await expect(chat).toBeHidden();
  await page.goForward();
  await expect(chat).toBeVisible();
  expect(neighbour.askedFor("/chat.js")).toHaveLength(1);
});

test("APP-7 EXT-3 after earlier consent the page of customer care has the chat; the next page has not", {
  tag: "@desktop",
}, async ({ shopper, page, neighbour }) => {
  await shopper.open("/contacts");
  await allow(page);
  await shopper.open(carePath);
  await expect(page.getByRole("button", { name: "Чат поддержки" })).toBeVisible();
  neighbour.become("well");
  await shopper.open("/information/page/bonusy");
  await outsideServicesAreThere(page);
  await expect.poll(() => counted(page)).toBe(1);
  expect(neighbour.askedFor("/chat.js")).toEqual([]);
});

test("APP-7 a chat whose script loads late stays hidden on the next page", { tag: "@desktop" }, async ({
  shopper,
  page,
  neighbour,
}) => {
  const { promise: gone, resolve: goneOn } = Promise.withResolvers<void>();
  await page.route(`${neighbour.url}/chat.js`, async (route) => {
    await gone;
    await route.continue();
  });
  await shopper.open("/information");
  await allow(page);
  const asked = page.waitForRequest(`${neighbour.url}/chat.js`);
  await page.locator(`a[href="${carePath}"]`).first().click();
  const answer = (await asked).response();
  await page.goBack();
  await expect(page).toHaveURL(/\/information$/);
  goneOn();
  await answer;
  const chat = page.getByText("Чат поддержки");
  await expect(chat).toBeAttached();
  await expect(chat).toBeHidden();
  await page.goForward();
  await expect(chat).toBeVisible();
});

test("EXT-3 opened inside Telegram the shop reports that the page is ready", { tag: "@phone" }, async ({
  shopper,
  page,
}) => {
  await shopper.open("/#tgWebAppPlatform=ios&tgWebAppVersion=9.0");
  await allow(page);
  await expect.poll(() => page.evaluate(() => Object(window)["telegramTold"])).toEqual(["ready", "expand"]);
});
