/**
 * Resolves when the browser is idle, so that deferred work does not delay the page, or after `longestWait`
 * milliseconds.
 */
export function whenIdle(longestWait = 1500): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: longestWait });
    else setTimeout(resolve, longestWait / 2);
  });
}
