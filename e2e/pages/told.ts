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

/**
 * Waits until a notice is seen that tells of something. The page itself looks at every frame: asked from outside, a
 * busy machine may answer too late to see a notice of two seconds.
 */
export async function seesNotice(page: Page, text: string | RegExp): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('[role="status"], output')].some((element) => {
        const told = (element.textContent ?? "").replace(/\s+/g, " ");
        const isMeant =
          typeof wanted === "string"
            ? told.toLowerCase().includes(wanted.replace(/\s+/g, " ").toLowerCase())
            : wanted.test(told);
        return isMeant && element.checkVisibility({ visibilityProperty: true });
      }),
    text,
    { polling: "raf" },
  );
}
