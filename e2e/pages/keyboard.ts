import { expect, type Locator, type Page } from "@playwright/test";
import { arrowsWork } from "./at-rest.ts";

/** Maximum number of Tab presses before giving up. */
const PATIENCE = 90;

/** In a composite widget, which has one Tab stop (decision 110). */
const arrows = { Tab: "ArrowRight", "Shift+Tab": "ArrowLeft" } as const;

/** Whether the focus is in the widget of the target, so that arrows reach it. */
function isInReachedWidget(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element.closest("[data-rove]")?.contains(document.activeElement) ?? false);
}

/** A shopper without a pointer. */
export function keyboardOf(page: Page) {
  const press = (key: string) => page.keyboard.press(key);
  const go = async (key: "Tab" | "Shift+Tab", target: Locator): Promise<void> => {
    await expect(target).toBeAttached();
    await arrowsWork(page);
    for (let steps = 0; steps < PATIENCE; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await press((await isInReachedWidget(target)) ? arrows[key] : key);
    }
    await expect(target, `reached by ${PATIENCE} times ${key}`).toBeFocused();
  };
  return {
    press,
    type: (text: string) => page.keyboard.type(text),
    /** Presses Tab until the target has the focus. Fails if it cannot be reached. */
    tabTo: (target: Locator) => go("Tab", target),
    /** The same backwards. From the start of a page this begins at its end. */
    tabBackTo: (target: Locator) => go("Shift+Tab", target),
  };
}
