import type { Browser, Page } from "@playwright/test";
import { OFFICE_PAGES } from "@skatert/contract";
import { type SeenOrder, watchBoard } from "./watch-board.ts";

/** A desktop window: all columns side by side, with the most cards. */
const viewport = { width: 1280, height: 800 };

interface BoardPageOptions {
  readonly url: string;
  /** Cookies of a tablet; see openTablets. */
  readonly cookie: string;
  /** Runs before the page is opened. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Opens the board in its own window and begins the shift by a press, as a person does. */
export async function openBoardPage(browser: Browser, { url, cookie, prepare }: BoardPageOptions): Promise<Page> {
  const context = await browser.newContext({ locale: "ru-RU", viewport });
  const cookies = cookie.split("; ").map((pair) => {
    const [name = "", value = ""] = pair.split("=", 2);
    return { name, value, url };
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  // The mark of an earlier sign-in. Without it the page opens the sign-in.
  await page.addInitScript(() => localStorage.setItem("office-signed-in", "1"));
  await page.addInitScript(watchBoard);
  await prepare?.(page);
  await page.goto(`${url}${OFFICE_PAGES}/`);
  await page.getByRole("button", { name: "Начать смену и проверить звук" }).click();
  await page.getByRole("search").waitFor();
  return page;
}

/** Ignores the tones of the sound test. */
export async function forgetTones(page: Page): Promise<void> {
  await page.evaluate(() => window.benchBoard.forgetTones());
}

/** What the page has shown so far, by order. */
export async function seenOrders(page: Page): Promise<ReadonlyMap<number, SeenOrder>> {
  return new Map(await page.evaluate(() => [...window.benchBoard.seen]));
}
