import type { Locator, Page } from "@playwright/test";

/** Waits until the part that loads outside services has run, so that all its requests have started. */
export function outsideServicesAreThere(page: Page): Promise<void> {
  return partRuns(page, "outside-services");
}

/** Waits until the keyboard part runs, so that arrow keys and Ctrl+K work. */
export function arrowsWork(page: Page): Promise<void> {
  return partRuns(page, "device-services");
}

/** Waits until the browser has the script of the cart's sheet, which is loaded when the page is idle. */
export async function cartOpensOffline(page: Page): Promise<void> {
  await partRuns(page, "cart-sheet");
  await partRuns(page, "open-modals");
}

/** Waits until the open dialog has its history entry, or the dish its address. Back then closes only the dialog. */
export async function backClosesTheDialog(page: Page): Promise<void> {
  await page.waitForFunction(
    () => Number(Object(history.state?.state)["modals"]) > 0 || location.search.includes("product_id="),
  );
  // The page handles its new history entry a little later.
  await idleTurns(page);
}

/**
 * The top of an element in the window, CSS pixels, after ten frames without a change. A block gets its own height some
 * frames after a jump to it.
 */
export function topAtRest(element: Locator): Promise<number> {
  return element.evaluate(async (one) => {
    let top = Number.NaN;
    for (let same = 0; same < 10; ) {
      await new Promise(requestAnimationFrame);
      const now = one.getBoundingClientRect().top;
      same = now === top ? same + 1 : 0;
      top = now;
    }
    return Math.round(top);
  });
}

/**
 * Presses an element when the page has come to rest around it. A jump far down gives blocks their own height, and a press
 * in the same moment would hit what is there next.
 */
export async function pressAtRest(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await topAtRest(element);
  await element.click();
}

/**
 * Waits until a part of the page that is loaded when idle is mounted. Its file may be there before those that it
 * imports, so it is imported here too, after the page.
 */
async function partRuns(page: Page, file: string): Promise<void> {
  const address = await page.waitForFunction((part) => {
    const names = performance.getEntriesByType("resource").map(({ name }) => name);
    return names.find((name) => name.includes(part) && name.endsWith(".js"));
  }, file);
  await page.evaluate(async (script) => void (await import(String(script))), address);
  await idleTurns(page);
}

async function idleTurns(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
  });
}
