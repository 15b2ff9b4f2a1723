import type { Locator, Page } from "@playwright/test";

/**
 * Taps of a finger over all pages of a visit. Typing does not count, but the tap that places the cursor does.
 */
export type Taps = {
  tap(target: Locator): Promise<void>;
  /** Types at the cursor. Fails if no field has it. */
  type(text: string): Promise<void>;
  count(): Promise<number>;
};

/** Counts from the next page on. */
export async function countTaps(page: Page): Promise<Taps> {
  await page.addInitScript(() => {
    addEventListener(
      "pointerdown",
      ({ isTrusted }) => {
        if (isTrusted) sessionStorage.setItem("taps", String(Number(sessionStorage.getItem("taps") ?? 0) + 1));
      },
      true,
    );
  });
  return {
    tap: (target) => target.click(),
    async type(text) {
      await page.waitForFunction(() => document.activeElement?.matches("input, textarea") ?? false);
      await page.keyboard.type(text);
    },
    count: () => page.evaluate(() => Number(sessionStorage.getItem("taps") ?? 0)),
  };
}
