import { join } from "node:path";
import { type Browser, expect, type Page } from "@playwright/test";
import { watch } from "../../e2e/fixtures/shop.ts";
import { dishes, sizes } from "../../e2e/known/dishes.ts";
import { type AccountPages, accountOn } from "../../e2e/pages/account.ts";
import { type Shopper, shopperOn } from "../../e2e/pages/shopper.ts";
import { deadButtons } from "./dead-buttons.ts";

export interface WalkedShop {
  /** The storefront's address. */
  readonly url: string;
  /** Contains the outbox with the codes. */
  readonly workspace: string;
}

interface Walk {
  readonly page: Page;
  readonly shopper: Shopper;
  readonly account: AccountPages;
}

/** A person whom users.json names. */
const mikhail = { name: "Михаил", phone: "+79000000002", points: "1 200" };

const steps: readonly (readonly [name: string, step: (walk: Walk) => Promise<void>])[] = [
  ["home", home],
  ["section", section],
  ["dish and cart", cart],
  ["blog", blog],
  ["pages", pages],
  ["gallery", gallery],
  ["favourites and sign-in", signIn],
  ["account", accountPages],
  ["buttons of the account", accountButtons],
  ["sign-out", signOut],
  // Last, because it fills the cart.
  ["buttons of the shop", shopButtons],
];

/** Walks the shop as a guest and as a signed-in person, on a phone. Returns the faults. */
export async function walkShop(browser: Browser, { url, workspace }: WalkedShop): Promise<readonly string[]> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "ru-RU",
    timezoneId: "Europe/Moscow",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const faults = watch(page, url);
  page.on("response", (answer) => {
    if (answer.status() >= 500) faults.push(`${answer.status()} ${answer.url()}`);
  });
  const shopper = shopperOn({ page, language: "ru", isPhone: true });
  const walk = { page, shopper, account: accountOn(shopper, workspace) };
  for (const [name, step] of steps) {
    try {
      await step(walk);
      console.log(`${name}: done`);
    } catch (error) {
      const picture = join(process.cwd(), "test-results", `wordpress-${name.replaceAll(" ", "-")}.png`);
      await page.screenshot({ path: picture });
      faults.push(`${name}: ${error instanceof Error ? error.message : error}\n${picture}`);
    }
  }
  await context.close();
  return faults;
}

async function home({ page, shopper: { open, menu } }: Walk): Promise<void> {
  await open("/");
  await expect(menu.card(dishes.borscht)).toBeVisible();
  await showsPictures(page, "main article img");
}

async function section({ page, shopper: { open, menu } }: Walk): Promise<void> {
  await open("/menu/picca");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Пицца");
  await expect(menu.card(dishes.margherita)).toBeVisible();
}

/** Two pizzas have an automatic coupon, which the plugin offers by `autoapply`. */
async function cart({ shopper: { open, place, menu, cart: own, discounts }, page }: Walk): Promise<void> {
  await open("/menu/picca");
  await place.open();
  await place.collectAt("На Соборной");
  await menu.takePizza(sizes.small);
  await own.open();
  await own.more(dishes.margherita);
  await own.box.getByRole("button", { name: "Выбрать", exact: true }).click();
  await discounts.choices.getByRole("button", { name: /две пиццы/ }).click();
  await page.keyboard.press("Escape");
  await expect.poll(own.totalInRoubles).toBe(882);
  await own.close();
}

async function blog({ page, shopper: { open } }: Walk): Promise<void> {
  await open("/blog");
  await expect(page.getByText("Под паролем")).toHaveCount(0);
  await page.getByRole("link", { name: "Печь не спит" }).first().click();
  await expect(page).toHaveURL("/blog/pech-ne-spit");
  await expect(page.getByText("Её растопили в 2014 году.")).toBeVisible();
  await showsPictures(page, 'main img[alt="Каменная печь"]');
}

async function pages({ page, shopper: { open } }: Walk): Promise<void> {
  for (const path of ["/o-nas", "/information/page/o-nas"]) {
    await open(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("О ресторане");
    await expect(page.getByText("Заготовок из цеха у нас нет.")).toBeVisible();
  }
}

async function gallery({ page, shopper: { open } }: Walk): Promise<void> {
  await open("/gallery");
  await expect(page.getByRole("button", { name: "Открыть фото: Окна на реку" })).toBeVisible();
  await showsPictures(page, "main button img");
}

async function shopButtons({ page }: Walk): Promise<void> {
  expect(await deadButtons(page, ["/", "/blog", "/contacts"])).toEqual([]);
}

async function signIn({ page, shopper: { open, menu, isTold }, account }: Walk): Promise<void> {
  const { say } = account;
  await open("/");
  const heart = menu.card(dishes.borscht).getByRole("button", { name: say.like(dishes.borscht.name.ru) });
  await isTold(say.liked, () => heart.click());
  await account.askToSignIn();
  await account.signIn(mikhail.phone);
  await page.waitForURL(/\/lk$/);
  await account.open("favorite");
  await expect(menu.card(dishes.borscht)).toBeVisible();
  await page.reload();
  await expect(menu.card(dishes.borscht)).toBeVisible();
}

async function accountPages({ page, account }: Walk): Promise<void> {
  await account.open("");
  // Section 7 has no call that changes it, so it is text.
  await expect(page.getByRole("region", { name: "О вас" }).getByText(mikhail.name)).toBeVisible();
  await account.open("bonuses");
  await expect(page.getByRole("main").getByText(mikhail.points).first()).toBeVisible();
  await account.open("promocodes");
  await expect(page.getByRole("main").getByText("Ваша личная скидка").first()).toBeVisible();
  await account.open("notifications");
  await expect(page.getByText("Пирог ко дню рождения")).toBeVisible();
}

async function accountButtons({ page }: Walk): Promise<void> {
  const paths = ["", "game", "orders", "bonuses", "favorite", "referals", "promocodes", "preferences", "notifications"];
  const dead = await deadButtons(
    page,
    paths.map((path) => `/lk/${path}`.replace(/\/$/, "")),
  );
  expect(dead).toEqual([]);
}

async function signOut({ page, account }: Walk): Promise<void> {
  await account.open("");
  await page.getByRole("button", { name: account.say.signOut, exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname === "/");
  await page.goto("/lk");
  await page.waitForURL(({ pathname }) => pathname === "/");
}

/** The first pictures of the page have arrived. */
async function showsPictures(page: Page, selector: string): Promise<void> {
  const picture = page.locator(selector).first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}
