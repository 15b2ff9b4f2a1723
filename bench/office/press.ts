import type { Page } from "@playwright/test";
import { mousePress } from "../browser/mouse-press.ts";

interface Press {
  /** Time of the press's release, before the page handles it. */
  releasedAt: number;
  /** Time at which the watched card is painted as confirmed. */
  painted: Promise<number>;
}

declare global {
  interface Window {
    benchPress: Press;
  }
}

/** Runs in the page. Stores the time of a press's release from the event, so the wait in the queue is measured too. */
export function watchPresses(): void {
  window.benchPress = { releasedAt: Number.NaN, painted: Promise.resolve(Number.NaN) };
  const note = ({ timeStamp }: Event) => {
    window.benchPress.releasedAt = timeStamp;
  };
  window.addEventListener("pointerup", note, { capture: true });
}

/**
 * Confirms a new order by a press of the mouse on its large button; milliseconds from the release until the card is
 * painted as confirmed.
 */
export async function confirmByPress(page: Page, orderId: number): Promise<number> {
  const card = page.locator(`article[data-order="${orderId}"]`);
  const button = card.getByRole("button", { name: /^В работу/ });
  await button.scrollIntoViewIfNeeded();
  const release = await mousePress(page, button);
  // The page must observe before the release, because it handles the release before other messages of the browser.
  await page.evaluate(lookAt, orderId);
  await release();
  return page.evaluate(async () => (await window.benchPress.painted) - window.benchPress.releasedAt);
}

/** Runs in the page. Waits without requesting frames, because each frame would take part of the measured time. */
function lookAt(orderId: number): void {
  const isNew = () => document.querySelector(`article[data-order="${orderId}"][data-asks="confirm"]`) !== null;
  window.benchPress.painted = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (isNew()) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // A message sent in a frame arrives after that frame was painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });
}
