import type { Page } from "@playwright/test";

/** Opens a dish of a list and goes back to it; milliseconds from the click to the frame with the whole sheet. */
export async function openDish(page: Page, dishId: number): Promise<number> {
  await atRest(page);
  const took = await page.evaluate(async (id) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const link = document.querySelector<HTMLElement>(`a[data-dish="${id}"]`);
    if (!link) throw new Error(`no dish ${id} on the page`);
    const start = performance.now();
    link.click();
    while (!document.querySelector('dialog[open], [role="dialog"]')) await frame();
    // The frame after next begins when the sheet's has been painted.
    await frame();
    return performance.now() - start;
  }, dishId);
  await page.goBack();
  await page.locator('dialog[open], [role="dialog"]').waitFor({ state: "detached" });
  return took;
}

/** Adds a dish as its card's button does; milliseconds from the click to the frame with its count on the card. */
export async function addDish(page: Page, dishId: number): Promise<number> {
  await atRest(page);
  return page.evaluate(async (id) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const button = document.querySelector<HTMLElement>(`[data-add="${id}"]`);
    if (!button) throw new Error(`no button for dish ${id} on the page`);
    const start = performance.now();
    button.click();
    while (!button.querySelector("[data-count]")) await frame();
    await frame();
    return performance.now() - start;
  }, dishId);
}

/** When the page has nothing more to do for what came before. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
