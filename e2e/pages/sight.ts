import type { Page } from "@playwright/test";

/**
 * Says which element covers the focused control, or that the control is outside the viewport. Null while the control
 * is visible (WCAG 2.4.11).
 */
export function focusOutOfSight(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused.matches("body, main, section, h1, dialog")) return null;
    const isDrawn = !focused.matches(".visually-hidden") && getComputedStyle(focused).opacity !== "0";
    const shown = isDrawn ? focused : (focused.closest("label") ?? focused);
    const { x, y, width, height } = shown.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    const there = document.elementFromPoint(left, top);
    if (there && (shown.contains(there) || there.contains(shown))) return null;
    const name = focused.ariaLabel ?? focused.textContent;
    return `${name} at ${Math.round(left)}, ${Math.round(top)} lies under ${there?.className ?? "the edge"}`;
  });
}

/** Accessible names of all controls that consist only of figures. */
export function bareNumbers(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element) =>
      element.ariaLabel ?? element.closest("label")?.textContent ?? element.textContent;
    return [...document.querySelectorAll("a[href], button, input, select, summary, output[aria-live=polite]")]
      .map((element) => nameOf(element)?.trim() ?? "")
      .filter((name) => name !== "" && !/[^\d\s.,×%₽+−-]/.test(name));
  });
}

/** Share of the window's height that sticky bars leave to the page, 0 to 1. */
export function shareOfContent(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stays = (element: Element | null): boolean => {
      for (let each = element; each && each !== document.body; each = each.parentElement) {
        const { position } = getComputedStyle(each);
        const isBar = each.getBoundingClientRect().height < window.innerHeight / 2;
        if (isBar && (position === "sticky" || position === "fixed")) return true;
      }
      return false;
    };
    const step = 4;
    let free = 0;
    for (let y = 0; y < window.innerHeight; y += step)
      if (!stays(document.elementFromPoint(window.innerWidth / 2, y))) free += step;
    return free / window.innerHeight;
  });
}
