import type { Page } from "@playwright/test";

/** Delays the page's script, like a slow connection. Returns a function that releases it. */
export async function holdScript(page: Page): Promise<() => void> {
  let letCome = (): void => undefined;
  const isLet = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await isLet;
    await route.continue();
  });
  return () => letCome();
}

/** Whether the page shows that a pressed control waits for its script. */
export function showsWaiting(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { height, animationName } = getComputedStyle(document.body, "::before");
    return height === "3px" && animationName === "pending";
  });
}

/** Controls in the server's HTML that neither work without a script nor are recorded by the starter. */
export function unheardControls(page: Page): Promise<readonly string[]> {
  const unheard = [
    "button:not([type=button]):not(form[action] *)",
    "form:not([action])",
    "a:not([href])",
    "[role=button]:not(button)",
    "[role=link]:not(a)",
    "[tabindex='0']:not(a, button, input, select, textarea, [role=region], [role=group], ul, ol, section, div)",
  ].join();
  return page.evaluate(
    (selector) => [...document.querySelectorAll(`#root :is(${selector})`)].map((each) => each.outerHTML.slice(0, 120)),
    unheard,
  );
}
