/** The longest wait for a quiet moment, milliseconds. */
const longestWait = 1500;

/** Ready when the browser has nothing better to do, so that what comes by itself does not hold up the page. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: longestWait });
    else setTimeout(resolve, longestWait / 2);
  });
}
