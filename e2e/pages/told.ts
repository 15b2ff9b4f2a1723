import type { Page } from "@playwright/test";

/**
 * Listens to what short notices tell from now on, however soon they go. Answers a question: everything told so far.
 * For what must not be told: an expectation that waits would wait until the notice is gone.
 */
export async function listenToNotices(page: Page): Promise<() => Promise<readonly string[]>> {
  const region = page.locator('[role="status"][aria-live]');
  await region.evaluate((element) => {
    const told: string[] = [];
    Object.assign(window, { told });
    const listen = (records: MutationRecord[]) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) told.push(node.textContent ?? "");
    };
    new MutationObserver(listen).observe(element, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Object(window)["told"]);
}
