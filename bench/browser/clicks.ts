import type { Page } from "@playwright/test";

/** Duration of a touch, milliseconds. */
const pressMs = 80;

/** Opens a dish of a list by touch and goes back; milliseconds from the click until the whole sheet is painted. */
export async function openDish(page: Page, dishId: number): Promise<number> {
  await page.locator(`a[data-dish="${dishId}"]`).dispatchEvent("pointerdown");
  await page.waitForTimeout(pressMs);
  return openDishAtOnce(page, dishId);
}

/** The same by a click without a press before it, as a keyboard does. */
export async function openDishAtOnce(page: Page, dishId: number): Promise<number> {
  await atRest(page);
  const took = await clickToPaint(page, `a[data-dish="${dishId}"]`, "dialog[open]");
  await page.goBack();
  await page.locator("dialog").waitFor({ state: "detached" });
  return took;
}

/** Adds a dish by its card's button; milliseconds from the click until its count on the card is painted. */
export async function addDish(page: Page, dishId: number): Promise<number> {
  await atRest(page);
  const button = `[data-add="${dishId}"]`;
  return clickToPaint(page, button, `${button} [data-count]`);
}

/** Waits without requesting frames, because each frame would take part of the measured time. */
function clickToPaint(page: Page, clicked: string, awaited: string): Promise<number> {
  return page.evaluate(
    async ([clicked, awaited]) => {
      const pressed = document.querySelector<HTMLElement>(clicked);
      if (!pressed) throw new Error(`nothing on the page is ${clicked}`);
      const appeared = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector(awaited)) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true });
      });
      const start = performance.now();
      pressed.click();
      await appeared;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      // A message sent in a frame arrives after that frame was painted.
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
      return performance.now() - start;
    },
    [clicked, awaited] as const,
  );
}

/** Resolves when the page has no work left. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
