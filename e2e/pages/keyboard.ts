import { expect, type Locator, type Page } from "@playwright/test";

/** How far a shopper goes by Tab before giving up. */
const PATIENCE = 90;

/** A shopper without a pointer. */
export function keyboardOf(page: Page) {
  const press = (key: string) => page.keyboard.press(key);
  const go = async (key: "Tab" | "Shift+Tab", target: Locator): Promise<void> => {
    await expect(target).toBeAttached();
    for (let steps = 0; steps < PATIENCE; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await press(key);
    }
    await expect(target, `reached by ${PATIENCE} times ${key}`).toBeFocused();
  };
  return {
    press,
    type: (text: string) => page.keyboard.type(text),
    /** Goes forward by Tab until the target has the focus; fails when it cannot be reached. */
    tabTo: (target: Locator) => go("Tab", target),
    /** The same backwards: from the start of a page that is its end. */
    tabBackTo: (target: Locator) => go("Shift+Tab", target),
  };
}
