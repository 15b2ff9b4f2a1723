import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { doorOf, OWNER, withTheme } from "../../e2e/fixtures/office.ts";
import { type RunningShop, startShop } from "../../e2e/fixtures/server.ts";
import { WEDNESDAY_EVENING } from "../../e2e/known/times.ts";
import { requireChromium } from "../setup/system.mjs";
import type { Frame } from "./picture.ts";

/** Starts the demo shop with its owner and a browser; stops both after the visit. */
export async function visitOffice(visit: (browser: Browser, shop: RunningShop) => Promise<void>): Promise<void> {
  const shop = await startShop({ testNow: WEDNESDAY_EVENING });
  const { name, login, password } = OWNER;
  await shop.staff(["create", "--name", name, "--role", "owner", "--login", login, "--password-stdin"], password);
  const browser = await chromium.launch({
    executablePath: await requireChromium(),
    args: ["--no-sandbox", "--force-color-profile=srgb", "--autoplay-policy=no-user-gesture-required"],
  });
  try {
    await visit(browser, shop);
  } finally {
    await browser.close();
    await shop.stop();
  }
}

/** A browser window of the frame's size, at the time of the shop. */
export async function contextOf(
  from: Browser,
  baseURL: string,
  { viewport, scale, isPhone }: Frame,
  storageState?: Awaited<ReturnType<BrowserContext["storageState"]>>,
): Promise<BrowserContext> {
  const context = await from.newContext({
    baseURL,
    viewport,
    deviceScaleFactor: scale,
    hasTouch: isPhone,
    reducedMotion: "reduce",
    locale: "ru-RU",
    timezoneId: "Europe/Moscow",
    ...(storageState === undefined ? {} : { storageState }),
  });
  await context.clock.install({ time: new Date(WEDNESDAY_EVENING) });
  return context;
}

/** Signs the owner in; ends on the board. */
export async function signIn(page: Page, theme: Frame["theme"]): Promise<void> {
  await withTheme(page, theme);
  await page.goto("/office/");
  const door = doorOf(page, "ru");
  await door.signIn();
  await door.title.waitFor({ state: "detached" });
}
