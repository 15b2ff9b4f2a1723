import { choosePlace } from "./chosen-place.ts";
import type { Browser } from "./chromium.ts";

/**
 * Adds dishes of a menu page to the visitor's cart. Deletes the caches afterwards, so later pages load their own files.
 */
export async function fillCart({ context }: Browser, menuUrl: string, dishes: number): Promise<void> {
  const page = await context.newPage();
  await choosePlace(page);
  await page.goto(menuUrl, { waitUntil: "networkidle" });
  const buttons = page.locator("[data-add]");
  for (let index = 0; index < dishes; index += 1) await buttons.nth(index).click();
  const session = await context.newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  const origin = new URL(menuUrl).origin;
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "service_workers,cache_storage" });
  await page.close();
}
