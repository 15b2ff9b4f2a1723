import type { Page } from "@playwright/test";

/**
 * Records all short notices from now on; the result returns them. Use it for notices that must not appear, because a
 * waiting expectation could miss them.
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
 * Waits until a notice is shown. The page itself checks every frame, because on a busy machine a check from
 * outside may miss a notice of two seconds.
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

/** Waits until a notice with a link to an address is shown, checked like `seesNotice`. */
export async function seesNoticeLink(page: Page, address: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('[role="status"] a[href]')].some(
        (link) => link.getAttribute("href")?.includes(wanted) && link.checkVisibility({ visibilityProperty: true }),
      ),
    address,
    { polling: "raf" },
  );
}
