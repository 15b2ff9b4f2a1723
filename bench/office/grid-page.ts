import type { Browser, Page } from "@playwright/test";
import { OFFICE_PAGES } from "@skatert/contract";
import { watchInput } from "./grid-input.ts";

/** The price column of the grid. */
export const priceColumn = 2;

/** Opens the grid with the `cookie` of a signed-in manager. */
export async function openGrid(browser: Browser, url: string, cookie: string): Promise<Page> {
  const context = await browser.newContext({ locale: "ru-RU", viewport: { width: 1280, height: 800 } });
  await context.addCookies(
    cookie.split("; ").map((pair) => {
      const [name = "", value = ""] = pair.split("=", 2);
      return { name, value, url };
    }),
  );
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem("office-signed-in", "1"));
  await page.addInitScript(watchInput);
  await page.goto(`${url}${OFFICE_PAGES}/menu/grid`);
  await page.locator("#grid-0-0").waitFor();
  return page;
}

export function priceCell(row: number): string {
  return `#grid-${row}-${priceColumn}`;
}
