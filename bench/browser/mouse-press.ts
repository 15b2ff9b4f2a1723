import { setTimeout as pause } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";

/** Duration of a press, milliseconds. A release in the same moment would wait for what the move and the press began. */
const pressMs = 80;

/**
 * Moves the mouse to the middle of an element that is in sight and holds its button down. The result releases it.
 * Playwright's own click looks for the element under the mouse while the page handles the event.
 */
export async function mousePress(page: Page, target: Locator): Promise<() => Promise<void>> {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target} cannot be pressed`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await pause(pressMs);
  return () => page.mouse.up();
}
