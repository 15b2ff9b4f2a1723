/** The page's script hears presses itself from here on. */
export const pageListens = "shop:listens";
/** The page has been taken over and knows what the visitor's browser keeps. */
export const pageReady = "shop:ready";

/**
 * Keeps the buttons that are pressed before the page's script has come, and presses them again when it is ready:
 * none is lost silently. Links and forms do their work without a script.
 */
export function keepEarlyPresses(page: Document): void {
  const pressed: HTMLElement[] = [];
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
    if (button) pressed.push(button);
  };
  page.addEventListener("click", keep);
  page.addEventListener(pageListens, () => page.removeEventListener("click", keep), { once: true });
  page.addEventListener(
    pageReady,
    () => {
      for (const button of pressed) if (button.isConnected) button.click();
    },
    { once: true },
  );
}
