import type { Page } from "@playwright/test";

declare global {
  interface Window {
    benchInput: { at: number };
    /** Resolves when the awaited effect is painted. */
    benchPainted: Promise<number>;
  }
}

/** Runs in the page. Stores the time of the last key, press or mouse move, before its wait in the queue. */
export function watchInput(): void {
  window.benchInput = { at: Number.NaN };
  const note = ({ timeStamp }: Event) => {
    window.benchInput.at = timeStamp;
  };
  for (const name of ["keydown", "pointerdown", "pointerup", "pointermove"]) {
    window.addEventListener(name, note, { capture: true });
  }
}

/** The visible effect of an input. */
export interface Effect {
  readonly selector: string;
  /** Beginning of the text or value. */
  readonly text?: string;
}

/** Milliseconds from an input until its effect is painted. */
export async function paintedAfter(page: Page, input: () => Promise<unknown>, effect: Effect): Promise<number> {
  // The page must observe before the input arrives.
  await page.evaluate(watchPainting, effect);
  await input();
  return page.evaluate(() => window.benchPainted);
}

/** Runs in the page. Waits without requesting frames, because each frame would take part of the measured time. */
function watchPainting({ selector, text = "" }: Effect): void {
  const isThere = () => {
    const found = document.querySelector(selector);
    const shown = found instanceof HTMLInputElement ? found.value : (found?.textContent ?? "");
    return found !== null && shown.replaceAll("\u00a0", " ").startsWith(text);
  };
  if (isThere()) throw new Error(`${selector} ${text} is there before the input`);
  const shown = new Promise<void>((resolve) => {
    const look = () => {
      if (!isThere()) return;
      observer.disconnect();
      document.removeEventListener("input", look);
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    document.addEventListener("input", look);
  });
  const framed = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // A message sent in a frame arrives after that frame was painted.
  const painted = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`${selector} ${text} did not come in 20 s`)), 20_000);
  });
  window.benchPainted = Promise.race([shown, late])
    .then(framed)
    .then(painted)
    .then(() => performance.now() - window.benchInput.at);
}
