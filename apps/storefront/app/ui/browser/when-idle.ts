/**
 * Ready when the browser has nothing better to do, so that what comes by itself does not hold up the page; after
 * `longestWait` milliseconds in any case.
 */
export function whenIdle(longestWait = 1500): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: longestWait });
    else setTimeout(resolve, longestWait / 2);
  });
}
